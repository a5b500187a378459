import { format } from "node:util";
import type { Log } from "@/lib/log";

type Print = (...said: readonly unknown[]) => void;

export interface Printer {
  error: Print;
  warn: Print;
  info: Print;
  log: Print;
}

/** Turns what Next and React print, stacks and line breaks included, into lines of the log; how they are getting on is for debugging. */
export function logConsole(log: Log, printer: Printer = console): void {
  const line =
    (level: "error" | "warn" | "debug"): Print =>
    (...said) => {
      const err = said.find((one) => one instanceof Error);
      log[level]({ err, text: format(...said.filter((one) => one !== err)) }, "printed");
    };
  Object.assign(printer, {
    error: line("error"),
    warn: line("warn"),
    info: line("debug"),
    log: line("debug"),
  });
}
