// A report of a hostile page may have tens of megabytes. It is made anew for each thing that is done with it rather than
// kept, so that a client that reads slowly holds no more of it than one piece.
import type { ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setImmediate as turn } from "node:timers/promises";
import { constants, createGzip } from "node:zlib";
import type { LongJson } from "./long-json";

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
