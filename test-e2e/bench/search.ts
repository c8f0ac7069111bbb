// Figures: searches and pages in a large project against the whole of it, and the projects of somebody who is in a thousand.
import { type Client, fresh, link, newUser, type Resource, signIn } from "../client.ts";
import type { System } from "../system.ts";
import { median, say, told } from "./measure.ts";

const CLIENTS = 32;
const PROJECTS = 1000;
const ROUNDS = 200;

const SPECIES = ["Salmonella enterica", "Listeria monocytogenes", "Escherichia coli", "Campylobacter jejuni"];

export async function search(system: System, samples: number): Promise<void> {
  const lab = await signIn(system);
  const project = await lab.create(link(await lab.follow(), "projects"), { name: fresh("Searched ") });
  const href = link(project, "project/samples");
  await together(samples, (n) =>
    lab.create(href, {
      sampleName: `isolate-${n}`,
      organism: SPECIES[n % SPECIES.length],
      strain: `K${1000 + (n % 1000)}`,
    }),
  );
  const searches = (n: number) =>
    [`isolate ${(n * 499) % samples}`, "salm", `k${1000 + (n % 1000)}`, "listeria mono", "no such word"][n % 5] ?? "";
  await timed(lab, `search in ${samples} samples, a page of 100`, 50, (n) =>
    part(href, `size=100&search=${encodeURIComponent(searches(n))}`),
  );
  await timed(lab, "       a page of 100, by the link next", 50, (n) =>
    part(href, `page=2&size=100&after=${(n * 499) % samples}`),
  );
  await timed(lab, "       a page of 100 by its number", 50, (n) =>
    part(href, `size=100&page=${1 + (n % Math.ceil(samples / 100))}`),
  );
  await timed(lab, "       what changed last", 50, () => part(href, `size=100&modifiedSince=${Date.now() - 1000}`));
  const page = await milliseconds(() => lab.get(part(href, "size=100&page=2")));
  const whole = await milliseconds(() => lab.get(href));
  say(`       ${page.toFixed(1)} ms for one page, ${(whole / 1000).toFixed(1)} s for the whole collection`);
  await manyProjects(system, lab);
}

async function manyProjects(system: System, lab: Client): Promise<void> {
  const user = await newUser(lab, system);
  const projects = link(await lab.follow(), "projects");
  // as many that somebody else is in
  await together(PROJECTS, (n) => lab.create(projects, { name: `Outbreak ${n} of others` }));
  await together(PROJECTS, (n) => user.create(projects, { name: `Outbreak ${n} of ${SPECIES[n % SPECIES.length]}` }));
  const { resources } = await user.read(projects);
  if (resources.length !== PROJECTS) throw new Error(`${resources.length} projects are listed`);
  await timed(user, `the whole list of somebody in ${PROJECTS} projects`, 200, () => projects);
  await timed(user, "       a page of 100 of it", 50, (n) => part(projects, `size=100&page=${1 + (n % 10)}`));
  await timed(user, "       a search across it", 50, () => part(projects, "search=outbreak+camp&size=100"));
}

const part = (href: string, query: string) => `${href}?${query}`;

async function together(count: number, make: (n: number) => Promise<Resource>): Promise<void> {
  let next = 0;
  const maker = async () => {
    for (let n = next++; n < count; n = next++) await make(n);
  };
  await Promise.all(Array.from({ length: CLIENTS }, maker));
}

async function milliseconds(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** One request after the other. */
async function timed(client: Client, what: string, limit: number, href: (n: number) => string): Promise<void> {
  for (let n = 0; n < 10; n++) await client.read(href(n));
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n++) times.push(await milliseconds(() => client.read(href(n))));
  const sorted = times.toSorted((a, b) => a - b);
  told(`${what}, p99`, sorted[Math.floor(ROUNDS * 0.99)] ?? Number.NaN, " ms", "under", limit);
  say(`       median ${median(times).toFixed(1)} ms`);
}
