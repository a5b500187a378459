import type { Metadata } from "next";
import type { PageCheck } from "@/lib/http/page-check";
import { RESULT } from "../text.data";
import { shortAddress } from "../ui/short-address";

const ADDRESS_SHOWN_MAX = 60;

/** Title of a result that is shared; results are for people, not for search engines. */
export function resultMetadata(address: string, check: PageCheck): Metadata {
  const shown = shortAddress(address).slice(0, ADDRESS_SHOWN_MAX);
  return {
    title: check.ok ? RESULT.pageTitle(check.inspection.score.value, shown) : RESULT.pageTitleFailed(shown),
    description: RESULT.pageDescription(shown),
    robots: { index: false },
  };
}
