// Figure: one sample read, against a bare chain of Fastify servers with as many hops that sends the same bytes.
import { Pool } from "undici";
import { link, newSample, signIn } from "../client.ts";
import type { System } from "../system.ts";
import { median, say, startBare, told } from "./measure.ts";

const CONNECTIONS = 32;
const ROUNDS = 5;

export async function read(system: System, secondsEach: number): Promise<void> {
  const lab = await signIn(system);
  const { sample } = await newSample(lab);
  const self = link(sample, "self");
  const bare = await startBare((await lab.get(self)).bytes);
  try {
    const authorization = `Bearer ${lab.token}`;
    await rate(self, { authorization }, 2);
    await rate(`${bare.url}/sample`, {}, 2);
    const rates: { ours: number; bare: number }[] = [];
    for (let n = 0; n < ROUNDS; n++)
      rates.push({
        ours: await rate(self, { authorization }, secondsEach),
        bare: await rate(`${bare.url}/sample`, {}, secondsEach),
      });
    told(
      "read one sample against the bare chain",
      median(rates.map((one) => one.ours / one.bare)),
      "",
      "at least",
      0.6,
    );
    for (const one of rates) say(`       ${one.ours.toFixed(0)} against ${one.bare.toFixed(0)} requests a second`);
  } finally {
    await bare.remove();
  }
}

/** Requests a second over so many connections; every body is read. */
async function rate(href: string, headers: Record<string, string>, duration: number): Promise<number> {
  const { origin, pathname: path } = new URL(href);
  const pool = new Pool(origin, { connections: CONNECTIONS });
  const started = performance.now();
  let count = 0;
  const client = async () => {
    while (performance.now() - started < duration * 1000) {
      const { statusCode, body } = await pool.request({ path, method: "GET", headers });
      await body.arrayBuffer();
      if (statusCode !== 200) throw new Error(`${href} answered ${statusCode}`);
      count++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  const took = (performance.now() - started) / 1000;
  await pool.close();
  return count / took;
}
