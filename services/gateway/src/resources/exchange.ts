// One request on its way through, and what every request shares.
import type { LinkContext } from "@isotrail/contracts/links";
import type { LinkVariables, Resource } from "@isotrail/contracts/resources";
import type { Call } from "@isotrail/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { accountOf } from "../auth/guard.ts";
import type { Writer } from "../formats/envelope.ts";
import type { BackendService } from "../proxy/services.ts";

export type GatewayContext = {
  /** The public address of the root resource: "https://lab.example/irida/api". */
  readonly api: string;
  readonly services: Readonly<Record<string, BackendService>>;
  readonly idleSeconds: number;
  readonly maxUploadBytes: number;
};

export type Exchange = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly resource: Resource;
  readonly owner: BackendService;
  /** What the owner is asked. */
  readonly call: Call;
  /** The placeholders of the path. */
  readonly params: LinkVariables;
  readonly links: LinkContext;
  readonly writer: Writer;
  readonly context: GatewayContext;
};

export const linkContext = (request: FastifyRequest, { api }: GatewayContext): LinkContext => ({
  api,
  caller: accountOf(request),
});
