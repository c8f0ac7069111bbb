// The public resources of runs: sequencing runs.
import { historyResources } from "@isotrail/contracts/history";
import type { LinkTemplate, RecordType, Resource } from "@isotrail/contracts/resources";
import { SEES_ALL_RUNS } from "./run/permissions.ts";
import { newRunOfTypeSchema, newRunSchema, runChangesSchema, runSchema } from "./run/schema.ts";

/** "The run list and the root link `sequencingRuns` are for administrators, technicians and sequencers." */
const list: LinkTemplate = { rel: "collection", href: "/sequencingrun", roles: SEES_ALL_RUNS };

const run: RecordType = {
  name: "run",
  schema: runSchema,
  links: [
    { rel: "self", href: "/sequencingrun/{identifier}" },
    { rel: "sequencingRun/sequenceFiles", href: "/sequencingrun/{identifier}/sequenceFiles" },
    { rel: "history", href: "/sequencingrun/{identifier}/history" },
  ],
  afterChange: [{ rel: "self", href: "/sequencingrun/{run}" }, list],
  afterDelete: [list],
};

export const resources: readonly Resource[] = [
  {
    path: "/sequencingrun",
    methods: { GET: "collection", POST: "create" },
    filters: ["modifiedSince"],
    bodies: { POST: { "application/json": newRunSchema } },
    record: run,
    collection: [
      { rel: "self", href: "/sequencingrun" },
      { rel: "sequencingRun/sequencerA", href: "/sequencingrun/miseqrun" },
    ],
    root: { rel: "sequencingRuns", roles: SEES_ALL_RUNS },
  },
  {
    path: "/sequencingrun/:run(^\\d+$)",
    methods: { GET: "record", PATCH: "change", DELETE: "delete" },
    bodies: { PATCH: { "application/json": runChangesSchema } },
    record: run,
  },
  ...historyResources("run", "/sequencingrun/:run(^\\d+$)", { rel: "sequencingRun", href: "/sequencingrun/{run}" }),
  // the endpoint of one sequencer model: "POST /api/sequencingrun/{anything} must create a run"
  {
    path: "/sequencingrun/:type",
    methods: { POST: "create" },
    bodies: { POST: { "application/json": newRunOfTypeSchema } },
    record: run,
  },
];
