// Request headers in which the server tells routes and pages what Next does not. What a client sends under these names
// is overwritten.

/** The client's IP address. */
export const CLIENT_HEADER = "x-headlight-client";

/** The number of the request's connection. */
export const CONNECTION_HEADER = "x-headlight-connection";

/** The number of the request. */
export const REQUEST_HEADER = "x-headlight-request";

/** The requested path; the only way a not-found page learns it. */
export const PATH_HEADER = "x-headlight-path";

/** The number of the response that a page is rendered into. */
export const RESPONSE_HEADER = "x-headlight-answer";
