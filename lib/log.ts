import pino, { type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** With each line that waits to be written, all that wait for the same write are copied. */
const WRITE_BYTES_MAX = 4_096;

/** The structured log: one JSON line an event, on standard output. What comes from outside goes into fields, never into the message. */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Log {
  return pino({ level, base: null, timestamp: isoTime }, destination);
}

function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, maxWrite: WRITE_BYTES_MAX });
}

let secondStartMs = -1;
let writtenSecond = "";

/** The time as a field of a line. A busy service writes thousands of lines in a second. */
function isoTime(): string {
  const nowMs = Date.now();
  const ms = nowMs % 1_000;
  if (nowMs - ms !== secondStartMs) {
    secondStartMs = nowMs - ms;
    writtenSecond = new Date(secondStartMs).toISOString().slice(0, -"000Z".length);
  }
  return `,"time":"${writtenSecond}${String(ms).padStart(3, "0")}Z"`;
}
