// Whether the server can run CWL now: its service-info, which is asked once in a while.
import { EngineUnavailable } from "../engine.ts";
import { membersOf } from "./members.ts";
import type { WesServer } from "./server.ts";

export class ServiceInfo {
  readonly #server: WesServer;
  #trouble: string | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(server: WesServer) {
    this.#server = server;
  }

  /** A sentence; undefined when there is none. */
  async trouble(signal: AbortSignal): Promise<string | undefined> {
    if (performance.now() - this.#askedAt > this.#server.patience.info) {
      this.#trouble = await this.#ask(signal);
      this.#askedAt = performance.now();
    }
    return this.#trouble;
  }

  /** What it was when it was last asked. */
  get lastTrouble(): string | undefined {
    return this.#trouble;
  }

  /** The versions of WES that a server names say little: sapporo names one of its own. */
  async #ask(signal: AbortSignal): Promise<string | undefined> {
    try {
      const { status, body } = await this.#server.ask("service-info", signal);
      const types = Object.keys(membersOf(membersOf(body).workflow_type_versions));
      if (status !== 200 || types.length === 0) return "What answers at WES_URL is not a WES server.";
      return types.some((type) => type.toLowerCase() === "cwl") ? undefined : "The WES server does not run CWL.";
    } catch (error) {
      if (error instanceof EngineUnavailable) return `${error.message}.`;
      throw error;
    }
  }
}
