import { z } from "zod";
import { emailAddress } from "../accounts/email-address";
import { savableUrl } from "../saved-urls/saved-url";

export const monitoredUrl = savableUrl.meta({
  ...savableUrl.meta(),
  description: "The page to check: absolute, http or https, publicly resolvable, without credentials.",
});

/** Who is told when a page gets worse. */
export const alertEmailField = z
  .string()
  .transform((text, check) => {
    const email = emailAddress(text);
    if (email !== null) return email;
    check.addIssue({ code: "custom", message: "The field alert_email has to be an email address." });
    return z.NEVER;
  })
  .nullable()
  .optional()
  .meta({
    description: "Who gets a mail when the page gets worse, and when it recovers; null for nobody.",
    type: ["string", "null"],
    format: "email",
    examples: ["ada@example.com"],
  });
