import { CircleUserRound } from "lucide-react";
import { ACCOUNT_MENU } from "./site-text.data";

const ID = "account-menu";
const ITEM_LOOK = "block w-full rounded-lg px-3 py-2 text-left hover:bg-sunken";

/** The menu of a signed-in visitor. A popover needs no script: Escape and a click outside close it. */
export function AccountMenu() {
  return (
    <nav aria-label={ACCOUNT_MENU.open}>
      <button
        type="button"
        popoverTarget={ID}
        aria-label={ACCOUNT_MENU.open}
        className="grid size-8 place-items-center rounded-full text-muted hover:text-ink"
      >
        <CircleUserRound aria-hidden size={21} strokeWidth={1.75} />
      </button>
      {/* A popover is in the top layer, so its position is relative to the window. */}
      <div
        id={ID}
        popover="auto"
        className="absolute inset-auto top-14 right-[max(1rem,calc((100vw-80rem)/2+1.5rem))] m-0 w-52 rounded-2xl border border-line bg-surface p-2 text-[15px]/5 text-ink shadow-field"
      >
        <ul>
          {ACCOUNT_MENU.pages.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className={ITEM_LOOK}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <form action="/auth/signout" method="post" className="mt-2 border-t border-line pt-2">
          <button type="submit" className={ITEM_LOOK}>
            {ACCOUNT_MENU.signOut}
          </button>
        </form>
      </div>
    </nav>
  );
}
