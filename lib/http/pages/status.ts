import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { oncePerProcess } from "@/lib/once-per-process";
import { RESPONSE_HEADER, type RequestHeaders } from "../operations/request";

interface PageResponses {
  count: number;
  /** Statuses set by pages, by the number of the response. */
  readonly statuses: Map<string, number>;
}

const responses = oncePerProcess<PageResponses>("page-responses", () => ({ count: 0, statuses: new Map() }));

/** Lets the page that is rendered into this response set its status. Next itself knows only 200, 404 and 500. */
export function acceptPageStatus(headers: IncomingHttpHeaders, res: ServerResponse): void {
  const { statuses } = responses();
  responses().count += 1;
  const number = String(responses().count);
  headers[RESPONSE_HEADER] = number;
  const writeHead = res.writeHead.bind(res);
  // Node writes the head through this method too when a handler sets status and headers one by one.
  res.writeHead = (status: number, ...rest: never[]) => writeHead(statuses.get(number) ?? status, ...rest);
  res.once("close", () => statuses.delete(number));
}

/** Sets the status of the page that is being rendered for a request with these headers. */
export function setPageStatus(headers: RequestHeaders, status: number): void {
  const number = headers.get(RESPONSE_HEADER);
  if (number !== null) responses().statuses.set(number, status);
}
