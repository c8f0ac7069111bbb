// Resumable uploads over HTTP, as tus 1.0 has it: begun, continued, asked how far they are, given up.
import { commandContext, drainUnreadBody, sendLines, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { UploadContext } from "../uploads/blobs.ts";
import { beginUpload } from "../use-cases/begin-upload.ts";
import { continueUpload, type Offset, offsetOf } from "../use-cases/continue-upload.ts";
import { endUpload } from "../use-cases/end-upload.ts";
import { uploadDocument } from "./document.ts";
import { findUpload, uploadsOf } from "./find.ts";
import { ALGORITHMS, bytesIn, checksumIn, checkVersion, EXTENSIONS, metadataIn, TUS_VERSION } from "./headers.ts";

type AtUpload = { Params: { upload: string } };

const BYTES = "application/offset+octet-stream";

export async function resumableUploadRoutes(app: FastifyInstance, service: UploadContext): Promise<void> {
  await app.register(async (scope) => {
    protocol(scope, service);
    routes(scope, service);
  });
}

/** What holds for every request: the version, and what of tus is spoken here. */
function protocol(app: FastifyInstance, { settings }: UploadContext): void {
  app.addContentTypeParser(BYTES, (_request, body, done) => done(null, body));
  app.addHook("onRequest", async (request, reply) => {
    reply.header("tus-resumable", TUS_VERSION).header("cache-control", "no-store");
    checkVersion(request.headers);
  });
  app.addHook("onSend", drainUnreadBody);
  for (const path of ["/uploads", "/uploads/:upload"])
    app.options(path, async (_request, reply) => {
      reply.headers({ "tus-version": TUS_VERSION, "tus-extension": EXTENSIONS });
      reply.headers({ "tus-max-size": settings.maxUploadBytes, "tus-checksum-algorithm": ALGORITHMS.join(",") });
      return reply.code(204).send();
    });
}

function routes(app: FastifyInstance, service: UploadContext): void {
  const { aggregates } = service;
  const find = (user: string, id: string) => findUpload({ aggregates, user, id });

  app.get("/uploads", async (request, reply) => {
    const uploads = uploadsOf(aggregates, userOf(request).user);
    await sendLines(reply, documents(uploads));
    return reply;
  });

  app.post("/uploads", async (request, reply) => {
    const { user } = userOf(request);
    const asked = { user, size: bytesIn(request.headers, "upload-length"), metadata: metadataIn(request.headers) };
    const upload = await beginUpload(service, asked, commandContext(request));
    told(reply, { upload, offset: 0 });
    return sendRecord(reply, 201, upload.version, uploadDocument(upload));
  });

  app.get<AtUpload>("/uploads/:upload", async (request, reply) => {
    const upload = await find(userOf(request).user, request.params.upload);
    told(reply, await offsetOf(service, upload)).header("upload-length", upload.state.size);
    return sendRecord(reply, 200, upload.version, uploadDocument(upload));
  });

  app.patch<AtUpload>("/uploads/:upload", async (request, reply) => {
    const { headers, raw: body, params } = request;
    const about = { user: userOf(request).user, id: params.upload, body };
    const next = { ...about, offset: bytesIn(headers, "upload-offset"), checksum: checksumIn(headers) };
    return told(reply, await continueUpload(service, next, commandContext(request)))
      .code(204)
      .send();
  });

  app.delete<AtUpload>("/uploads/:upload", async (request, reply) => {
    await endUpload(service, userOf(request).user, request.params.upload, commandContext(request));
    return reply.code(204).send();
  });
}

async function* documents(uploads: ReturnType<typeof uploadsOf>) {
  for await (const upload of uploads) yield uploadDocument(upload);
}

const told = (reply: FastifyReply, { upload, offset }: Offset): FastifyReply =>
  reply.header("upload-offset", offset).header("upload-expires", new Date(upload.state.expires).toUTCString());
