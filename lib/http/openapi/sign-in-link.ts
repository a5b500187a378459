import { headersOf } from "./headers.data";

/** The address of mailed links, which is for browsers and no operation, as OpenAPI describes it. */
export const MAILED_LINK = {
  "/auth/callback/email": {
    get: {
      tags: ["Sign-in"],
      operationId: "follow_sign_in_link",
      summary: "Where a mailed link leads: it works once, within 15 minutes.",
      security: [{}],
      parameters: [
        {
          in: "query",
          name: "token",
          required: true,
          description: "The link's secret.",
          schema: { type: "string" },
        },
      ],
      responses: {
        303: {
          description:
            "In the browser that asked for the link: signed in, and on to the page that was asked for. In any other: to a page with one button that signs in. When the link is used, expired or garbled: back to the form.",
          headers: headersOf(["location", "set-cookie"]),
        },
      },
    },
  },
} as const;
