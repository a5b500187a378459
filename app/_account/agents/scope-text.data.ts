// What each permission of an agent lets it do, in plain words.
import type { Scope } from "@/lib/services/access";

interface ScopeText {
  readonly title: string;
  readonly text: string;
  /** What the permission is worth without Pro, when that is less. */
  readonly free?: string;
}

export const SCOPE_TEXTS: Readonly<Record<Scope, ScopeText>> = {
  inspect: {
    title: "Check pages",
    text: "Check public pages, get fix prompts and look up issues. Each check counts toward your account’s hourly checks.",
  },
  read: {
    title: "See your records",
    text: "Read your saved URLs, projects, audits and monitors.",
    free: "Has an effect only with Pro.",
  },
  write: {
    title: "Change your records",
    text: "Start audits, save URLs, add monitors, and change or delete them. An audit uses one of your monthly audits.",
    free: "Has an effect only with Pro.",
  },
};
