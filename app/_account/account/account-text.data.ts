// Texts of the account page.

export const ACCOUNT = {
  title: "Account",
  email: "Email address",
  plan: "Plan",
  since: "Created",
  planWords: (plan: string, checks: number) => `${plan}, ${checks.toLocaleString("en")} checks an hour`,
  sessions: "Sessions",
  signedIn: "Signed in",
  lastActive: "last active",
  current: "This device",
  end: "Sign out",
  endLabel: (device: string) => `Sign out: ${device}`,
  everywhere: "Sign out everywhere",
  everywhereHint: "Ends all sessions, including this one. API keys keep working.",
  data: "Your data",
  dataText:
    "All the data we hold about you in one JSON file: account, sessions, keys, projects, saved pages, audits and monitors.",
  download: "Download your data",
  remove: "Delete account",
  removeText:
    "This permanently deletes your saved pages, projects and API keys. Programs that use your keys stop working immediately.",
  removeField: (email: string) => `Type ${email} to confirm`,
  removeButton: "Delete my account",
} as const;

/** Shown above the page after one of its forms failed, by error code. */
export const ACCOUNT_PROBLEMS: Readonly<Record<string, string>> = {
  conflict: "That isn’t this account’s email address, so nothing was deleted.",
  invalid_body: "That isn’t a valid email address, so nothing was changed.",
  not_found: "That session has already ended.",
  unavailable: "Accounts are temporarily unavailable, so nothing was changed. Try again in a minute.",
};

export const ACCOUNT_PROBLEM_ELSE = "That didn’t work, so nothing was changed. Try again.";

export const ACCOUNT_DONE: Readonly<Record<string, string>> = {
  session: "That device is signed out.",
};
