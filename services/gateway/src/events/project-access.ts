// Which projects a reader may read: asked of the service that answers for them, once for each page.
import { Problem, Unreachable } from "@isotrail/http";
import type { Account } from "../auth/guard.ts";
import type { BackendService } from "../proxy/services.ts";

export type ProjectAccess = {
  /** Those of the projects that the reader may read. */
  readable(projects: readonly string[]): Promise<ReadonlySet<string>>;
  /** @throws Problem 404 when there is no such project, 403 when the reader may not read it */
  mayRead(project: string): Promise<void>;
};

/** Projects in one question. */
const MOST = 10_000;
const PATH = "/internal/access";

type Access = { readonly id: string; readonly exists: boolean; readonly read: boolean };

/** @param request the id of the request, for logs */
export function projectAccess({ name, questions }: BackendService, account: Account, request: string): ProjectAccess {
  async function ask(ids: readonly string[]): Promise<Access[]> {
    const { status, body } = await questions.call({
      method: "POST",
      path: PATH,
      caller: { ...account, request },
      headers: { "content-type": "application/json" },
      body: Buffer.from(JSON.stringify({ kind: "projects", ids })),
      repeatable: true,
    });
    if (status !== 200) throw new Unreachable(name, new Error(`${PATH} answered ${status}`));
    return JSON.parse(body.toString()) as Access[];
  }

  return {
    async readable(projects) {
      const found = new Set<string>();
      for (let at = 0; at < projects.length; at += MOST)
        for (const { id, read } of await ask(projects.slice(at, at + MOST))) if (read) found.add(id);
      return found;
    },
    async mayRead(project) {
      const [access] = await ask([project]);
      if (!access?.exists) throw new Problem(404, "There is no such project.");
      if (!access.read) throw new Problem(403, "You are not allowed to do this.");
    },
  };
}
