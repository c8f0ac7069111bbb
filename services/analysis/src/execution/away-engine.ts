// What stands where no engine can be opened: one that is always away. Submissions wait, and say why; those that never began can be removed.
import { EngineUnavailable, type ExecutionEngine } from "@isotrail/workflow-execution";

/** @param why a sentence for users and operators */
export function awayEngine(name: string, why: string): ExecutionEngine {
  const away = async (): Promise<never> => {
    throw new EngineUnavailable(why);
  };
  return {
    name,
    unavailable: async () => why,
    ...{ prepare: away, stage: away, submit: away, find: away, status: away },
    ...{ outputs: away, errors: away, cancel: away, clean: away },
    close: async () => {},
  };
}
