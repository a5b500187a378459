/** The request header in which the server hands on the client's true address. What a client sends under that name is dropped. */
export const CLIENT_HEADER = "x-headlight-client";
