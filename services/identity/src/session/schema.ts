// What the record of a session has.
import { listOf, nullable, recordOf, string, timestamp } from "@isotrail/contracts/schema";

export const sessionSchema = recordOf({
  label: string,
  clientId: { type: "string", description: "The OAuth client that acts for the user." },
  method: {
    type: "string",
    enum: ["password", "applicationPassword", "code"],
    description: "How the user signed in; all sign-ins by one password through one client are one session.",
  },
  applicationPassword: { ...nullable(string), description: "The name of the application password." },
  scopes: listOf(string),
  lastUsedDate: { ...timestamp, description: "The day of its last use: midnight UTC, milliseconds since the epoch." },
  expiresDate: timestamp,
});
