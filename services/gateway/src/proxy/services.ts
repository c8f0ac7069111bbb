// The services behind the gateway: questions and bodies never wait for each other, and sign-ins hold nothing else up.
import { type ClientLimits, type HttpClient, httpClient, type Identity, type ServiceAddress } from "@isotrail/http";

/** One service; each client has connections and a queue of its own. */
export type BackendService = {
  readonly name: string;
  /** Records, changes, and what the gateway itself asks. */
  readonly questions: HttpClient;
  /** Uploads, downloads and collections: as long as a client takes to send or read them. */
  readonly bodies: HttpClient;
};

/** A small answer begins within 30 s: a service ends by itself after 20. */
const ANSWER_MS = 30_000;
/** The answer to an upload may begin only after a minute's wait for the store. */
const UPLOAD_ANSWER_MS = 120_000;

const QUESTIONS: ClientLimits = {
  places: 128,
  placesOfUser: 96,
  waiting: 2_000,
  waitingOfUser: 1_000,
  waitTimeout: 10_000,
  answer: ANSWER_MS,
};
const SIGN_INS: ClientLimits = { places: 32, waiting: 200, waitTimeout: 10_000, answer: ANSWER_MS };
/** Keys and accounts, without which nobody is let in: few, small, and waited for by everybody. */
const ACCOUNTS: ClientLimits = { places: 2, waiting: 16, waitTimeout: 2_000, answer: 5_000 };

/** @param waitTimeout milliseconds that an upload or download waits for its turn */
const bodies = (waitTimeout: number): ClientLimits => ({
  places: 128,
  placesOfUser: 32,
  waiting: 2_000,
  waitingOfUser: 500,
  waitTimeout,
  answer: UPLOAD_ANSWER_MS,
});

export type Backends = {
  readonly services: Readonly<Record<string, BackendService>>;
  readonly signIns: HttpClient;
  readonly accounts: HttpClient;
  close(): Promise<void>;
};

/** @param accountService the name of the service that signs people in */
export function openBackends(
  addresses: Readonly<Record<string, ServiceAddress>>,
  identity: Identity,
  accountService: string,
  idleSeconds: number,
): Backends {
  const opened: HttpClient[] = [];
  const open = (name: string, limits: ClientLimits): HttpClient => {
    const client = httpClient(name, addresses[name] ?? "", identity, limits);
    opened.push(client);
    return client;
  };
  const services = Object.fromEntries(
    Object.keys(addresses).map((name): [string, BackendService] => [
      name,
      { name, questions: open(name, QUESTIONS), bodies: open(name, bodies(idleSeconds * 1000)) },
    ]),
  );
  return {
    services,
    signIns: open(accountService, SIGN_INS),
    accounts: open(accountService, ACCOUNTS),
    close: async () => void (await Promise.all(opened.map((client) => client.close()))),
  };
}
