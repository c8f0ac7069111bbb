// What leads to a WES server, and how inputs and outputs pass between it and us.

export type WesSettings = {
  /** What comes before `/runs`: "https://wes.example.org/ga4gh/wes/v1". */
  readonly url: string;
  readonly dialect: "sapporo" | "toil";
  /** Sent as a bearer token, to this server only. */
  readonly token?: string;
  /** Inputs are sent along, or those that have an address are fetched by the server from there. */
  readonly inputs: "attachment" | "presigned";
  /** Where outputs are read; the dialect's own way unless given. */
  readonly outputs?: OutputPlace;
  /** The folder, at the same path on both machines, beneath which the server keeps outputs. */
  readonly sharedRoot?: string;
  /** The bucket in which the server keeps outputs. */
  readonly s3?: OutputBucket;
  readonly patience?: Patience;
};

export type OutputPlace = "http" | "s3" | "shared";

export type OutputBucket = {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
};

/** Milliseconds. Tests have less of it. */
export type Patience = {
  /** Until a question is answered whole. */
  readonly answer: number;
  /** Until the server says that it takes a run, after it has all inputs: it copies them first. */
  readonly accept: number;
  /** Between two pieces of an upload or a download. */
  readonly piece: number;
  /** For a run to end after it was cancelled, and for its outputs to be listed after it ended. */
  readonly settle: number;
  /** For which an answer about the server itself holds. */
  readonly info: number;
};

export const PATIENCE: Patience = { answer: 30_000, accept: 300_000, piece: 60_000, settle: 30_000, info: 10_000 };
