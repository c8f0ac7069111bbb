// The log of a process on stderr, without secrets and without request bodies: JSON lines, or plain ones on a terminal.
import { isatty } from "node:tty";
import pino from "pino";
import pretty from "pino-pretty";

const SECRET = [
  "authorization",
  "x-client-authorization",
  "cookie",
  "set-cookie",
  "password",
  "client_secret",
  "clientSecret",
  "secret",
  "token",
  "access_token",
  "refresh_token",
  "accessToken",
  "refreshToken",
];

const STDERR = 2;
const stderr = (): pino.DestinationStream =>
  isatty(STDERR)
    ? pretty({ destination: STDERR, sync: true, singleLine: true, translateTime: "SYS:HH:MM:ss" })
    : pino.destination(STDERR);

/** @param destination where the lines go; stderr unless given */
export function createLogger(level: string, destination: pino.DestinationStream = stderr()): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRET.flatMap((name) => ["", "*", "*.*"].map((above) => `${above}["${name}"]`)),
      censor: "[secret]",
    },
    serializers: { err: pino.stdSerializers.err, error: pino.stdSerializers.err },
  };
  return pino(options, destination);
}
