import { IncomingMessage } from "node:http";
import { AppError } from "@/lib/errors";

const BODY_BYTES_MAX = 65_536;

/**
 * The same request with its body read completely, so that nothing behind this point waits for a slow client or holds
 * more than 64 KB. Throws `body_too_large`; rejects with the socket's error when the client disconnects.
 */
export async function withBody(req: IncomingMessage): Promise<IncomingMessage> {
  if (Number(req.headers["content-length"] ?? 0) > BODY_BYTES_MAX) throw new AppError("body_too_large");
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES_MAX) throw new AppError("body_too_large");
    chunks.push(chunk);
  }
  return replay(req, Buffer.concat(chunks));
}

/** Whether a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** A stream can be read once, so the handler gets a new one with the same head. */
function replay(req: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(req.socket);
  copy.httpVersion = req.httpVersion;
  copy.httpVersionMajor = req.httpVersionMajor;
  copy.httpVersionMinor = req.httpVersionMinor;
  copy.method = req.method;
  copy.url = req.url;
  copy.rawHeaders = req.rawHeaders;
  copy.headers = req.headers;
  copy.complete = true;
  copy.push(body);
  copy.push(null);
  return copy;
}
