// The public resource of the outputs of analyses.
import type { RecordType, Resource } from "@isotrail/contracts/resources";
import { recordOf, string } from "@isotrail/contracts/schema";

const output: RecordType = {
  name: "analysis output",
  schema: recordOf({
    label: string,
    executionManagerFileId: { ...string, description: "The file's name at the engine that made it." },
    fileName: string,
    fileSizeBytes: { type: "integer", minimum: 0 },
    sha256: { ...string, pattern: "^[0-9a-f]{64}$" },
    mediaType: { ...string, description: "What the bytes are, which are answered as text/plain." },
  }),
  links: [
    { rel: "self", href: "/analysisSubmissions/{submission}/analysis/file/{identifier}" },
    { rel: "analysis", href: "/analysisSubmissions/{submission}/analysis" },
  ],
};

/** "Each output link returns file content with Accept `text/plain`." */
export const TEXT = "text/plain";
/** Of a tree or a matrix, and of a table of alleles. */
export const PICTURES = ["image/svg+xml", "text/html"] as const;

export const outputResources: readonly Resource[] = [
  {
    path: "/analysisSubmissions/:submission/analysis/file/:output",
    methods: { GET: "record" },
    record: output,
    representations: [TEXT, ...PICTURES],
  },
];
