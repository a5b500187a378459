// Writes responses to sockets. A hostile page's report may have tens of megabytes: its JSON is made again for each use
// rather than held, so that a client that reads slowly holds one piece of it at most.
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { constants, createGzip, gzip } from "node:zlib";
import type { JsonBytes } from "@/lib/cache/encoded-inspection";
import { createTurnQueue } from "@/lib/limits/slots";
import type { LongJson } from "@/lib/long-json";
import { oncePerProcess } from "@/lib/once-per-process";
import { type ApiResponse, isJsonBytes } from "./response";

const compress = promisify(gzip);

/** A shorter body fits into one packet as it is. */
const COMPRESSED_BYTES_MIN = 1_024;

/**
 * Writes a response, compressed if the client accepts gzip, it is worth it and the response's `cache-control` allows it
 * (`no-transform`); without its body to HEAD.
 */
export async function writeResponse(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, body }: ApiResponse,
): Promise<void> {
  const writeHead = (more: Fields = {}) =>
    res.writeHead(status, status === 204 ? headers : { ...headers, vary: "accept-encoding", ...more });
  if (body === null) {
    writeHead().end();
    return;
  }
  if (typeof body !== "string" && Symbol.asyncIterator in body) {
    await stream(body, writeHead());
    return;
  }
  const isCompressed =
    isWorthCompressing(body) &&
    !headers["cache-control"]?.includes("no-transform") &&
    acceptsGzip(req.headers["accept-encoding"]);
  if (isCompressed) {
    const encoding = { "content-encoding": "gzip" };
    // The length of a compressed body is known only after compressing it, so HEAD does not name it.
    const bytes = req.method === "HEAD" ? null : await compressed(body, res);
    writeHead(bytes === null ? encoding : { ...encoding, "content-length": bytes.length }).end(bytes);
    return;
  }
  const length = isLong(body) ? await longBytes(body, res) : lengthOf(body);
  writeHead({ "content-length": length });
  if (req.method === "HEAD") res.end();
  else if (isLong(body)) await endLong(res, body);
  else if (typeof body === "string") res.end(body);
  else if (body.plain !== null) res.end(body.plain);
  else await stream(body.read(), res);
}

type Body = string | JsonBytes | LongJson;
type Fields = Readonly<Record<string, string | number>>;

function isWorthCompressing(body: Body): boolean {
  return isLong(body) || lengthOf(body) >= COMPRESSED_BYTES_MIN;
}

function isLong(body: Body): body is LongJson {
  return typeof body !== "string" && !isJsonBytes(body);
}

function lengthOf(body: string | JsonBytes): number {
  return typeof body === "string" ? Buffer.byteLength(body) : body.length;
}

function acceptsGzip(accepted: string | string[] | undefined): boolean {
  if (accepted === undefined) return false;
  const encodings = accepted
    .toString()
    .split(",")
    .map((part) => part.trim().split(/(?<!\s)\s*;\s*/));
  const gzipOrAny =
    encodings.find(([name]) => name?.toLowerCase() === "gzip") ?? encodings.find(([name]) => name === "*");
  return gzipOrAny !== undefined && !gzipOrAny.some((part) => /^q=0(?:\.0*)?$/i.test(part));
}

function compressed(body: Body, res: ServerResponse): Promise<Buffer> {
  if (isLong(body)) return compressLong(body, res);
  return typeof body === "string" ? compress(body) : body.gzipped();
}

/** Writes as fast as the client reads, until all is written or the client has left, which is no fault. */
async function stream(body: AsyncIterable<string | Buffer>, res: ServerResponse): Promise<void> {
  try {
    await pipeline(body, res);
  } catch (error) {
    if (!isLeft(error)) throw error;
  }
}

function isLeft(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}

/** Writes as fast as the client reads. Done when all is handed to the socket, or the client has disconnected. */
async function endLong(res: ServerResponse, body: LongJson): Promise<void> {
  for await (const piece of inTurns(body, res)) if (!res.write(piece)) await drained(res);
  res.end();
}

/** Its length in bytes; too few when the client has disconnected. */
async function longBytes(body: LongJson, res: ServerResponse): Promise<number> {
  let bytes = 0;
  for await (const piece of inTurns(body, res)) bytes += Buffer.byteLength(piece);
  return bytes;
}

/** Compressed at the fastest level, since megabytes of JSON are one page's text again and again. */
function compressLong(body: LongJson, res: ServerResponse): Promise<Buffer> {
  const gzipStream = createGzip({ level: constants.Z_BEST_SPEED });
  return pipeline(inTurns(body, res), gzipStream, buffer);
}

const turn = oncePerProcess("long-responses", createTurnQueue);

/** Its pieces until the client disconnects. Of all long responses, one piece is made in each turn of the event loop. */
async function* inTurns(body: LongJson, res: ServerResponse): AsyncGenerator<string> {
  for (const pieces = body[Symbol.iterator](); ; ) {
    await turn()();
    const { done, value } = res.destroyed ? { done: true, value: "" } : pieces.next();
    if (done) return;
    yield value;
  }
}

function drained(res: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      res.off("drain", go).off("close", go);
      resolve();
    };
    res.once("drain", go).once("close", go);
  });
}
