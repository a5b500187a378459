import { SITE } from "../text.data";
import { AccountMenu } from "./account-menu";
import { Logo } from "./logo";
import { SignInLink } from "./sign-in-link";
import type { Theme } from "./theme";
import { ThemeSwitch } from "./theme-switch";

interface SiteHeaderProps {
  readonly theme: Theme;
  /** The visitor is signed in. */
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
