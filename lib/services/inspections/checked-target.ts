import type { Net } from "@/lib/net/net";
import { targetUrl } from "./target-url";

/** Under which address a check of `url` is kept and shows its progress; null when it is refused before it is fetched. */
export function checkedTarget(net: Pick<Net, "guardUrl">, url: string | null): string | null {
  const parsed = targetUrl.safeParse(url);
  if (!parsed.success) return null;
  try {
    return net.guardUrl(parsed.data).href;
  } catch {
    return null;
  }
}
