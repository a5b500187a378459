// The one place that makes bytes of an answer for a socket; response.ts does it for Next.
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setImmediate as turn } from "node:timers/promises";
import { promisify } from "node:util";
import { constants, createGzip, gzip } from "node:zlib";
import type { LongJson } from "./json-stream";
import type { Answer } from "./response";

const pack = promisify(gzip);

/** A shorter answer would fit into one packet as it is. */
const PACKED_FROM_BYTES = 1_024;

/** Sends an answer, packed when the client takes gzip and there is enough of it; to HEAD without its body. */
export async function sendAnswer(req: IncomingMessage, res: ServerResponse, answer: Answer): Promise<void> {
  const { status, headers, body } = answer;
  res.statusCode = status;
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  if (status !== 204) res.setHeader("vary", "accept-encoding");
  if (body === null) {
    res.end();
    return;
  }
  const isPacked = isLongEnough(body) && takesGzip(req.headers["accept-encoding"]);
  if (isPacked) res.setHeader("content-encoding", "gzip");
  if (req.method === "HEAD") await endHead(res, isPacked ? null : body);
  else if (isPacked) endWith(res, typeof body === "string" ? await pack(body) : await packedLong(body, res));
  else if (typeof body === "string") endWith(res, body);
  else await endLong(res, body);
}

function isLongEnough(body: string | LongJson): boolean {
  return typeof body !== "string" || Buffer.byteLength(body) >= PACKED_FROM_BYTES;
}

/** The length of what would be packed is known only once it is: that of GET's answer is not named then. */
async function endHead(res: ServerResponse, body: string | LongJson | null): Promise<void> {
  if (typeof body === "string") res.setHeader("content-length", Buffer.byteLength(body));
  else if (body !== null) res.setHeader("content-length", await longBytes(body, res));
  res.end();
}

function endWith(res: ServerResponse, bytes: string | Buffer): void {
  res.setHeader("content-length", Buffer.byteLength(bytes));
  res.end(bytes);
}

async function endLong(res: ServerResponse, body: LongJson): Promise<void> {
  res.setHeader("content-length", await longBytes(body, res));
  await writeLong(body, res);
}

// A report of a hostile page may have tens of megabytes. It is made anew for each thing that is done with it rather than
// kept, so that a client that reads slowly holds no more of it than one piece.

/** What it has in bytes; too few when its client is gone. */
export async function longBytes(body: LongJson, res: ServerResponse): Promise<number> {
  let bytes = 0;
  for await (const piece of inTurns(body, res)) bytes += Buffer.byteLength(piece);
  return bytes;
}

/** All of it, packed: quickly, since megabytes of JSON are one page's text again and again. Not all when its client is gone. */
export function packedLong(body: LongJson, res: ServerResponse): Promise<Buffer> {
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  return pipeline(inTurns(body, res), gzip, buffer);
}

/** Writes it as fast as the client reads and ends the answer; done when it is handed to the socket, or the client is gone. */
export async function writeLong(body: LongJson, res: ServerResponse): Promise<void> {
  for await (const piece of inTurns(body, res)) if (!res.write(piece)) await drained(res);
  res.end();
}

/** Its pieces, with everybody else's turn in between, for as long as its client is there. */
async function* inTurns(body: LongJson, res: ServerResponse): AsyncGenerator<string> {
  for (const piece of body) {
    if (res.destroyed) return;
    yield piece;
    await turn();
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

/** Whether a client that sends this Accept-Encoding header takes gzip. */
export function takesGzip(accepted: string | string[] | undefined): boolean {
  const codings = (accepted?.toString() ?? "").split(",").map((coding) => coding.trim().split(/\s*;\s*/));
  const named =
    codings.find(([name]) => name?.toLowerCase() === "gzip") ?? codings.find(([name]) => name === "*");
  return named !== undefined && !named.some((part) => /^q=0(?:\.0*)?$/i.test(part));
}
