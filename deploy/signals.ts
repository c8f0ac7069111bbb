// A clean end on SIGTERM and SIGINT: once, however often the signal comes, and forced when it takes too long.

/** Requests in flight may take so long to end, in milliseconds. */
export const GRACE = 30_000;

/** Ends the process with one line. */
export function fail(error: unknown): never {
  process.stderr.write(`isotrail: ${textOf(error)}\n`);
  process.exit(1);
}

/** Of all ports only PORT is listened on without a name of its own in the error. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!("syscall" in error) || error.syscall !== "listen" || !("port" in error)) return error.message;
  return `PORT ${error.port}: ${error.message}. End the other program, or set PORT to another port.`;
}

/** @param stop ends everything; the process exits 0 after it, 1 when it fails or takes over 35 s */
export function endOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const end = async () => {
    if (stopping) return; // a second signal of the same kind changes nothing
    stopping = true;
    process.stdout.write("Isotrail is stopping; requests under way may end.\n");
    setTimeout(() => fail(`requests did not end within ${GRACE / 1000} s`), GRACE + 5000).unref();
    await stop();
    process.stdout.write("Isotrail has stopped.\n", () => process.exit(0));
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void end().catch(fail));
}
