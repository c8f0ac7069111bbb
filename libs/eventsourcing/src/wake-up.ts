// Wakes the one loop that waits for something to do.

export type WakeUp = {
  ring(): void;
  /** Resolves at the next ring, at once if it rang since the last time. @returns whether it rang within that time */
  heard(milliseconds: number): Promise<boolean>;
};

export function openWakeUp(): WakeUp {
  let rung = false;
  let wake = () => {};
  return {
    ring() {
      rung = true;
      wake();
    },
    async heard(milliseconds) {
      if (!rung)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      const heard = rung;
      rung = false;
      return heard;
    },
  };
}
