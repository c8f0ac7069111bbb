// After an error nothing new begins for a while; longer each time while it is the stores that do not answer.

const FIRST = 50;
const LONGEST = 5_000;

export type Backoff = ReturnType<typeof openBackoff>;

/** All times in milliseconds. */
export function openBackoff() {
  let length = FIRST;
  let until = 0;
  const begin = (milliseconds: number) => {
    length = milliseconds;
    until = performance.now() + length;
  };
  return {
    left: () => Math.max(0, until - performance.now()),
    short: () => begin(FIRST),
    doubled: () => begin(Math.min(2 * length, LONGEST)),
    over() {
      length = FIRST;
    },
  };
}
