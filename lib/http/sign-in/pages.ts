import type { FormPages } from "../operations/form";

/** The pages of signing in. */
export const SIGN_IN_PAGES = {
  /** The form, with the problem above it. */
  problem: (problem: "link" | "unavailable") => `/sign-in?problem=${problem}`,
  /** Confirms that the mail was sent. */
  sent: "/sign-in/sent",
  /** The button that redeems a link. */
  link: "/sign-in/link",
  /** The checker, for people who came to sign in and nothing else. */
  after: "/",
} as const;

/** The pages of the form that requests a link. It keeps the page to open after signing in. */
export const linkForm: FormPages = {
  done: SIGN_IN_PAGES.sent,
  failed: (code, { next }) =>
    `/sign-in?${new URLSearchParams({ problem: code, ...(next === undefined ? {} : { next }) })}`,
};

/** The pages of a form on the account page. On an error that page opens again; it sends anonymous visitors to sign in. */
export function accountForm(done: string): FormPages {
  return { done, failed: (code) => `/account?${new URLSearchParams({ problem: code })}` };
}

/** The sign-in page that leads on to a page of ours. */
export function signInPath(next: string): string {
  return `/sign-in?${new URLSearchParams({ next })}`;
}
