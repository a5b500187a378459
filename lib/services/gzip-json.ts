import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { z } from "zod";
import type { Inspection } from "@/lib/inspect/report";

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** Plain data as JSON in gzip, as records hold what is large. */
export async function toGzipJson(data: unknown): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await compress(JSON.stringify(data)));
}

/** What `toGzipJson` was given, as the schema reads it. */
export async function fromGzipJson<T>(bytes: Uint8Array, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse((await decompress(bytes)).toString()));
}

/** An inspection as it was stored: it came from our own core, so its hundreds of fields are not checked again. */
export const STORED_INSPECTION = z.custom<Inspection>((value) => typeof value === "object" && value !== null);
