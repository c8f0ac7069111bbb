// The public resources of resumable uploads: tus 1.0 below the address of the root's link `uploads`.
import type { RecordType, Resource } from "@isotrail/contracts/resources";
import { uploadRecordSchema } from "./document.ts";

const upload: RecordType = {
  name: "upload",
  schema: uploadRecordSchema,
  links: [
    { rel: "self", href: "/uploads/{identifier}" },
    { rel: "uploads", href: "/uploads" },
  ],
};

/** Every answer of the protocol may carry these. */
const ANSWERED = ["tus-resumable", "cache-control", "upload-offset", "upload-expires"];
const OPTIONS = ["tus-version", "tus-extension", "tus-max-size", "tus-checksum-algorithm"];

export const resumableUploadResources: readonly Resource[] = [
  {
    path: "/uploads",
    methods: { GET: "collection", POST: "create", OPTIONS: "exchange" },
    record: upload,
    collection: [{ rel: "self", href: "/uploads" }],
    root: { rel: "uploads" },
    protocol: {
      asked: ["tus-resumable", "upload-length", "upload-metadata"],
      answered: [...ANSWERED, ...OPTIONS],
    },
  },
  {
    path: "/uploads/:upload",
    methods: { GET: "record", PATCH: "append", DELETE: "exchange", OPTIONS: "exchange" },
    bodies: {
      PATCH: { "application/offset+octet-stream": { type: "string", contentMediaType: "application/octet-stream" } },
    },
    record: upload,
    protocol: {
      asked: ["tus-resumable", "upload-offset", "upload-checksum"],
      answered: [...ANSWERED, "upload-length", ...OPTIONS],
    },
  },
];
