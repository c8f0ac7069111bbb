// Where outputs are read from: the server itself, a folder that both see, or a bucket.
import { constants } from "node:fs";
import { open, realpath } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "minio";
import { EngineUnavailable } from "../engine.ts";
import { isPlain } from "./paths.ts";
import { WesServer } from "./server.ts";
import type { OutputBucket, OutputPlace, WesSettings } from "./settings.ts";

/** Opens what is at a location; undefined when nothing is there. */
export type Place = {
  open(location: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array> | undefined>;
  close(): Promise<void>;
};

/** @throws Error when a setting is missing */
export async function openPlace(place: OutputPlace, server: WesServer, settings: WesSettings): Promise<Place> {
  if (place === "http") return { open: (location, signal) => server.open(location, signal), close: async () => {} };
  if (place === "shared") return sharedFolder(settings.sharedRoot);
  return bucket(settings.s3, settings.patience);
}

/** Only files beneath the root, links followed, are opened. */
async function sharedFolder(sharedRoot: string | undefined): Promise<Place> {
  if (!sharedRoot) throw new Error("outputs in a shared folder need WES_SHARED_ROOT");
  const root = await realpath(sharedRoot).catch((error) => {
    throw new Error(`WES_SHARED_ROOT ${sharedRoot} cannot be read`, { cause: error });
  });

  async function openFile(location: string) {
    const named = location.startsWith("file://") ? resolve(fileURLToPath(location)) : "";
    if (!isBelow(named, sharedRoot as string) && !isBelow(named, root))
      throw new EngineUnavailable("The WES server keeps its outputs elsewhere than in WES_SHARED_ROOT");
    const path = await realpath(named);
    if (!isBelow(path, root)) return undefined;
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    if ((await file.stat()).isFile()) return file.createReadStream();
    await file.close();
    return undefined;
  }

  return { open: (location) => openFile(location).catch(ifMissing), close: async () => {} };
}

const isBelow = (path: string, folder: string): boolean =>
  path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "ELOOP") return undefined;
  if (error instanceof EngineUnavailable) throw error;
  throw new EngineUnavailable("WES_SHARED_ROOT cannot be read", { cause: error });
}

/** Objects of this bucket only, whatever the location names. */
async function bucket(s3: OutputBucket | undefined, patience: WesSettings["patience"]): Promise<Place> {
  if (!s3) throw new Error("outputs in a bucket need its name and how to reach it");
  const { protocol, hostname, port } = new URL(s3.endpoint);
  const { accessKey, secretKey, region } = s3;
  const useSSL = protocol === "https:";
  const client = new Client({
    endPoint: hostname,
    ...(port && { port: Number(port) }),
    useSSL,
    accessKey,
    secretKey,
    region,
  });
  const signed = (name: string) => client.presignedGetObject(s3.bucket, name, SIGNED_SECONDS);
  // Amazon has a host for each bucket
  const { origin } = new URL(await signed("any"));
  const store = new WesServer({ url: origin, ...(patience && { patience }) }, "The object store");
  const prefix = `s3://${s3.bucket}/`;

  return {
    async open(location, signal) {
      const name = location.slice(prefix.length);
      if (!location.startsWith(prefix) || !isPlain(name))
        throw new EngineUnavailable(`The WES server keeps its outputs elsewhere than in the bucket ${s3.bucket}`);
      return store.open(await signed(name), signal);
    },
    close: () => store.close(),
  };
}

const SIGNED_SECONDS = 300;
