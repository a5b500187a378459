import { AppError } from "@/lib/errors";
import type { Previews } from "@/lib/inspect/platforms/platform";
import type { ImageFile } from "@/lib/net/image/read-image";
import { callerKey, takeImage } from "../access";
import type { Ctx } from "../context";
import { checkedTarget } from "./target-url";

interface ImageSource {
  /** URL of the checked page. */
  readonly page: string | null;
  /** The image's URL in the page's previews. */
  readonly src: string | null;
}

/**
 * Reads an image in the previews of a page whose check is cached; no other URL is ever fetched. Takes no unit, but one
 * of the caller's images of the hour. Throws `not_found`, `rate_limited` and what `net.readImage` throws.
 */
export async function readPreviewImage(ctx: Ctx, { page, src }: ImageSource): Promise<ImageFile> {
  const target = checkedTarget(ctx.net, page);
  const cached = target === null ? null : await ctx.cache.get(target);
  if (src === null || cached?.kind !== "inspection" || !imagesOf(cached.inspection.previews).has(src)) {
    throw new AppError("not_found");
  }
  const { allowed, retryAfterSeconds } = await takeImage(ctx);
  if (!allowed) throw new AppError("rate_limited", { retryAfter: retryAfterSeconds });
  return ctx.net.forCaller(callerKey(ctx)).readImage(src, { signal: ctx.signal });
}

function imagesOf(previews: Previews): ReadonlySet<string> {
  const urls = Object.values(previews).flatMap(({ image, favicon, details }) => [
    image,
    favicon,
    ...details.gallery,
  ]);
  return new Set(urls.filter((url) => url !== null));
}
