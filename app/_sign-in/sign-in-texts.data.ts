// The words of signing in.

export const SIGN_IN = {
  title: "Sign in",
  lead: "There is no password: we mail you a link. The first one also makes your account.",
  email: "E-mail address",
  placeholder: "ada@example.com",
  submit: "Mail me a link",
  free: "An account is free. It raises your checks an hour, keeps your pages and makes API keys.",
} as const;

/** What is said above the form, by the code in its address. */
export const SIGN_IN_PROBLEMS: Readonly<Record<string, string>> = {
  link: "That link has been used already, is older than 15 minutes or is not complete. Ask for a new one here.",
  invalid_body: "That is no e-mail address we can write to. It should look like ada@example.com.",
  unavailable:
    "Accounts cannot be reached for the moment; checking pages still works. Please try again in a minute.",
};

export const SIGN_IN_PROBLEM_ELSE = "That did not work. Please try again.";

export const SIGN_IN_DONE: Readonly<Record<string, string>> = {
  everywhere: "You are signed out on every device.",
  deleted: "Your account and everything in it is deleted.",
};

export const SENT = {
  title: "Check your mail",
  to: (email: string) => `A link is on its way to ${email}, if it can sign in.`,
  toSomeone: "A link is on its way, if the address can sign in.",
  notes: [
    "The link works once, within 15 minutes.",
    "Nothing there after two minutes? Look among the spam, then ask again. We send at most five links an hour.",
  ],
  again: "Ask again or use another address",
} as const;

export const LINK = {
  title: "One more press",
  as: "This signs you in as",
  submit: "Sign in",
  why: "Some mail programs open links on their own. The button makes sure that it is you.",
  other: "Use another address",
} as const;
