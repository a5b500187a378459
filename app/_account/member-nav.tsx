import { MEMBER_MENU } from "../_components/text.data";

/** The pages of a signed-in person, side by side. */
export function MemberNav({ here }: { readonly here: string }) {
  return (
    <nav aria-label={MEMBER_MENU.pagesLabel} className="border-b border-line">
      <ul className="-mb-px flex gap-6 overflow-x-auto text-[15px]">
        {MEMBER_MENU.pages.map(({ href, label }) => {
          const isHere = here === href || here.startsWith(`${href}/`);
          return (
            <li key={href}>
              <a
                href={href}
                aria-current={isHere ? "page" : undefined}
                className={`block border-b-2 py-2.5 ${isHere ? "border-ink font-medium text-ink" : "border-transparent text-muted hover:text-ink"}`}
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
