// What the main thread and the page thread tell each other. Everything here survives a structured clone.
import type { InspectionParts } from "@/lib/cache/encoded-inspection";
import type { MissingResources } from "@/lib/inspect/missing-resources";
import type { FetchedPage } from "@/lib/inspect/page/page";
import type { LinkedResources } from "@/lib/inspect/resources";
import type { PageHead } from "@/lib/net/page/page-receiver";

/** About one page, by its number. A reply follows `end`, `missing` and `inspect`. */
export type ToThread = { readonly page: number } & (
  | { readonly kind: "open"; readonly head: PageHead }
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "end"; readonly fetched: FetchedPage }
  | { readonly kind: "missing"; readonly resources: LinkedResources }
  | { readonly kind: "inspect"; readonly resources: LinkedResources }
  | { readonly kind: "drop" }
);

export type FromThread = { readonly page: number } & (
  | { readonly kind: "image"; readonly url: string | null }
  | { readonly kind: "ended" }
  | { readonly kind: "missing"; readonly missing: MissingResources }
  | { readonly kind: "inspected"; readonly parts: InspectionParts }
  | { readonly kind: "failed"; readonly message: string }
);
