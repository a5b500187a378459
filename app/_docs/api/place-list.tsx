import type { ApiPlace } from "./find-api";

/** Places of the interface's documentation, as a search finds them. */
export function PlaceList({ places }: { readonly places: readonly ApiPlace[] }) {
  return (
    <ul className="mt-8 max-w-3xl divide-y divide-line border-y border-line">
      {places.map(({ href, title, note }) => (
        <li key={href} className="py-2.5">
          <a
            href={href}
            className="rounded-sm font-mono text-[13px]/6 wrap-anywhere text-link underline-offset-4 hover:underline"
          >
            {title}
          </a>
          <p className="text-[15px]/6 text-muted">{note}</p>
        </li>
      ))}
    </ul>
  );
}
