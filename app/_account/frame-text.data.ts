// Texts that all pages for signed-in people share.

export const AWAY = {
  title: "This page is temporarily unavailable",
  text: "Your data is safe, and checking pages still works. Try again in a minute.",
  again: "Try again",
  check: "Check a page",
} as const;

/** Shown when a request of the page did not get through. */
export const SEND_FAILED = "We couldn’t reach the server. Check your connection and try again.";

export const DIALOG = { cancel: "Cancel", save: "Save" } as const;

export const QUOTA_TEXT = {
  used: (used: number, max: number) => `${used} of ${max} used.`,
  pro: (max: number) => `Pro includes ${max}.`,
  howToGet: "To get Pro, contact",
  operator: "the operator of this site",
} as const;
