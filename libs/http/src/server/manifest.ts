// The manifest of a service: everything that the system knows of it. Wiring, settings, tools and the gateway's tables derive from it.
import type { FeedReaders, Resource } from "@isotrail/contracts/resources";
import type { AggregateStore, ServiceEngine, Stores, Worker } from "@isotrail/eventsourcing";
import type { FastifyInstance } from "fastify";
import type pino from "pino";
import type { Peers } from "../client/peer.ts";
import type { SettingsTable } from "../settings/setting.ts";

/** @typeParam Settings what the service reads of the environment */
export type ServiceContext<Settings = unknown> = {
  readonly name: string;
  readonly aggregates: AggregateStore;
  readonly stores: Stores;
  readonly peers: Peers;
  readonly settings: Settings;
  readonly logger: pino.Logger;
  /** Tells the operator a line on standard output, once; it never enters a log. */
  announce(line: string): void;
};

/** What a service keeps open besides its stores. */
export type Opened = { close(): Promise<void> };

/** @typeParam Own what `open` adds to the context */
export type Service<Settings = unknown, Own = unknown> = ServiceEngine & {
  /** The services that it calls. */
  readonly peers?: readonly string[];
  /** Its own settings; those of every process are not among them. */
  readonly settings?: SettingsTable;
  /** Runs in a thread of its own in the standalone process: its work would hold the others up. */
  readonly ownThread?: boolean;
  /** Its public resources; their links, too. */
  readonly resources?: readonly Resource[];
  /** Who may read its public events over HTTP; nobody, unless given. */
  readonly feed?: FeedReaders;
  /** What routes and workers share besides the context, to which it is added: opened before them, closed after them. */
  open?(context: ServiceContext<Settings>): Promise<Own & Opened>;
  routes(app: FastifyInstance, context: ServiceContext<Settings> & Own): void | Promise<void>;
  /** What one replica does at a time, apart from requests and events; they run until the service is closed. */
  workers?(context: ServiceContext<Settings> & Own): readonly Worker[];
  /** What operators should know though the service is ready, as sentences; answered within a second. */
  remarks?(context: ServiceContext<Settings> & Own): Promise<readonly string[]>;
  /** After the views are whole, before the service is ready. */
  start?(context: ServiceContext<Settings>): Promise<void>;
};
