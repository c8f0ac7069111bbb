// Reads an answer of a WES server: bounded JSON, or that the server is not to be had.
import { EngineUnavailable } from "../engine.ts";

/** What the server says to a request: also 400, 403, 404 and the like, which mean something else to each caller. */
export type Answer = { readonly status: number; readonly body: unknown };

/** Of JSON: a run's log holds all that its tools wrote. */
const MOST_BYTES = 16 * 1024 * 1024;
/** These tell of the server, its proxy or our token, not of what was asked. */
const NOT_ABOUT_THE_REQUEST = [401, 407, 408, 421, 425, 429];

export class TooLarge extends EngineUnavailable {
  constructor() {
    super(`An answer of the WES server has more than ${MOST_BYTES / 1024 / 1024} MiB`);
  }
}

type Received = { readonly statusCode: number; readonly body: AsyncIterable<Uint8Array> & { dump(): Promise<void> } };

export async function answerOf({ statusCode: status, body }: Received): Promise<Answer> {
  if (status < 300 || (status >= 400 && status < 500 && !NOT_ABOUT_THE_REQUEST.includes(status)))
    return { status, body: parsed(await wholeOf(body)) };
  await body.dump();
  if (status === 401) throw new EngineUnavailable("The WES server does not accept WES_TOKEN");
  if (status < 400) throw new EngineUnavailable(`The WES server leads elsewhere (${status}): is WES_URL right?`);
  throw new EngineUnavailable(`The WES server answers ${status}`);
}

async function wholeOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new TooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

/** Undefined when it is no JSON: a proxy's page, as a rule. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
