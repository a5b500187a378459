import { headersOf } from "./headers.data";

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
