// The responses to requests with an Idempotency-Key, for a day: the same request again gets the same response.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import type { Client } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import type { Resources } from "../context";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const KEPT_MS = 24 * 3_600_000;
/** Longer than any request runs: its process has ended. */
const LOST_MS = 60_000;

/** A request that its client may send again. */
export interface RepeatableRequest {
  readonly accountId: string;
  /** The client's own name for the request. */
  readonly key: string;
  /** All that makes it the same request: operation, path and body. */
  readonly content: string;
}

/** What was sent. */
export interface StoredResponse {
  readonly status: number;
  readonly body: string;
}

type Store = Pick<Resources, "db" | "clock" | "authSecret">;

/**
 * Returns the response that this request got in the last 24 hours, `running` while it is being made, or null, which makes
 * the caller the one to make it and to call `storeResponse` or `forgetRequest`. Throws `conflict` when the key belongs to
 * another request.
 */
export async function responseBefore(
  store: Store,
  request: RepeatableRequest,
): Promise<StoredResponse | "running" | null> {
  const db = await store.db.open();
  const id = idOf(request);
  const fingerprint = hash(request.content);
  await dropOld(db, id, store.clock.now());
  const createdAt = new Date(store.clock.now());
  const { count } = await db.idempotentResponse.createMany({
    data: { id, accountId: request.accountId, fingerprint, createdAt },
    skipDuplicates: true,
  });
  if (count === 1) return null;
  const found = await db.idempotentResponse.findUnique({ where: { id } });
  if (found === null) return "running";
  if (found.fingerprint !== fingerprint) {
    throw new AppError("conflict", { message: "This Idempotency-Key belongs to another request." });
  }
  const { status, body } = found;
  if (status === null || body === null) return "running";
  return { status, body: decrypt(body, secretOf(store, request)) };
}

/** Stores the response to a request for its repetitions. */
export async function storeResponse(
  store: Store,
  request: RepeatableRequest,
  response: StoredResponse,
): Promise<void> {
  const db = await store.db.open();
  const body = encrypt(response.body, secretOf(store, request));
  await db.idempotentResponse.updateMany({
    where: { id: idOf(request) },
    data: { status: response.status, body },
  });
}

/** Lets the request be made again: it failed and created nothing. */
export async function forgetRequest({ db: database }: Store, request: RepeatableRequest): Promise<void> {
  const db = await database.open();
  await db.idempotentResponse.deleteMany({ where: { id: idOf(request) } });
}

/** Deletes the responses of more than a day ago. */
export async function deleteOldResponses({ db: database, clock }: Resources): Promise<void> {
  const db = await database.open();
  const before = new Date(clock.now() - KEPT_MS);
  await db.idempotentResponse.deleteMany({ where: { createdAt: { lt: before } } });
}

async function dropOld(db: Client, id: string, nowMs: number): Promise<void> {
  const old = { createdAt: { lt: new Date(nowMs - KEPT_MS) } };
  const lost = { status: null, createdAt: { lt: new Date(nowMs - LOST_MS) } };
  await db.idempotentResponse.deleteMany({ where: { id, OR: [old, lost] } });
}

function idOf({ accountId, key }: RepeatableRequest): string {
  return hash(`${accountId}\0${key}`);
}

/** Only the service together with the client's key can read a response. */
function secretOf({ authSecret }: Store, { key }: RepeatableRequest): string {
  return `${authSecret()}\0${key}`;
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A text that only who has the secret can read, and nobody can change. */
function encrypt(text: string, secret: string): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, encryptionKey(secret), nonce);
  const bytes = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), bytes]));
}

/** The text in bytes of `encrypt`. Throws when they were changed, or the secret is another one. */
function decrypt(bytes: Uint8Array, secret: string): string {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, encryptionKey(secret), nonce);
  decipher.setAuthTag(tag);
  const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString("utf8");
}

function encryptionKey(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", "idempotent answers", 32));
}
