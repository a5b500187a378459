import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

/** The parts of a request that operations depend on. A web Request has them; names of headers are in lower case. */
export interface ApiRequest {
  /** A URL, or its path and query. */
  readonly url: string;
  readonly headers: RequestHeaders;
  text(): Promise<string>;
}

export type RequestHeaders = Pick<Headers, "get">;

/** The headers of a `node:http` request. */
export class NodeHeaders implements RequestHeaders {
  constructor(private readonly fields: IncomingHttpHeaders) {}

  get(name: string): string | null {
    return this.fields[name]?.toString() ?? null;
  }
}

/** A `node:http` request. */
export class NodeRequest implements ApiRequest {
  readonly url: string;
  readonly headers: NodeHeaders;

  constructor(private readonly req: IncomingMessage) {
    this.url = req.url ?? "";
    this.headers = new NodeHeaders(req.headers);
  }

  text(): Promise<string> {
    return text(this.req);
  }
}
