// The tests that prove the rules of analyses: submissions, their states, the lists, and what is open.
import { e2e, OUTPUTS, type Proof, unit, within } from "./proof.ts";

const analysis = (title: string) => unit("analysis/src/analysis", title);
const links = ["deploy/resources.test.ts", "the links of a record > at %s"] as const;
const listLinks = ["deploy/resources.test.ts", "the links of a collection > %s"] as const;
const made = analysis("is created by POST, with the specification's fields and links' values");
const completed = analysis("comes to COMPLETED with its outputs, and only then has an analysis");
const shared = analysis("show what is shared with a project to its readers");

export const analysisProofs: readonly Proof[] = [
  { rules: within("What the service does", "rule 2"), tests: [made, completed], open: OUTPUTS },
  { rules: within("Response formats", "Analysis outputs"), open: OUTPUTS },
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
    tests: [links],
    open: OUTPUTS,
  },
  {
    rules: within("Analysis (outputs of a completed submission)", "Phylogenomics", "Assembly and annotation", "Typing"),
    open: OUTPUTS,
  },
  { rules: within("analysisState", "COMPLETED"), tests: [completed] },
];
