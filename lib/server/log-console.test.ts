import { describe, expect, test } from "vitest";
import { logLines } from "@/lib/testing/log-lines";
import { logConsole, type Printer } from "./log-console";

function start() {
  const logged = logLines();
  const silent = () => undefined;
  const printer: Printer = { error: silent, warn: silent, info: silent, log: silent };
  logConsole(logged.log, printer);
  return { logged, printer };
}

describe("logConsole", () => {
  test("what is printed is one line of the log, whatever it holds", () => {
    const { logged, printer } = start();
    printer.warn("a\n%s", "b\n\u001b[31m{}");
    expect(logged.lines).toEqual([
      expect.objectContaining({ level: 40, msg: "printed", text: "a\nb\n\u001b[31m{}" }),
    ]);
  });

  test("a printed error keeps its stack", () => {
    const { logged, printer } = start();
    printer.error(" \u2a2f", new Error("no"));
    expect(logged.lines).toEqual([
      expect.objectContaining({ level: 50, err: expect.objectContaining({ message: "no" }) }),
    ]);
  });

  test("how they are getting on is told when debugging alone", () => {
    const { logged, printer } = start();
    printer.info("ready");
    printer.log("done");
    expect(logged.lines.map(({ level }) => level)).toEqual([20, 20]);
  });
});
