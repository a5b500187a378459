import { AppError } from "@/lib/errors";
import type { Inspection } from "@/lib/inspect/report";
import { imageFormatOf, imageSizeOf } from "@/lib/net/image/image-format";
import { callerKey, takeImage } from "../access";
import type { Ctx } from "../context";
import { checkedTarget } from "./target-url";

/** A checked page whose result somebody shares. */
export interface SharedResult {
  readonly inspection: Inspection;
  /** Differs for each check. */
  readonly key: string;
}

/** Drawings of results in a row, and in an hour: a drawing takes as much time as dozens of checks. */
const DRAWINGS = { capacity: 30, refillPerHour: 900 };

const BYTES_MAX = 1_500_000;
const DEADLINE_MS = 4_000;
/** A decoder holds four bytes for each pixel. */
const PIXELS_MAX = 4_500_000;
const DECODED: readonly string[] = ["image/png", "image/jpeg"];

/** The cached check of a page; throws `not_found` when there is none. Nothing is fetched. */
export async function findSharedResult(ctx: Ctx, page: string | null): Promise<SharedResult> {
  const target = checkedTarget(ctx.net, page);
  const check = target === null ? null : await ctx.cache.get(target);
  if (check?.kind !== "inspection") throw new AppError("not_found");
  return { inspection: await check.encoded.decode(), key: `${check.checkedAtMs} ${target}` };
}

/** Takes one of the drawings that all callers have in common. Throws `overloaded` when none is left. */
export async function takeDrawing({ bucket }: Ctx): Promise<void> {
  const { allowed, retryAfterSeconds } = await bucket.take("social:results", DRAWINGS);
  if (!allowed) throw new AppError("overloaded", { retryAfter: retryAfterSeconds });
}

/**
 * The page's social image as a data URL, fetched as one of the caller's images; null when there is none, when it can't
 * be had, or when it is not a PNG or JPEG of moderate size.
 */
export async function sharedResultImage(ctx: Ctx, { inspection }: SharedResult): Promise<string | null> {
  const { image } = inspection.previews.facebook;
  if (image === null) return null;
  const { allowed } = await takeImage(ctx);
  if (!allowed) return null;
  try {
    const net = ctx.net.forCaller(callerKey(ctx));
    const options = { bytesMax: BYTES_MAX, deadlineMs: DEADLINE_MS, signal: ctx.signal };
    const { mime, bytes } = await net.readImage(image, options);
    return isModest(bytes, mime) ? `data:${mime};base64,${bytes.toString("base64")}` : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** By the file's own header: another file may have been checked. */
function isModest(bytes: Buffer, mime: string): boolean {
  const format = imageFormatOf(bytes);
  const size = format === null ? null : imageSizeOf(format, bytes);
  if (!DECODED.includes(mime) || size === null) return false;
  return size.width > 0 && size.height > 0 && size.width * size.height <= PIXELS_MAX;
}
