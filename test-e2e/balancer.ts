// A TCP load balancer for tests, as a Kubernetes service is one: new connections go round the backends that are in it.
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type Balancer = {
  readonly port: number;
  /** Takes a backend out: no new connections, and those that it has are cut. */
  exclude(port: number): void;
  include(port: number): void;
  close(): void;
};

export async function balance(backends: readonly number[]): Promise<Balancer> {
  const ready = new Set(backends);
  const pairs = new Map<Socket, number>();
  let turn = 0;

  const server = createServer((client) => {
    client.on("error", () => client.destroy());
    const candidates = [...ready];
    const from = turn++;
    const attempt = (tried: number) => {
      const port = candidates[(from + tried) % candidates.length];
      if (port === undefined || tried >= candidates.length) return void client.destroy();
      const backend = connect({ port, host: "127.0.0.1", noDelay: true });
      backend.once("error", () => attempt(tried + 1));
      backend.once("connect", () => {
        backend.removeAllListeners("error");
        backend.on("error", () => client.destroy());
        pairs.set(client, port);
        client.pipe(backend).pipe(client);
        client.once("close", () => {
          pairs.delete(client);
          backend.destroy();
        });
        backend.once("close", () => client.destroy());
      });
    };
    attempt(0);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();

  return {
    port: typeof address === "object" && address ? address.port : 0,
    exclude(port) {
      ready.delete(port);
      for (const [client, backend] of pairs) if (backend === port) client.destroy();
    },
    include: (port) => void ready.add(port),
    close() {
      server.close();
      for (const client of pairs.keys()) client.destroy();
    },
  };
}
