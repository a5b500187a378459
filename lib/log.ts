import pino, { type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** The structured log: one JSON line an event on standard output. What comes from outside goes into fields, never into the message. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}
