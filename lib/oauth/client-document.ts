// Clients that are known by the URL of a document about them
// (https://datatracker.ietf.org/doc/draft-ietf-oauth-client-id-metadata-document/, read 2026-11-28).
import { LRUCache } from "lru-cache";
import type { Clock } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import type { TextResponse } from "@/lib/net/page/read-text";
import { callerKey } from "@/lib/services/access";
import type { Ctx } from "@/lib/services/context";
import { type ClientMetadata, parseClientMetadata } from "./client-metadata";
import { OAuthError } from "./oauth-error";

const BYTES_MAX = 10_240;
const DOCUMENTS_MAX = 1_000;
const FRESH_S = 300;
const FRESH_S_MAX = 86_400;
const SECRETS = ["client_secret", "client_secret_expires_at"];

/** Metadata documents by their URL, each for as long as its headers allow. */
export interface ClientDocuments {
  get(url: string): ClientMetadata | null;
  set(url: string, metadata: ClientMetadata, seconds: number): void;
}

export function createClientDocuments(clock: Clock): ClientDocuments {
  const documents = new LRUCache<string, ClientMetadata>({
    max: DOCUMENTS_MAX,
    perf: clock,
    ttlResolution: 0,
  });
  return {
    get: (url) => documents.get(url) ?? null,
    set: (url, metadata, seconds) => void documents.set(url, metadata, { ttl: seconds * 1_000 }),
  };
}

/** Whether a client id can be the URL of a metadata document: https, with a path, and in its one normal form. */
export function isDocumentUrl(clientId: string): boolean {
  const url = URL.parse(clientId);
  if (url === null || url.protocol !== "https:" || url.href !== clientId) return false;
  return url.pathname !== "/" && url.hash === "" && url.username === "" && url.password === "";
}

/** The client that a metadata document describes. Throws `invalid_client` and what `parseClientMetadata` does. */
export async function readClientDocument(ctx: Ctx, url: string): Promise<ClientMetadata> {
  const cached = ctx.clientDocuments.get(url);
  if (cached !== null) return cached;
  const response = await fetchDocument(ctx, url);
  const metadata = parseDocument(url, response);
  const seconds = freshSeconds(response.headers["cache-control"] ?? "");
  if (seconds > 0) ctx.clientDocuments.set(url, metadata, seconds);
  return metadata;
}

async function fetchDocument(ctx: Ctx, url: string): Promise<TextResponse> {
  const net = ctx.net.forCaller(callerKey(ctx));
  try {
    const options = { accept: "application/json", bytesMax: BYTES_MAX, signal: ctx.signal };
    const response = await net.readText(url, options);
    if (response.finalUrl !== url) throw invalid("it redirects");
    if (response.status !== 200) throw invalid(`its server returned ${response.status}`);
    if (response.truncated) throw invalid(`it is longer than ${BYTES_MAX} bytes`);
    if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(response.contentType ?? "")) {
      throw invalid("it is not JSON");
    }
    return response;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw invalid(`it could not be fetched (${error.code})`);
  }
}

function parseDocument(url: string, { text }: TextResponse): ClientMetadata {
  const document = parseJson(text);
  // Without this, a document could speak for the client of another URL.
  if (document.client_id !== url) throw invalid("its client_id is not its URL");
  if (SECRETS.some((name) => Object.hasOwn(document, name))) throw invalid("it carries a secret");
  const metadata = parseClientMetadata(document);
  if (metadata.authMethod !== "none") throw invalid("its token_endpoint_auth_method is not none");
  return metadata;
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  } catch {
    // Not JSON at all.
  }
  throw invalid("it is not a JSON object");
}

/** For how long a response may be used again (RFC 9111, section 5.2.2); five minutes when it does not say. */
function freshSeconds(cacheControl: string): number {
  const directives = cacheControl.toLowerCase().split(/(?<!\s)\s*,\s*/);
  if (directives.some((directive) => /^no-(?:store|cache)(?:$|=)/.test(directive))) return 0;
  const [, seconds] =
    /^max-age="?(\d{1,10})"?$/.exec(directives.find((each) => each.startsWith("max-age=")) ?? "") ?? [];
  return seconds === undefined ? FRESH_S : Math.min(Number(seconds), FRESH_S_MAX);
}

function invalid(why: string): OAuthError {
  return new OAuthError("invalid_client", `The client's metadata document can't be used: ${why}.`);
}
