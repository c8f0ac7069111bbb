// A story for the tests of the consumers: some hundred events of four services, and how a relay may deliver them.
import { randomBytes } from "node:crypto";
import { isotrail } from "@isotrail/contracts/events";
import type { Message } from "kafkajs";
import type { Line } from "./consumers.ts";

const { catalog, files, identity, runs } = isotrail;

type Sample = { readonly category: string; readonly bytes: Uint8Array; readonly data: Line["data"] };

/** By type: a message as it is encoded, and the same as ProtoJSON. */
const MESSAGES: { readonly [service: string]: { readonly [type: string]: Sample } } = {
  catalog: {
    SampleCreated: {
      category: "sample",
      bytes: catalog.v1.SampleCreated.encode({
        sampleId: "12",
        projectIds: ["1", "2"],
        fields: { sampleName: "Łódź 08-5578 “ß”", collectionDate: 1_763_683_200_000, hostAge: 0, strain: "" },
      }).finish(),
      data: {
        sampleId: "12",
        projectIds: ["1", "2"],
        fields: { sampleName: "Łódź 08-5578 “ß”", collectionDate: "1763683200000", hostAge: "0", strain: "" },
      },
    },
    SampleChanged: {
      category: "sample",
      bytes: catalog.v1.SampleChanged.encode({ sampleId: "12", cleared: ["organism", "latitude"] }).finish(),
      data: { sampleId: "12", cleared: ["organism", "latitude"] },
    },
    ProjectCreated: {
      category: "project",
      bytes: catalog.v1.ProjectCreated.encode({ projectId: "1", settings: { genomeSize: 5_000_000 } }).finish(),
      data: { projectId: "1", settings: { genomeSize: "5000000" } },
    },
  },
  files: {
    SequenceFilesUploaded: {
      category: "pair",
      bytes: files.v1.SequenceFilesUploaded.encode({
        objectId: "pair-3",
        files: [
          { fileId: "5", fileName: "a_R1.fastq.gz", fileSizeBytes: 2 ** 40, uploadSha256: "0a" },
          { fileId: "6", fileName: "a_R2.fastq.gz" },
        ],
      }).finish(),
      data: {
        objectId: "pair-3",
        files: [
          { fileId: "5", fileName: "a_R1.fastq.gz", fileSizeBytes: "1099511627776", uploadSha256: "0a" },
          { fileId: "6", fileName: "a_R2.fastq.gz" },
        ],
      },
    },
  },
  identity: {
    // an account that is not enabled: a plain field of the value false is not there in ProtoJSON
    UserCreated: {
      category: "user",
      bytes: identity.v1.UserCreated.encode({ userId: "4", systemRole: "ROLE_USER", enabled: false }).finish(),
      data: { userId: "4", systemRole: "ROLE_USER" },
    },
    UserChanged: {
      category: "user",
      bytes: identity.v1.UserChanged.encode({ userId: "4", enabled: false }).finish(),
      data: { userId: "4", enabled: false },
    },
  },
  runs: {
    // with field 1022, as a later version may add one
    RunUploadStatusChanged: {
      category: "run",
      bytes: Buffer.concat([
        runs.v1.RunUploadStatusChanged.encode({ runId: "9", from: "UPLOADING", to: "COMPLETE" }).finish(),
        Buffer.from([0xf2, 0x3f, 3, 0x6e, 0x65, 0x77]),
      ]),
      data: { runId: "9", from: "UPLOADING", to: "COMPLETE" },
    },
  },
};

export const SERVICES = Object.keys(MESSAGES);

/** An event as a consumer has to tell it, and the message that carries it. */
type Told = { readonly line: Omit<Line, "partition">; readonly message: Message };

const padded = (value: number, digits: number) => String(value).padStart(digits, "0");

function tell(service: string, log: string, position: number, index: number): Told {
  const kinds = Object.entries(MESSAGES[service] ?? {});
  const [name, sample] = kinds[(position + index) % kinds.length] ?? [];
  if (!sample) throw new Error(`no message of ${service}`);
  const line = {
    id: `${service}/${log}/${position}/${index}`,
    type: `isotrail.${service}.v1.${name}`,
    subject: `${sample.category}-${(position * 7) % 11}`,
    sequence: `${padded(position, 16)}.${padded(index, 5)}`,
    data: sample.data,
  };
  return { line, message: messageOf(line, `/${service}/${log}`, sample.bytes) };
}

const messageOf = ({ id, type, subject, sequence }: Omit<Told["line"], "data">, source: string, value: Uint8Array) => ({
  key: subject,
  value: Buffer.from(value),
  headers: {
    "content-type": "application/protobuf",
    ce_specversion: "1.0",
    ce_id: id,
    ce_source: source,
    ce_type: type,
    ce_subject: subject,
    ce_time: "2026-11-21T08:00:00.000Z",
    ce_partitionkey: subject,
    ce_sequence: sequence,
    ce_actor: "1",
    ce_projects: "1,2",
  },
});

export type Batch = { readonly service: string; readonly messages: readonly Message[] };

/** Commits of one batch; a log has four batches. */
const COMMITS = 15;

/**
 * What a relay sends for each service: the batches of its log in order, each at least once. Some come twice, an older one
 * comes again later, a message of an unknown type is in between, and in the middle the log is restored under a new id.
 */
export function story(): { batches: Batch[]; expected: Told["line"][] } {
  const expected: Told["line"][] = [];
  const batches: Batch[] = [];
  for (const service of SERVICES)
    for (const log of [randomBytes(4).toString("hex"), randomBytes(4).toString("hex")]) {
      const batch = (number: number): Batch => {
        const positions = Array.from({ length: COMMITS }, (_, commit) => number * COMMITS + commit + 1);
        const told = positions.flatMap((position) =>
          Array.from({ length: 1 + (position % 3) }, (_, index) => tell(service, log, position, index)),
        );
        expected.push(...told.map(({ line }) => line));
        return { service, messages: told.map(({ message }) => message) };
      };
      const [first, second, third, fourth] = [batch(0), batch(1), batch(2), batch(3)];
      const position = 4 * COMMITS + 1;
      const id = `${service}/${log}/${position}/0`;
      const type = `isotrail.${service}.v1.NobodyKnowsThis`;
      const unknown = { id, type, subject: "sample-1", sequence: `${padded(position, 16)}.00000` };
      const strange = { service, messages: [messageOf(unknown, `/${service}/${log}`, Buffer.from("?"))] };
      batches.push(first, first, second, third, first, second, third, fourth, strange, fourth);
    }
  return { batches, expected };
}
