// Whether the services behind the gateway are ready, as each says of itself.
import type { BackendService } from "./services.ts";

const PATIENCE_MS = 2_000;

/** What keeps a service from working, and what operators should know though it works. */
type Report = { readonly wrong: readonly string[]; readonly remarks: readonly string[] };
type Services = Readonly<Record<string, BackendService>>;

export const readinessFailures = async (services: Services): Promise<string[]> =>
  (await reports(services)).flatMap(({ wrong }) => wrong);

export const remarksOf = async (services: Services): Promise<string[]> =>
  (await reports(services)).flatMap(({ remarks }) => remarks);

const reports = (services: Services) => Promise.all(Object.values(services).map(reportOf));

async function reportOf({ name, questions }: BackendService): Promise<Report> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const { status, body } = await questions.call({ method: "GET", path: "/health/ready", caller: {}, signal });
    const { wrong = [`${name} is not ready`], remarks = [] } = JSON.parse(body.toString()) as Partial<Report>;
    return { wrong: status === 200 ? [] : wrong, remarks };
  } catch {
    return { wrong: [`${name} does not answer`], remarks: [] };
  }
}
