// The public resources of the inputs of an analysis submission.
import type { LinkTemplate, Resource } from "@isotrail/contracts/resources";
import { file, pair } from "../sequencing-object/resources.ts";

const INPUTS = "/analysisSubmissions/{submission}/sequenceFiles";
const toSubmission: LinkTemplate = { rel: "analysisSubmission", href: "/analysisSubmissions/{submission}" };

export const submissionInputResources: readonly Resource[] = [
  {
    path: "/analysisSubmissions/:submission(^\\d+$)/sequenceFiles/pairs",
    methods: { GET: "collection" },
    record: pair,
    collection: [{ rel: "self", href: `${INPUTS}/pairs` }, toSubmission],
  },
  {
    path: "/analysisSubmissions/:submission(^\\d+$)/sequenceFiles/unpaired",
    methods: { GET: "collection" },
    record: file,
    collection: [{ rel: "self", href: `${INPUTS}/unpaired` }, toSubmission],
  },
];
