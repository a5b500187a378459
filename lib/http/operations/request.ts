import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

/** As much of a request as an operation's answer depends on. A web Request has it; its headers go by their names in lower case. */
export interface Asked {
  /** A whole address, or path and query of it. */
  readonly url: string;
  readonly headers: Pick<Headers, "get">;
  text(): Promise<string>;
}

/** The headers of a request to `node:http`. */
export class NodeHeaders {
  constructor(private readonly fields: IncomingHttpHeaders) {}

  get(name: string): string | null {
    return this.fields[name]?.toString() ?? null;
  }
}

/** A request to `node:http`. */
export class NodeRequest implements Asked {
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
