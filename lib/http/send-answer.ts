// The one place that makes bytes of an answer for a socket; to-response.ts does it for Next.
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Answer } from "./answer";
import type { LongJson } from "./long-json";
import { longBytes, packedLong, writeLong } from "./send-long";
import { takesGzip } from "./takes-gzip";

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
