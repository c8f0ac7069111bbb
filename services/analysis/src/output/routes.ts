// The outputs of analyses over HTTP: the record, the bytes, or a picture of them.
import { Problem, preferredType, sendRecord, sendStored, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { Analysis } from "../context.ts";
import { outputDocument } from "./document.ts";
import { type OutputPath, readableOutput } from "./find.ts";
import { formOf, sendDrawn } from "./picture.ts";
import { PICTURES, TEXT } from "./resources.ts";

export function outputRoutes(app: FastifyInstance, analysis: Analysis): void {
  const { blobs } = analysis.stores;

  app.route<{ Params: OutputPath }>({
    method: ["HEAD", "GET"], // the one that Fastify would make of GET reads the file
    url: "/analysisSubmissions/:submission/analysis/file/:output",
    handler: async (request, reply) => {
      const found = await readableOutput(analysis, userOf(request), request.params);
      const type = preferredType(request.headers.accept, [TEXT, ...PICTURES]);
      if (type === "application/json")
        return sendRecord(reply.header("vary", "accept"), 200, found.submission.version, outputDocument(found));
      if (type === TEXT) {
        const bytes = { ...found.output, createdDate: found.submission.state.since };
        return sendStored(request, reply, blobs, bytes, "text/plain; charset=utf-8");
      }
      const form = formOf(found.output);
      if (form?.type === type) return sendDrawn(request, reply, blobs, found);
      const types = ["application/json", "application/xml", TEXT, ...(form ? [form.type] : [])];
      throw new Problem(406, `This output is available as ${types.join(", ")}.`);
    },
  });
}
