// Uploads over HTTP: one file, or a pair, to a sample.
import multipart from "@fastify/multipart";
import { callerOf, commandContext, drainUnreadBody, Problem, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fileDocuments, type LoadedObject, objectDocument } from "../sequencing-object/document.ts";
import { uploadFiles } from "../use-cases/upload-files.ts";
import type { UploadContext } from "./blobs.ts";
import { type Form, PAIR, SINGLE } from "./form.ts";

type AtSample = { Params: { sample: string } };

/** "POST single answers the file, POST pair answers the pair" */
const uploadedFile = (object: LoadedObject) => fileDocuments(object)[0] ?? {};

export async function uploadRoutes(app: FastifyInstance, service: UploadContext): Promise<void> {
  await app.register(multipart);

  const upload =
    (form: Form, answer: (object: LoadedObject) => object) =>
    async (request: FastifyRequest<AtSample>, reply: FastifyReply) => {
      userOf(request);
      if (!request.isMultipart()) throw new Problem(415, "Send the files as multipart/form-data.");
      const { sample } = request.params;
      const about = { caller: callerOf(request), sample, body: request, context: commandContext(request) };
      const object = await uploadFiles(service, form, about);
      return sendRecord(reply, 201, object.version, answer(object));
    };

  const options = { onSend: drainUnreadBody };
  const files = "/samples/:sample/sequenceFiles";
  app.post<AtSample>(files, options, upload(SINGLE, uploadedFile));
  app.post<AtSample>(`${files}/unpaired`, options, upload(SINGLE, uploadedFile));
  app.post<AtSample>(`${files}/pairs`, options, upload(PAIR, objectDocument));
}
