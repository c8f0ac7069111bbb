// A secret that is made here, for somebody to whom it is told once.
import { randomBytes } from "node:crypto";

/** 144 random bits in base64url. */
export const newSecret = () => randomBytes(18).toString("base64url");
