import type { FormPages } from "../operations/form";

/** Where signing in leads a browser. */
export const SIGN_IN_PAGES = {
  /** The form, with what went wrong above it. */
  problem: (problem: "link" | "unavailable") => `/sign-in?problem=${problem}`,
  /** That the mail is on its way. */
  sent: "/sign-in/sent",
  /** The button that redeems a link. */
  link: "/sign-in/link",
  /** The checker, for people who came to sign in and nothing else. */
  after: "/",
} as const;

/** Where the form for a link leads; the page asked for stays in it. */
export const linkForm: FormPages = {
  done: SIGN_IN_PAGES.sent,
  failed: (code, { next }) =>
    `/sign-in?${new URLSearchParams({ problem: code, ...(next === undefined ? {} : { next }) })}`,
};

/** The sign-in page that leads on to a page of ours. */
export function signInPath(next: string): string {
  return `/sign-in?${new URLSearchParams({ next })}`;
}

/** Where the forms of the account's page lead: back to it when something went wrong, which sends a stranger to sign in. */
export function accountForm(done: string): FormPages {
  return { done, failed: (code) => `/account?${new URLSearchParams({ problem: code })}` };
}
