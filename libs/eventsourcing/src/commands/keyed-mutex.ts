// One after the other: writers of one process to one stream, so that they do not starve each other by version conflicts.

/** Runs the work for one name at a time, in order of arrival; work for other names goes on beside it. */
export type KeyedMutex = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export function keyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    const done = turn.catch(() => {});
    last.set(name, done);
    try {
      return await turn;
    } finally {
      if (last.get(name) === done) last.delete(name);
    }
  };
}
