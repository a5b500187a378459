import type { FormPages } from "./form-post";

/** Where the forms of the account's page lead: back to it when something went wrong, which sends a stranger to sign in. */
export function accountForm(done: string): FormPages {
  return { done, failed: (code) => `/account?${new URLSearchParams({ problem: code })}` };
}
