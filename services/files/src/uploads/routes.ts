// Uploads over HTTP: one file, a pair, a fast5 file or an assembly, to a sample.
import multipart from "@fastify/multipart";
import { callerOf, commandContext, drainUnreadBody, Problem, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fileDocuments, type LoadedObject, objectDocument } from "../sequencing-object/document.ts";
import { attachUploads } from "../use-cases/attach-uploads.ts";
import { uploadFiles } from "../use-cases/upload-files.ts";
import type { UploadContext } from "./blobs.ts";
import { ASSEMBLY, FAST5, type Form, PAIR, SINGLE } from "./form.ts";

const FORM_DATA = "multipart/form-data";
type AtSample = { Params: { sample: string } };

/** @throws Problem 415 */
function jsonOf({ headers, body }: FastifyRequest): unknown {
  if (/^application\/json\b/i.test(headers["content-type"] ?? "")) return body;
  const accept = `${FORM_DATA}, application/json`;
  throw new Problem(415, `Send the files as ${FORM_DATA}, or name uploads as application/json.`, {
    headers: { accept },
  });
}

export async function uploadRoutes(app: FastifyInstance, service: UploadContext): Promise<void> {
  await app.register(multipart);

  const upload =
    (form: Form, answer: (object: LoadedObject) => object) =>
    async (request: FastifyRequest<AtSample>, reply: FastifyReply) => {
      const { user } = userOf(request);
      const about = { caller: callerOf(request), sample: request.params.sample, context: commandContext(request) };
      const object = request.isMultipart()
        ? await uploadFiles(service, form, { ...about, body: request })
        : await attachUploads(service, form, { ...about, user, body: jsonOf(request) });
      return sendRecord(reply, 201, object.version, answer(object));
    };
  // "POST single answers the file, POST pair answers the pair"
  const { filesRoot } = service.settings;
  const theFile = (object: LoadedObject) => fileDocuments(object, filesRoot)[0] ?? {};
  const theObject = (object: LoadedObject) => objectDocument(object, filesRoot);

  const options = { onSend: drainUnreadBody };
  const files = "/samples/:sample/sequenceFiles";
  app.post<AtSample>(files, options, upload(SINGLE, theFile));
  app.post<AtSample>(`${files}/unpaired`, options, upload(SINGLE, theFile));
  app.post<AtSample>(`${files}/pairs`, options, upload(PAIR, theObject));
  app.post<AtSample>(`${files}/fast5`, options, upload(FAST5, theFile));
  app.post<AtSample>("/samples/:sample/assemblies", options, upload(ASSEMBLY, theObject));
}
