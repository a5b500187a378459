import { shortAddress } from "@/app/_components/ui/short-address";
import type { SavedUrlView } from "@/lib/services/saved-urls/saved-url-view";

/** A saved page by its label, with its address below, or by its address alone; it leads to the report. */
export function SavedName({ record }: { readonly record: Pick<SavedUrlView, "url" | "label"> }) {
  const { url, label } = record;
  const address = (
    <bdi dir="ltr" className="line-clamp-2">
      {shortAddress(url)}
    </bdi>
  );
  return (
    <a
      href={`/?${new URLSearchParams({ url })}`}
      className="block min-w-48 rounded-md underline-offset-4 hover:underline"
    >
      {label !== null && (
        <bdi dir="auto" className="block">
          {label}
        </bdi>
      )}
      {label === null ? (
        address
      ) : (
        <span className="block text-[13px]/5 font-normal text-muted">{address}</span>
      )}
    </a>
  );
}
