// Settings that several parts of the system share.
import { setting } from "./setting.ts";
import { defaultsTo, integer, oneOf, optional } from "./values.ts";

const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Of every process. */
export const processSettings = {
  host: setting("HOST", "127.0.0.1", "address to listen on", defaultsTo("127.0.0.1")),
  port: setting("PORT", "8080", "port to listen on; 0 takes a free one", integer(8080, 0, 65_535)),
  logLevel: setting("LOG_LEVEL", "info", `one of ${LEVELS.join(", ")}`, oneOf("info", LEVELS)),
  metricsPort: setting(
    "METRICS_PORT",
    "9464",
    "port of the metrics for Prometheus on 127.0.0.1; 0 switches them off",
    integer(9464, 0, 65_535),
  ),
  internalKeysFile: setting(
    "INTERNAL_KEYS_FILE",
    "made in DATA_DIR",
    "JWKS that signs the internal identity",
    optional,
  ),
};

/** Of the gateway and of the service that stores uploads: in the tables of both. */
export const uploadSettings = {
  bodyIdleSeconds: setting(
    "BODY_IDLE_SECONDS",
    "60",
    "an upload without a byte for this long is answered 408",
    integer(60, 1, 3600),
  ),
  maxUploadBytes: setting(
    "MAX_UPLOAD_BYTES",
    "21474836480",
    "a larger upload is answered 413",
    integer(21_474_836_480, 1, Number.MAX_SAFE_INTEGER),
  ),
};
