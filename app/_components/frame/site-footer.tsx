import { FOOTER } from "../text.data";

export function SiteFooter() {
  return (
    <footer className="mt-20 border-t border-line">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-7 text-sm text-muted sm:px-6">
        <p>{FOOTER.promise}</p>
        <nav aria-label={FOOTER.label}>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {FOOTER.links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="rounded-sm underline-offset-4 hover:text-ink hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
