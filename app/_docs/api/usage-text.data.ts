// The words of the page about everything that all requests have in common. Code is between backquotes.
import { PLANS } from "@/lib/limits/plans";

interface UsageSection {
  readonly id: string;
  readonly title: string;
  /** Paragraphs, with an empty line between them. */
  readonly text: string;
}

export const API_USAGE: { readonly name: string; readonly lead: string; readonly keys: string } = {
  name: "Usage",
  lead: "What all requests have in common. Checking a page needs none of it: `GET /inspect` works without a key.",
  keys: "Create an API key",
};

export const USAGE_SECTIONS: readonly UsageSection[] = [
  {
    id: "authentication",
    title: "Authentication",
    text: `Send an API key as \`Authorization: Bearer KEY\`. A key is shown once, when you create it. It is read-only unless you give it write access.

A key of any plan can read the list of issues and raises the limit of \`GET /inspect\`. Saved pages, projects, audits and monitors need a key of a Pro account; with a Free key they return 402 \`plan_required\`. Keys and agents themselves are managed in a signed-in browser only.

A wrong or revoked key returns 401 \`unauthorized\`, even where no key is needed. A write with a read-only key returns 403 \`read_only_key\`. Agents get access with OAuth instead, at \`/mcp\`.`,
  },
  {
    id: "paging",
    title: "Paging",
    text: `Lists are newest first. \`limit\` sets how many records a response has, from 1 to 100; 50 is the default.

\`next_cursor\` is the cursor of the next page, and null on the last one. Send it as \`cursor\`, or follow the URL in the header \`Link: <…>; rel="next"\`. Records added in the meantime never shift a page.`,
  },
  {
    id: "limits",
    title: "Limits",
    text: `Checks are limited per hour: ${PLANS.anonymous.checksPerHour} for each network without an account, ${PLANS.free.checksPerHour} for a Free account and ${PLANS.pro.checksPerHour} for Pro, unless this service sets other limits. All keys and browsers of an account share one limit. \`x-ratelimit-limit\`, \`x-ratelimit-remaining\` and \`x-ratelimit-reset\` are on every response of \`GET /inspect\`, including cached and failed ones.

Other requests to \`/api\` have a limit per minute, in the same headers. Beyond a limit, the response is 429 \`rate_limited\`, with \`retry-after\` in seconds. Used units come back evenly, so a short wait is enough.

\`x-quota-limit\` and \`x-quota-remaining\` say how many records of a kind an account may have.`,
  },
  {
    id: "repeating",
    title: "Safe retries",
    text: `Send \`Idempotency-Key\`, a string of 1 to 255 printable characters that you choose, with a POST that creates something. For 24 hours, the same key with the same body gets the first response again, with \`idempotent-replayed: true\`, and nothing is created twice. With a different body, the response is 409 \`conflict\`.

Every response has \`x-request-id\`. Send your own, of 8 to 64 letters, digits, dots, hyphens or underscores, to find a request in your log and ours.`,
  },
  {
    id: "versions",
    title: "Versions",
    text: `The interface is at version 1.0.0, and paths have no version in them. Fields, error codes and issue codes may be added at any time, so ignore those you don’t know. Nothing is renamed or removed without being deprecated first.

Branch on \`error\` and \`issues[].code\`. \`title\`, \`description\`, \`message\` and \`basis\` are for people, and their wording may change at any time.`,
  },
  {
    id: "deprecation",
    title: "Deprecation",
    text: `Deprecations are announced in the changelog and marked \`deprecated\` in \`/openapi.json\`. A deprecated part works as before until a later version removes it. Nothing is deprecated today.`,
  },
];
