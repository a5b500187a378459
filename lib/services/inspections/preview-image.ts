import { AppError } from "@/lib/errors";
import type { OpenImage } from "@/lib/net/image/open-image";
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
 * Opens an image in the previews of a page whose check is cached; no other URL is ever fetched. Takes no unit, but one
 * of the caller's images of the hour, before anything is looked up. Throws `not_found`, `rate_limited` and what
 * `net.openImage` throws.
 */
export async function openPreviewImage(ctx: Ctx, { page, src }: ImageSource): Promise<OpenImage> {
  const { allowed, retryAfterSeconds } = await takeImage(ctx);
  if (!allowed) throw new AppError("rate_limited", { retryAfter: retryAfterSeconds });
  const target = checkedTarget(ctx.net, page);
  const images = target === null ? [] : await ctx.cache.imagesOf(target);
  if (src === null || !images.includes(src)) throw new AppError("not_found");
  return ctx.net.forCaller(callerKey(ctx)).openImage(src, { signal: ctx.signal });
}
