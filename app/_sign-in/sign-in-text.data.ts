// Texts of the sign-in pages.

export const SIGN_IN = {
  title: "Sign in",
  lead: "Enter your email address and we’ll send you a sign-in link. No password needed. New here? We’ll create your account.",
  email: "Email address",
  placeholder: "ada@example.com",
  submit: "Send sign-in link",
  free: "A free account gives you more checks an hour, saved pages and an API key.",
} as const;

/** Shown above the form, by error code. */
export const SIGN_IN_PROBLEMS: Readonly<Record<string, string>> = {
  link: "That link has expired, has already been used or is incomplete. Request a new one below.",
  invalid_body: "That isn’t a valid email address. It should look like ada@example.com.",
  unavailable: "Accounts are temporarily unavailable. Checking pages still works. Try again in a minute.",
};

export const SIGN_IN_PROBLEM_ELSE = "That didn’t work. Try again.";

export const SIGN_IN_DONE: Readonly<Record<string, string>> = {
  everywhere: "You’re signed out on all devices.",
  deleted: "Your account and all its data are deleted.",
};

export const SENT = {
  title: "Check your email",
  to: (email: string) => `We sent a sign-in link to ${email}.`,
  toSomeone: "We sent you a sign-in link.",
  notes: [
    "The link works once, within 15 minutes.",
    "No email after two minutes? Check your spam folder, then request another link. You can request up to five an hour.",
  ],
  again: "Request another link or change the email address",
} as const;

export const LINK = {
  title: "Confirm sign-in",
  as: "You’re signing in as",
  submit: "Sign in",
  why: "Some email programs open links automatically. This step makes sure it’s you.",
  other: "Use a different email address",
} as const;
