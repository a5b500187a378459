import { checkedDraft, type Draft, pastedDraft } from "@/lib/inspect/edit/draft";
import type { Inspection } from "@/lib/inspect/report";

/** Where a page that is being edited comes from. */
export type Source =
  | { readonly kind: "checked"; readonly known: Inspection }
  | { readonly kind: "pasted"; readonly html: string; readonly address: string };

export function draftOf(source: Source): Draft {
  return source.kind === "checked" ? checkedDraft(source.known) : pastedDraft(source.html, source.address);
}
