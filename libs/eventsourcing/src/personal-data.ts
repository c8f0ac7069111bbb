// The form of sealed text, the same for every set of adapters: AES-256-GCM with a key of the subject.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

const ID = 6;
const IV = 12;
const TAG = 16;
const KEY = 32;

/** A subject's key; its id distinguishes a text sealed with a destroyed key from one sealed with the next key. */
export type SubjectKey = { readonly id: Buffer; readonly key: Buffer };

export const newSubjectKey = (): SubjectKey => ({ id: randomBytes(ID), key: randomBytes(KEY) });

/** The key that wraps the keys of subjects. @throws Error unless it has 32 bytes */
export function wrappingKey(sealKey: Uint8Array): Buffer {
  if (sealKey.length !== KEY) throw new Error("the seal key must have 32 bytes");
  return Buffer.from(sealKey);
}

export const wrapKey = (wrapping: Buffer, subject: string, key: SubjectKey): Buffer =>
  encrypt(wrapping, subject, key.key);

/** @throws Error when the wrapping key is another one */
export const unwrapKey = (wrapping: Buffer, subject: string, stored: { id: Uint8Array; wrapped: Uint8Array }) => ({
  id: Buffer.from(stored.id),
  key: decrypt(wrapping, subject, Buffer.from(stored.wrapped)),
});

/** A subject's key as it is stored, wrapped by the seal key. */
export type WrappedKey = { readonly subject: string; readonly id: Uint8Array; readonly wrapped: Uint8Array };
export type StoredKeys = { readonly service: string; readonly keys: readonly WrappedKey[] };

/** Whether this seal key is the one that wraps the key. */
export function opensKey(sealKey: Uint8Array, stored: WrappedKey): boolean {
  try {
    unwrapKey(wrappingKey(sealKey), stored.subject, stored);
    return true;
  } catch {
    return false;
  }
}

/** @throws Error when the seal key does not open what the service has stored: the service must stop before it creates anything */
export function checkSealKey(sealKey: Uint8Array, { service, keys }: StoredKeys): void {
  if (keys.every((key) => opensKey(sealKey, key))) return;
  throw new Error(
    `the seal key does not open the keys that ${service} has stored: it is another one, or they are damaged. ` +
      "Let SEAL_KEY_FILE name the one that they were wrapped with, from your backup; npm run doctor tries a key.",
  );
}

/** @throws Error for a subject that no sealed text could name */
export function checkSubject(subject: string): void {
  if (!subject || subject.includes(".")) throw new Error("a subject needs a name without a dot");
}

/** `<subject>.<base64url of: id of the key, iv, tag, ciphertext>` */
export function sealText(subject: string, { id, key }: SubjectKey, plain: string): string {
  return `${subject}.${Buffer.concat([id, encrypt(key, subject, Buffer.from(plain))]).toString("base64url")}`;
}

/** The subject that a sealed text names. */
export const subjectOf = (sealed: string) => sealed.slice(0, sealed.indexOf("."));

/** Undefined when the text was sealed with a key that no longer exists. @throws Error when the text is not a sealed one, or was changed */
export function openText(sealed: string, keyOf: (subject: string) => SubjectKey | undefined): string | undefined {
  const dot = sealed.indexOf(".");
  const subject = sealed.slice(0, dot);
  const body = Buffer.from(sealed.slice(dot + 1), "base64url");
  if (dot < 1 || body.length < ID + IV + TAG) throw new Error("this is not a sealed text");
  const key = keyOf(subject);
  // a subject whose key was destroyed may have got a new one since
  if (!key?.id.equals(body.subarray(0, ID))) return undefined;
  return decrypt(key.key, subject, body.subarray(ID)).toString("utf8");
}

/** Keyed hash, for equality only. */
export const keyedHash = (key: Buffer, plain: string): string =>
  createHmac("sha256", key).update(plain).digest("base64url");

/** iv, tag and ciphertext; the subject is bound to it. */
function encrypt(key: Buffer, subject: string, plain: Buffer): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(subject));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** @throws Error when the key is another one or the bytes were changed */
function decrypt(key: Buffer, subject: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV), { authTagLength: TAG });
  decipher.setAAD(Buffer.from(subject)).setAuthTag(sealed.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]);
}
