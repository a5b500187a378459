import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const pack = promisify(gzip);

/** A shorter answer would fit into one packet as it is. */
const PACKED_FROM_BYTES = 1_024;
/** Beyond, zlib's quickest level: megabytes of JSON are one page's text again and again. */
const PACKED_QUICKLY_FROM_BYTES = 1_048_576;

/** Sends an answer of text, packed when the client takes gzip and there is enough of it. */
export async function sendAnswer(req: IncomingMessage, res: ServerResponse, answer: Response): Promise<void> {
  res.statusCode = answer.status;
  for (const [name, value] of answer.headers) res.setHeader(name, value);
  if (answer.status !== 204) res.setHeader("vary", "accept-encoding");
  if (req.method === "HEAD") {
    endHead(req, res);
    return;
  }
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length < PACKED_FROM_BYTES || !takesGzip(req.headers["accept-encoding"])) {
    res.end(bytes);
    return;
  }
  const packed = await pack(bytes, { level: bytes.length < PACKED_QUICKLY_FROM_BYTES ? 6 : 1 });
  res.setHeader("content-encoding", "gzip");
  res.setHeader("content-length", packed.length);
  res.end(packed);
}

/** The same headers as GET's answer, but for the length of what would be packed: that is known only once it is. */
function endHead(req: IncomingMessage, res: ServerResponse): void {
  if (
    Number(res.getHeader("content-length")) >= PACKED_FROM_BYTES &&
    takesGzip(req.headers["accept-encoding"])
  ) {
    res.setHeader("content-encoding", "gzip");
    res.removeHeader("content-length");
  }
  res.end();
}

function takesGzip(accepted: string | string[] | undefined): boolean {
  const codings = (accepted?.toString() ?? "").split(",").map((coding) => coding.trim().split(/\s*;\s*/));
  const named =
    codings.find(([name]) => name?.toLowerCase() === "gzip") ?? codings.find(([name]) => name === "*");
  return named !== undefined && !named.some((part) => /^q=0(?:\.0*)?$/i.test(part));
}
