// Who comes next: the highest priority first, within it the user who has the fewest running, then whoever waits longest.
import type { Priority } from "../submission/state.ts";

export type Waiting = {
  readonly id: string;
  readonly user: string;
  readonly priority: Priority;
  readonly workflowId: string;
};

/** From the highest. */
const ORDER: readonly Priority[] = ["HIGH", "MEDIUM", "LOW"];

/** Keeps some hundred bytes for each that waits. */
export class Queue {
  readonly #waiting = new Map<string, Waiting>();
  /** Of each priority and user, in the order of submission. */
  readonly #lines = new Map<string, Set<string>>();
  /** How many turns had been taken when the user had theirs. */
  readonly #lastTurn = new Map<string, number>();
  #turns = 0;

  get size(): number {
    return this.#waiting.size;
  }

  add(waiting: Waiting): void {
    if (this.#waiting.has(waiting.id)) return;
    this.#waiting.set(waiting.id, waiting);
    const line = lineOf(waiting);
    const ids = this.#lines.get(line);
    if (ids) ids.add(waiting.id);
    else this.#lines.set(line, new Set([waiting.id]));
  }

  /** @returns it, if it waited */
  remove(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    if (!waiting) return undefined;
    this.#waiting.delete(id);
    const line = lineOf(waiting);
    const ids = this.#lines.get(line);
    ids?.delete(id);
    if (ids?.size === 0) this.#lines.delete(line);
    return waiting;
  }

  /** The workflows that somebody waits for. */
  workflows(): ReadonlySet<string> {
    return new Set([...this.#waiting.values()].map(({ workflowId }) => workflowId));
  }

  /**
   * Takes the next out of the queue.
   * @param running how many submissions of the user are under way
   * @param canRun whether the workflow can run now: those that cannot are passed over, and keep their place
   */
  take(running: (user: string) => number, canRun: (workflowId: string) => boolean): Waiting | undefined {
    for (const priority of ORDER) {
      const next = this.#firsts(priority, canRun).sort((a, b) => this.#compare(a, b, running))[0];
      if (!next) continue;
      this.remove(next.id);
      this.#lastTurn.set(next.user, ++this.#turns);
      return next;
    }
    return undefined;
  }

  /** Of each user the one that has waited longest, among those that can run. */
  #firsts(priority: Priority, canRun: (workflowId: string) => boolean): Waiting[] {
    const firsts: Waiting[] = [];
    for (const [line, ids] of this.#lines) {
      if (!line.startsWith(`${priority}/`)) continue;
      for (const id of ids) {
        const waiting = this.#waiting.get(id);
        if (!waiting || !canRun(waiting.workflowId)) continue;
        firsts.push(waiting);
        break;
      }
    }
    return firsts;
  }

  #compare(a: Waiting, b: Waiting, running: (user: string) => number): number {
    const lastTurn = ({ user }: Waiting) => this.#lastTurn.get(user) ?? 0;
    return running(a.user) - running(b.user) || lastTurn(a) - lastTurn(b) || Number(a.id) - Number(b.id);
  }
}

const lineOf = ({ priority, user }: Waiting) => `${priority}/${user}`;
