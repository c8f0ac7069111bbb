// On whose behalf, and until when, a start creates what is declared.
import { randomUUID } from "node:crypto";
import type { CommandContext } from "@isotrail/eventsourcing";

export const startContext = (): CommandContext => ({
  actor: "identity",
  cause: `start ${randomUUID()}`,
  trace: "",
  deadline: Date.now() + 30_000,
});
