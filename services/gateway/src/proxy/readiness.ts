// Whether the services behind the gateway are ready, as each says of itself.
import type { BackendService } from "./services.ts";

const PATIENCE_MS = 2_000;

export async function readinessFailures(services: Readonly<Record<string, BackendService>>): Promise<string[]> {
  return (await Promise.all(Object.values(services).map(failuresOf))).flat();
}

async function failuresOf({ name, questions }: BackendService): Promise<string[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const { status, body } = await questions.call({ method: "GET", path: "/health/ready", caller: {}, signal });
    if (status === 200) return [];
    const { wrong = [`${name} is not ready`] } = JSON.parse(body.toString()) as { wrong?: string[] };
    return wrong;
  } catch {
    return [`${name} does not answer`];
  }
}
