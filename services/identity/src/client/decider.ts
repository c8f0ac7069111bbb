// An OAuth client: a program that may ask for tokens (RFC 6749, section 2). Its secret is kept as a sealed argon2id hash.
import { isDeepStrictEqual } from "node:util";
import { CommandRejected } from "@isotrail/eventsourcing";
import type { isotrail } from "../../generated/domain-events.js";

/** What is said of a client; `secretHash` is empty for a public client, which cannot keep a secret. */
export type ClientFields = {
  readonly name: string;
  readonly secretHash: string;
  readonly grants: readonly string[];
  readonly scopes: readonly string[];
  readonly redirectUris: readonly string[];
  readonly accessTokenSeconds: number;
  /** 0: it gets no refresh tokens. */
  readonly refreshTokenSeconds: number;
  /** The setting that declares it at each start; empty when it was made over the API. */
  readonly declaredIn: string;
};

export type Client = ClientFields & {
  /** The secret before this one counts until then: milliseconds since the epoch. */
  readonly previousSecretHash: string;
  readonly previousUntil: number;
  readonly createdDate: number;
  readonly modifiedDate: number;
  /** When it was retired; 0 as long as it is not. */
  readonly retired: number;
};

export type ClientCommand =
  | { type: "declare"; client: ClientFields }
  | { type: "rotateSecret"; secretHash: string; previousUntil: number }
  | { type: "retire" };

type Messages = typeof isotrail.identity.domain.v1;
type Message<Type extends keyof Messages> = Parameters<Messages[Type]["encode"]>[0];
export type ClientEvent =
  | { type: "ClientDeclared"; data: Message<"ClientDeclared"> }
  | { type: "ClientSecretRotated"; data: Message<"ClientSecretRotated"> }
  | { type: "ClientRetired"; data: object };

export const initial: Client | null = null;

/** @throws CommandRejected "missing" when there is no such client, or not any more */
export function decide(state: Client | null, command: ClientCommand): readonly ClientEvent[] {
  if (command.type === "declare")
    return state && isDeepStrictEqual(fieldsOf(state), command.client) ? [] : declared(command.client);
  if (!state) throw new CommandRejected("missing", "There is no such client.");
  if (command.type === "retire") return state.retired ? [] : [{ type: "ClientRetired", data: {} }];
  if (state.retired) throw new CommandRejected("missing", "There is no such client.");
  const { secretHash, previousUntil } = command;
  return [{ type: "ClientSecretRotated", data: { secretHash, previousUntil } }];
}

function declared(client: ClientFields): readonly ClientEvent[] {
  const { grants, scopes, redirectUris } = client;
  const lists = { grants: [...grants], scopes: [...scopes], redirectUris: [...redirectUris] };
  return [{ type: "ClientDeclared", data: { ...client, ...lists } }];
}

export function evolve(state: Client | null, event: ClientEvent, { at }: { readonly at: number }): Client | null {
  if (event.type === "ClientDeclared") return { ...(state ?? newClient(at)), ...saidOf(event.data), modifiedDate: at };
  if (!state) return state;
  if (event.type === "ClientRetired") return { ...state, retired: at, modifiedDate: at };
  const { secretHash, previousUntil } = event.data;
  return {
    ...state,
    secretHash: secretHash ?? "",
    previousSecretHash: state.secretHash,
    previousUntil: Number(previousUntil),
    modifiedDate: at,
  };
}

const newClient = (at: number) => ({ previousSecretHash: "", previousUntil: 0, createdDate: at, retired: 0 });

const saidOf = (data: Message<"ClientDeclared">): ClientFields => ({
  name: data.name ?? "",
  secretHash: data.secretHash ?? "",
  grants: [...(data.grants ?? [])],
  scopes: [...(data.scopes ?? [])],
  redirectUris: [...(data.redirectUris ?? [])],
  accessTokenSeconds: Number(data.accessTokenSeconds),
  refreshTokenSeconds: Number(data.refreshTokenSeconds),
  declaredIn: data.declaredIn ?? "",
});

export const fieldsOf = ({
  name,
  secretHash,
  grants,
  scopes,
  redirectUris,
  accessTokenSeconds,
  refreshTokenSeconds,
  declaredIn,
}: Client): ClientFields => ({
  name,
  secretHash,
  grants,
  scopes,
  redirectUris,
  accessTokenSeconds,
  refreshTokenSeconds,
  declaredIn,
});
