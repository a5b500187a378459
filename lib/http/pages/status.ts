import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { oncePerProcess } from "@/lib/services/once-per-process";

/** The request header by which a page names the answer it is drawn into. What a client sends under that name is dropped. */
const ANSWER_HEADER = "x-headlight-answer";

interface Answers {
  count: number;
  /** Statuses that pages asked for, by the answer's number. */
  readonly statuses: Map<string, number>;
}

const answers = () => oncePerProcess<Answers>("answers", () => ({ count: 0, statuses: new Map() }));

/** Lets the page that is drawn into this answer choose its status; Next itself knows only 200, 404 and 500. */
export function acceptPageStatus(headers: IncomingHttpHeaders, res: ServerResponse): void {
  const { statuses } = answers();
  answers().count += 1;
  const number = String(answers().count);
  headers[ANSWER_HEADER] = number;
  const writeHead = res.writeHead.bind(res);
  // Node writes the head through this method too when a handler sets status and headers one by one.
  res.writeHead = (status: number, ...rest: never[]) => writeHead(statuses.get(number) ?? status, ...rest);
  res.once("close", () => statuses.delete(number));
}

/** Gives the page that is being drawn for a request with these headers another status than 200. */
export function setPageStatus(headers: Pick<Headers, "get">, status: number): void {
  const number = headers.get(ANSWER_HEADER);
  if (number !== null) answers().statuses.set(number, status);
}
