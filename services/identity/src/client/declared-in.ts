// The settings that declare a client at each start: over the API such a client does not change what they say.

export const BOOTSTRAP_FILE = "BOOTSTRAP_FILE";
export const CLIENT_SECRET = "CLIENT_SECRET";
