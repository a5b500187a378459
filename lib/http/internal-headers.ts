/** The request header in which the server hands on the client's true address. What a client sends under that name is dropped. */
export const CLIENT_HEADER = "x-headlight-client";

/** The request header in which the server hands on the path that was asked for: a page for what is not there learns it nowhere else. */
export const PATH_HEADER = "x-headlight-path";
