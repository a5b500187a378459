// An inspection as bytes: a third of what its objects take, none of the garbage collector's business, ready to be sent,
// and moved between threads and instances without being read.
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { constants, createGunzip, gunzip, gzip } from "node:zlib";
import { type Inspection, type Report, toReport } from "@/lib/inspect/report";
import { type BeyondReport, beyondReport, joinInspection } from "@/lib/inspect/report-parts";
import { createTurnQueue } from "@/lib/limits/slots";
import { isLongJson, LongJson } from "@/lib/long-json";
import { oncePerProcess } from "@/lib/once-per-process";

const compress = promisify(gzip);
const decompress = promisify(gunzip);
const longJsonTurn = oncePerProcess("long-json", createTurnQueue);

/** A longer report is held compressed only. Escapes may make six bytes of a character. */
const PLAIN_CHARS_MAX = 262_144;
const PLAIN_BYTES_MAX = 393_216;
const PIECE_BYTES = 65_536;

/** A stored compressed copy takes this part of the text's bytes at most. */
const COMPRESSED_PART_MAX = 1 / 2;

/** What an encoded inspection is made of. It survives a structured clone. */
export interface InspectionParts {
  readonly score: number;
  /** The URLs of the images that the previews draw, each once. */
  readonly images: readonly string[];
  /** The report's JSON in UTF-8, compressed by gzip where it is long. */
  readonly report: Uint8Array;
  /** The bytes of a compressed report's JSON; null where it is not compressed. */
  readonly plainBytes: number | null;
  /** The JSON of what the report leaves out. */
  readonly beyond: Uint8Array;
}

/** A report's JSON, ready to send as it is or compressed. */
export interface JsonBytes {
  /** UTF-8; null when it is too long to be held in one piece. */
  readonly plain: Buffer | null;
  /** The bytes of the JSON. */
  readonly length: number;
  /** The bytes it takes in memory, a stored compressed copy included. */
  readonly size: number;
  /** The same, compressed by gzip. Compressed once, unless the copy would be too large to keep. */
  gzipped(): Promise<Buffer>;
  /** The JSON piece by piece. */
  read(): Readable;
  /** The report; only what was encoded here is ever parsed. Long ones go one by one, so that nobody waits for several. */
  parse(): Promise<Report>;
}

/** An inspection as bytes. */
export class EncodedInspection {
  readonly json: JsonBytes;

  constructor(readonly parts: InspectionParts) {
    const { report, plainBytes } = parts;
    this.json =
      plainBytes === null ? new PlainJson(asBuffer(report)) : new LongBytes(asBuffer(report), plainBytes);
  }

  /** The bytes it takes in memory. */
  get size(): number {
    const images = this.parts.images.reduce((sum, url) => sum + url.length, 0);
    return this.json.size + this.parts.beyond.length + images;
  }

  /** The inspection itself. */
  async decode(): Promise<Inspection> {
    const report = await this.json.parse();
    const beyond: BeyondReport = JSON.parse(asBuffer(this.parts.beyond).toString());
    return joinInspection(report, beyond);
  }
}

/** Encodes an inspection, by steps that take some milliseconds each. */
export async function encodeInspection(
  inspection: Inspection,
  run: <T>(step: () => T) => Promise<T> = async (step) => step(),
): Promise<EncodedInspection> {
  const report = toReport(inspection);
  const about = {
    score: inspection.score.value,
    images: previewImages(inspection),
    beyond: Buffer.from(JSON.stringify(beyondReport(inspection))),
  };
  const isLong = isLongJson(report, PLAIN_CHARS_MAX);
  const plain = isLong
    ? await longJson(report, run)
    : await run(() => Buffer.from(`${JSON.stringify(report)}\n`));
  if (plain.length <= PLAIN_BYTES_MAX)
    return new EncodedInspection({ ...about, report: plain, plainBytes: null });
  const compressed = await compress(plain, { level: constants.Z_BEST_SPEED });
  return new EncodedInspection({ ...about, report: compressed, plainBytes: plain.length });
}

async function longJson(report: Report, run: <T>(step: () => T) => Promise<T>): Promise<Buffer> {
  const pieces = new LongJson(report)[Symbol.iterator]();
  const made: Buffer[] = [];
  const next = () => run(() => pieces.next());
  for (let piece = await next(); !piece.done; piece = await next()) made.push(Buffer.from(piece.value));
  return Buffer.concat(made);
}

function previewImages({ previews }: Inspection): readonly string[] {
  const urls = Object.values(previews).flatMap(({ image, favicon, details }) => [
    image,
    favicon,
    ...details.gallery,
  ]);
  return [...new Set(urls.filter((url) => url !== null))];
}

/** The same memory. */
function asBuffer({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}

class PlainJson implements JsonBytes {
  #compressed: Buffer | null = null;

  constructor(readonly plain: Buffer) {}

  get length(): number {
    return this.plain.length;
  }

  get size(): number {
    return Math.ceil(this.plain.length * (1 + COMPRESSED_PART_MAX));
  }

  async gzipped(): Promise<Buffer> {
    const compressed = this.#compressed ?? (await compress(this.plain));
    if (compressed.length <= this.plain.length * COMPRESSED_PART_MAX) this.#compressed = compressed;
    return compressed;
  }

  read(): Readable {
    return Readable.from([this.plain]);
  }

  async parse(): Promise<Report> {
    return JSON.parse(this.plain.toString());
  }
}

class LongBytes implements JsonBytes {
  readonly plain = null;
  readonly #compressed: Buffer;

  constructor(
    compressed: Buffer,
    readonly length: number,
  ) {
    this.#compressed = compressed;
  }

  get size(): number {
    return this.#compressed.length;
  }

  async gzipped(): Promise<Buffer> {
    return this.#compressed;
  }

  read(): Readable {
    return Readable.from([this.#compressed]).pipe(createGunzip({ chunkSize: PIECE_BYTES }));
  }

  async parse(): Promise<Report> {
    const plain = await decompress(this.#compressed);
    await longJsonTurn()();
    return JSON.parse(plain.toString());
  }
}
