// The words of the pages for signed-in people.

export const AWAY = {
  title: "This page is away for the moment",
  text: "What you have kept is safe. Checking pages still works; please try here again in a minute.",
  again: "Try again",
  check: "Check a page",
} as const;

/** Said when a request of the page itself did not get through. */
export const SEND_FAILED = "The request did not reach us. Check your connection and try again.";

export const DIALOG = { cancel: "Cancel", save: "Save" } as const;

export const QUOTA = {
  used: (used: number, max: number) => `${used} of ${max} used.`,
  full: (max: number, what: string) => `Your plan holds ${max} ${what}.`,
  pro: (max: number) => `Pro holds ${max}.`,
} as const;
