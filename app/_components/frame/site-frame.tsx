import { CircleUserRound } from "lucide-react";
import type { Theme } from "@/lib/http/theme";
import { HeaderSignIn } from "./header-sign-in";
import { ACCOUNT_MENU, FOOTER_TEXT, SITE } from "./site-text.data";
import { ThemeSwitch } from "./theme-switch";

interface SiteHeaderProps {
  readonly theme: Theme;
  /** Whether the visitor is signed in. */
  readonly isSignedIn: boolean;
}

const LINK_LOOK =
  "rounded-sm text-[15px] whitespace-nowrap text-muted underline-offset-4 hover:text-ink hover:underline";

export function SiteHeader({ theme, isSignedIn }: SiteHeaderProps) {
  return (
    <header className="relative mx-auto flex w-full max-w-7xl items-center justify-between px-4 py-4 sm:px-6">
      <a href="/" className="flex items-center gap-2.5 rounded-md text-[17px] font-semibold tracking-tight">
        <Logo />
        {/* On the narrowest phones the logo says it. */}
        <span className="max-[359px]:sr-only">{SITE.name}</span>
      </a>
      <div className="flex items-center gap-4 sm:gap-6">
        <a href="/docs" className={LINK_LOOK}>
          {SITE.docs}
        </a>
        {isSignedIn ? <AccountMenu /> : <HeaderSignIn className={LINK_LOOK} />}
        <ThemeSwitch theme={theme} />
      </div>
    </header>
  );
}

export function SiteFooter() {
  return (
    <footer className="mt-20 border-t border-line">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-7 text-sm text-muted sm:px-6">
        <p>{FOOTER_TEXT.promise}</p>
        <nav aria-label={FOOTER_TEXT.label}>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {FOOTER_TEXT.links.map(({ href, label }) => (
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

/** Headlight's logo: a lamp and its beam. */
function Logo({ size = 28 }: { readonly size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <rect width="32" height="32" rx="9" fill="#15181c" />
      <rect x=".5" y=".5" width="31" height="31" rx="8.5" fill="none" stroke="#fff" strokeOpacity=".14" />
      <path
        d="M14.5 8.5c-4.6 0-7.5 3-7.5 7.5s2.9 7.5 7.5 7.5c1.1 0 1.5-.6 1.5-1.6V10.1c0-1-.4-1.6-1.5-1.6Z"
        fill="#fff"
      />
      <path
        d="M19.5 11h5.5M19.5 16h6.5M19.5 21h5.5"
        stroke="#ffb020"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}

const ID = "account-menu";
const ITEM_LOOK = "block w-full rounded-lg px-3 py-2 text-left hover:bg-sunken";

/** The menu of a signed-in visitor. A popover needs no script: Escape and a click outside close it. */
function AccountMenu() {
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
