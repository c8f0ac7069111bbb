// So many at once and no more: whoever comes later waits for a turn, in order.

export type Slots = {
  /** Resolves when it is this caller's turn, with what gives the place back. */
  take(): Promise<() => void>;
};

export function slots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  const giveBack = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  return {
    async take() {
      if (free > 0) free--;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return giveBack;
    },
  };
}
