import { format } from "node:util";
import type { Log } from "@/lib/log";

type Print = (...said: readonly unknown[]) => void;

export interface Printer {
  error: Print;
  warn: Print;
  info: Print;
  log: Print;
}

/** Logs what Next and React print, with stacks and line breaks. Messages about their progress are logged at level `debug`. */
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
