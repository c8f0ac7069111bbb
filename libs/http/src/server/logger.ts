// The log of a process: JSON lines on stderr, without secrets and without request bodies.
import pino from "pino";

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

/** @param destination where the lines go; stderr unless given */
export function createLogger(level: string, destination: pino.DestinationStream = pino.destination(2)): pino.Logger {
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
