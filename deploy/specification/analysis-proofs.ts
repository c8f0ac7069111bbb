// The tests that prove the rules of analyses: submissions, their states, the lists, and what is open.
import { e2e, lib, type Proof, unit, within } from "./proof.ts";

const analysis = (title: string) => unit("analysis/src/analysis", title);
const links = ["deploy/resources.test.ts", "the links of a record > at %s"] as const;
const listLinks = ["deploy/resources.test.ts", "the links of a collection > %s"] as const;
const made = analysis("is created by POST, with the specification's fields and links' values");
const completed = analysis("comes to COMPLETED with its outputs, and only then has an analysis");
const shared = analysis("show what is shared with a project to its readers");

export const outputRecord = unit("analysis/src/output/output", "is named by the analysis, and has a record");
export const outputText = unit(
  "analysis/src/output/output",
  "is answered as text/plain with its digest, in parts, and by HEAD without its bytes",
);

export const analysisProofs: readonly Proof[] = [
  { rules: within("What the service does", "rule 2"), tests: [made, completed, outputText] },
  { rules: within("Response formats", "Analysis outputs"), tests: [outputText] },
  { rules: within("Project analyses collection", "links"), tests: [shared, listLinks] },
  {
    rules: within(
      "Analysis submission",
      "name",
      "label",
      "analysisDescription",
      "workflowId",
      "remoteWorkflowId",
      "remoteInputDataId",
      "remoteFilesPaired",
      "remoteFilesSingle",
      "inputParameters",
      "analysisState",
      "analysisCleanedState",
      "createdDate",
      "modifiedDate",
      "identifier",
    ),
    tests: [made, completed],
  },
  {
    rules: within("Analysis submission", "links"),
    tests: [links, listLinks, e2e("links", "a crawl as %s from the root meets 200 and 405 only")],
  },
  {
    rules: within("Analysis (outputs of a completed submission)", "links"),
    tests: [links, outputText],
  },
  {
    rules: within("Analysis (outputs of a completed submission)", "Phylogenomics", "Assembly and annotation", "Typing"),
    tests: [
      lib("workflow-execution/src/registry/registry", "of the four types of the specification %s has its outputs"),
    ],
  },
  { rules: within("analysisState", "COMPLETED"), tests: [completed] },
];
