import type { Mail } from "./mail";
import { mailHtml } from "./mail-html";

/** What a mail says. Everything in it is plain text, so it may come from anyone. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  /** Said before the button. */
  readonly lead: string;
  readonly action: { readonly label: string; readonly url: string };
  /** Said after it. */
  readonly notes: readonly string[];
}

/** A mail as text and as HTML, for people and programs of either taste. */
export function composeMail(to: string, content: MailContent): Mail {
  return { to, subject: oneLine(content.subject), text: mailText(content), html: mailHtml(content) };
}

function mailText({ heading, lead, action, notes }: MailContent): string {
  const parts = [heading, lead, `${action.label}:\n${action.url}`, ...notes, "--\nHeadlight"];
  return `${parts.join("\n\n")}\n`;
}

/** A line break in a header would start another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
