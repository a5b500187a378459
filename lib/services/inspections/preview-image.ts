import { AppError } from "@/lib/errors";
import type { Previews } from "@/lib/inspect/platforms/platform";
import type { ImageFile } from "@/lib/net/image/read-image";
import type { Ctx } from "../context";
import { callerKey, takePicture } from "../rate-limit";
import { checkedTarget } from "./checked-target";

interface PictureAsk {
  /** The checked page. */
  readonly page: string | null;
  /** The address of the picture, as the page's previews name it. */
  readonly src: string | null;
}

/**
 * A picture that the previews of a page show, while the page's check is kept: no other address is ever fetched. Takes no
 * unit, but one of so many pictures an hour. Throws `not_found`, `rate_limited` and what `net.readImage` throws.
 */
export async function readPicture(ctx: Ctx, { page, src }: PictureAsk): Promise<ImageFile> {
  const target = checkedTarget(ctx.net, page);
  const kept = target === null ? null : await ctx.cache.get(target);
  if (src === null || kept?.kind !== "inspection" || !picturesOf(kept.inspection.previews).has(src)) {
    throw new AppError("not_found");
  }
  const { allowed, retryAfterSeconds } = await takePicture(ctx);
  if (!allowed) throw new AppError("rate_limited", { retryAfter: retryAfterSeconds });
  return ctx.net.forCaller(callerKey(ctx)).readImage(src, { signal: ctx.left });
}

function picturesOf(previews: Previews): ReadonlySet<string> {
  const named = Object.values(previews).flatMap(({ image, favicon, details }) => [
    image,
    favicon,
    ...details.gallery,
  ]);
  return new Set(named.filter((src) => src !== null));
}
