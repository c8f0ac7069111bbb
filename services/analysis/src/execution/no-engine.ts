// What stands where WORKFLOW_ENGINE is none: an engine that is always away. Submissions wait; those that never began can be removed.
import { EngineUnavailable, type ExecutionEngine } from "@isotrail/workflow-execution";

const WHY = "No engine runs analyses here: WORKFLOW_ENGINE is none.";

const away = async (): Promise<never> => {
  throw new EngineUnavailable(WHY);
};

export const noEngine: ExecutionEngine = {
  name: "none",
  unavailable: async () => WHY,
  ...{ prepare: away, stage: away, submit: away, find: away, status: away },
  ...{ outputs: away, errors: away, cancel: away, clean: away },
  close: async () => {},
};
