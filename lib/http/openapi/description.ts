import type { Operation } from "@/lib/services/operation";
import { isApiPath } from "../operations/handlers";
import { isRepeatable } from "../operations/idempotency";
import { headersOf } from "./headers.data";

/** Which callers an operation admits, in a few words. */
export function admits({ access, scope, http }: Pick<Operation, "access" | "scope" | "http">): string {
  if (access === "session") return "signed-in browsers only";
  if (access === "anyone") return "no key needed";
  if (scope === "write") return "Pro key with write access";
  return access === "pro-key" ? "Pro key" : http.path.startsWith("/api/") ? "any key" : "any account";
}

const CALLERS: Readonly<Record<string, string>> = {
  "signed-in browsers only": "Requires a signed-in browser; an API key isn't enough.",
  "no key needed": "Requires no credentials.",
  "any key": "Requires an API key of any plan or a signed-in browser.",
  "any account": "Requires a signed-in browser.",
  "Pro key": "Requires an API key of a Pro account or a signed-in browser of any account.",
  "Pro key with write access":
    "Requires a Pro account's API key with write access, or a signed-in browser of any account.",
};

/** What a caller has to know of an operation beside its summary: who may call it, what it costs, what repeating does. */
export function descriptionOf(operation: Operation): string {
  const { metered, http, destructive, input, scope } = operation;
  const sentences = [
    operation.summary,
    CALLERS[admits(operation)],
    scope !== null && `An agent needs the scope \`${scope}\`.`,
    metered && "Uses one of the hourly checks, cached or not.",
    !metered && isApiPath(http.path) && "Counts as one request toward the per-minute limit.",
    "cursor" in input.shape && "The next page is at `next_cursor` and in the `Link` header.",
    isRepeatable(operation) && "Send `Idempotency-Key` to retry it safely.",
    destructive && "This cannot be undone.",
    http.files && "The response is a file to save.",
  ];
  return sentences.filter((sentence) => typeof sentence === "string").join(" ");
}

/** The operations of which a browser can send a form without scripts, and where it is led then. */
const FORM_PATHS: ReadonlySet<string> = new Set([
  "/auth/login",
  "/auth/signout",
  "/auth/signout/everywhere",
  "/auth/signout/session",
  "/account/delete",
]);

/** Whether the operation takes its body as a form too. */
export function takesForm({ http }: Pick<Operation, "http">): boolean {
  return FORM_PATHS.has(http.path);
}

/** The response to every form, whether it succeeds or fails. */
export const FORM_RESPONSE = {
  303: {
    description:
      "To a form (`application/x-www-form-urlencoded`): a redirect to the page that shows the result.",
    headers: headersOf(["location"]),
  },
} as const;

/** The URL in sign-in mails, as OpenAPI describes it. It is for browsers and not an operation. */
export const MAILED_LINK = {
  "/auth/callback/email": {
    get: {
      tags: ["Sign-in"],
      operationId: "follow_sign_in_link",
      summary: "Follow a sign-in link. It works once, within 15 minutes.",
      security: [{}],
      parameters: [
        {
          in: "query",
          name: "token",
          required: true,
          description: "The secret in the link.",
          schema: { type: "string" },
        },
      ],
      responses: {
        303: {
          description:
            "In the browser that requested the link: signed in, then the requested page. In any other browser: a page with a button that signs in. If the link is used, expired or damaged: back to the form.",
          headers: headersOf(["location", "set-cookie"]),
        },
      },
    },
  },
} as const;
