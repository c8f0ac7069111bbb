// For tests of those who use workflows.
export { COUNT, COUNT_CWL, workflowFolder } from "./workflow-folder.ts";
