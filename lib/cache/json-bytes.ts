import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type Inspection, toReport } from "@/lib/inspect/report";
import { isLongJson } from "@/lib/json-length";

const compress = promisify(gzip);

/** The report of a longer page is written in pieces instead. Escapes may make six bytes of a character. */
const REPORT_CHARS_MAX = 262_144;
const REPORT_BYTES_MAX = 393_216;

/** A stored compressed copy takes this part of the text's bytes at most. */
const COMPRESSED_PART_MAX = 1 / 2;

/** A response's JSON, ready to send as it is or compressed. */
export interface JsonBytes {
  /** UTF-8. */
  readonly plain: Buffer;
  /** The bytes it takes in memory, a stored compressed copy included. */
  readonly size: number;
  /** The same, compressed by gzip. Compressed once, unless the copy would be too large to keep. */
  gzipped(): Promise<Buffer>;
}

const made = new WeakMap<Inspection, JsonBytes>();

/** The JSON of an inspection's report, made once; null when it is too long to be held in one piece. */
export function reportJson(inspection: Inspection): JsonBytes | null {
  const known = made.get(inspection);
  if (known !== undefined) return known;
  const report = toReport(inspection);
  if (isLongJson(report, REPORT_CHARS_MAX)) return null;
  const json = new StoredJson(Buffer.from(`${JSON.stringify(report)}\n`));
  if (json.plain.length > REPORT_BYTES_MAX) return null;
  made.set(inspection, json);
  return json;
}

/** Takes over the JSON of an inspection's report that another thread has made. */
export function adoptReportJson(inspection: Inspection, plain: Buffer): void {
  made.set(inspection, new StoredJson(plain));
}

class StoredJson implements JsonBytes {
  #compressed: Buffer | null = null;

  constructor(readonly plain: Buffer) {}

  get size(): number {
    return Math.ceil(this.plain.length * (1 + COMPRESSED_PART_MAX));
  }

  async gzipped(): Promise<Buffer> {
    const compressed = this.#compressed ?? (await compress(this.plain));
    if (compressed.length <= this.plain.length * COMPRESSED_PART_MAX) this.#compressed = compressed;
    return compressed;
  }
}
