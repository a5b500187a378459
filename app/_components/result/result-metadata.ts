import type { Metadata } from "next";
import type { PageCheck } from "@/lib/http/pages/check";
import { checkHref } from "../check/check-url";
import { shortAddress } from "../ui/format";
import { RESULT } from "./result-text.data";

const ADDRESS_SHOWN_MAX = 60;

/** What a result that is shared says of itself. A failure is no page that anyone should find. */
export function resultMetadata(address: string, check: PageCheck): Metadata {
  const shown = shortAddress(address).slice(0, ADDRESS_SHOWN_MAX);
  const description = RESULT.pageDescription(shown);
  if (!check.ok) return { title: RESULT.pageTitleFailed(shown), description, robots: { index: false } };
  const { score, url } = check.inspection;
  return {
    title: RESULT.pageTitle(score.value, shown),
    description,
    alternates: { canonical: checkHref(url) },
  };
}
