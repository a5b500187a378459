// The words of the account's page.

export const ACCOUNT = {
  title: "Account",
  email: "E-mail address",
  plan: "Plan",
  since: "Created",
  planWords: (plan: string, checks: number) => `${plan}, ${checks.toLocaleString("en")} checks an hour`,
  sessions: "Where you are signed in",
  signedIn: "Signed in",
  seen: "last seen",
  current: "This one",
  end: "Sign out",
  endLabel: (device: string) => `Sign out: ${device}`,
  everywhere: "Sign out everywhere",
  everywhereHint: "Ends every session above, this one too. API keys keep working.",
  data: "Your data",
  dataText: "Everything we keep of you in one JSON file: account, sessions, keys, projects and saved pages.",
  download: "Download your data",
  remove: "Delete this account",
  removeText:
    "Your saved pages, projects and keys go with it, at once and for good. Programs that use your keys stop working.",
  removeField: (email: string) => `To confirm, type ${email}`,
  removeButton: "Delete my account",
} as const;

/** What is said at the top after a form of the page was sent, by the code in its address. */
export const ACCOUNT_PROBLEMS: Readonly<Record<string, string>> = {
  conflict: "That is not the address of this account, so nothing was deleted.",
  invalid_body: "That is no e-mail address, so nothing was changed.",
  not_found: "That session was over already.",
  unavailable: "Accounts could not be reached, so nothing was changed. Please try again in a minute.",
};

export const ACCOUNT_PROBLEM_ELSE = "That did not work, so nothing was changed. Please try again.";

export const ACCOUNT_DONE: Readonly<Record<string, string>> = {
  session: "That device is signed out.",
};
