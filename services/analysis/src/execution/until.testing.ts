// Waiting, in tests, for what comes sooner or later.

/** Waits until it holds. @throws Error after so many milliseconds */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string,
  milliseconds = 20_000,
): Promise<void> {
  for (const end = Date.now() + milliseconds; !(await holds()); ) {
    if (Date.now() > end) throw new Error(`it did not come to this: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
