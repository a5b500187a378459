import type { Reporter, TestCase } from "@playwright/test/reporter";

/** Closes a run with the one line that a person or a script looks for. */
export default class CountReporter implements Reporter {
  private readonly tests = new Map<string, TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.set(test.id, test);
  }

  onEnd(): void {
    const outcomes = [...this.tests.values()].map((test) => test.outcome());
    const count = (...requested: readonly string[]) =>
      outcomes.filter((outcome) => requested.includes(outcome)).length;
    console.log(`e2e: ${count("expected", "flaky")} passed, ${count("unexpected")} failed`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
