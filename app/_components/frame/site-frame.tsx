import { AccountMenu } from "./account-menu";
import { SignInLink } from "./sign-in-link";
import { FOOTER_TEXT, SITE } from "./site-text.data";
import type { Theme } from "./theme";
import { ThemeSwitch } from "./theme-switch";

interface SiteHeaderProps {
  readonly theme: Theme;
  /** Whether the visitor is signed in. */
  readonly isSignedIn: boolean;
}

const LINK_LOOK = "rounded-sm text-[15px] text-muted underline-offset-4 hover:text-ink hover:underline";

export function SiteHeader({ theme, isSignedIn }: SiteHeaderProps) {
  return (
    <header className="relative mx-auto flex w-full max-w-7xl items-center justify-between px-4 py-4 sm:px-6">
      <a href="/" className="flex items-center gap-2.5 rounded-md text-[17px] font-semibold tracking-tight">
        <Logo />
        {SITE.name}
      </a>
      <div className="flex items-center gap-4 sm:gap-6">
        <a href="/docs" className={LINK_LOOK}>
          {SITE.docs}
        </a>
        {isSignedIn ? <AccountMenu /> : <SignInLink className={LINK_LOOK} />}
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
