// The public resources of the files of a sequencing run.
import type { RecordType, Resource } from "@isotrail/contracts/resources";
import { freeProperties, objectOf, recordOf, string, timestamp } from "@isotrail/contracts/schema";
import { object } from "../sequencing-object/paths.ts";
import { file } from "../sequencing-object/resources.ts";

const RUN_FILES = "/sequencingrun/{run}/sequenceFiles";

/** The run as its owner shows it. */
const run: RecordType = {
  name: "run of linked files",
  schema: {
    ...recordOf({
      modifiedDate: timestamp,
      uploadStatus: string,
      layoutType: string,
      sequencerType: string,
      label: string,
    }),
    additionalProperties: { type: [...[freeProperties.type ?? []].flat(), "null"] },
  },
  links: [
    { rel: "self", href: "/sequencingrun/{run}" },
    { rel: "sequencingRun/sequenceFiles", href: RUN_FILES },
  ],
};

const linked = objectOf({
  sequenceFileId: {
    type: ["string", "integer"],
    pattern: "^[0-9]{1,16}$",
    minimum: 1,
    description: "The identifier of a pair, a single file or a fast5 file that was uploaded without a run.",
  },
});

export const runFileResources: readonly Resource[] = [
  {
    path: "/sequencingrun/:run(^\\d+$)/sequenceFiles",
    methods: { GET: "collection", POST: "create" },
    bodies: { POST: { "application/json": { ...linked, additionalProperties: true } } },
    record: file,
    created: run,
    location: { rel: "self", href: `${RUN_FILES}/{object}` },
    collection: [
      { rel: "self", href: RUN_FILES },
      { rel: "sequencingRun", href: "/sequencingrun/{run}" },
    ],
    filters: ["processingState"],
  },
  {
    path: "/sequencingrun/:run(^\\d+$)/sequenceFiles/:object",
    methods: { GET: "redirect" },
    record: { name: "object of a run", schema: objectOf({}), links: [{ rel: "self", href: object }] },
  },
];
