// What the test runners wrote down as JSON, read for the closing lines of `npm test`.
import { z } from "zod";

export interface TestOutcome {
  readonly passed: number;
  /** Name and reason of each failed test. */
  readonly failures: readonly string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const errorOf = z.object({ message: z.string().optional() }).optional();

interface Suite {
  readonly specs: readonly z.infer<typeof spec>[];
  readonly suites?: readonly Suite[] | undefined;
}

const spec = z.object({
  ok: z.boolean(),
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ results: z.array(z.object({ error: errorOf })) })),
});

const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
});

/** The outcome in a report of vitest's JSON reporter; throws when it is none. */
export function vitestOutcome(json: unknown): TestOutcome {
  const { numPassedTests, testResults } = vitestReport.parse(json);
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message === "" ? [] : [failure(name, message)]),
    ...assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => failure(`${name}: ${fullName}`, failureMessages?.[0])),
  ]);
  return { passed: numPassedTests, failures };
}

/** The outcome in a report of Playwright's JSON reporter; throws when it is none. */
export function playwrightOutcome(json: unknown): TestOutcome {
  const { stats, suites } = playwrightReport.parse(json);
  const failures = suites
    .flatMap(specsIn)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) =>
      failure(`${file}:${line}: ${title}`, tests[0]?.results.at(-1)?.error?.message),
    );
  return { passed: stats.expected + stats.flaky, failures };
}

function specsIn({ specs, suites = [] }: Suite): z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

const REASON_LINES_MAX = 12;

function failure(name: string, reason = "no reason given"): string {
  return `${name}\n${reason.split("\n", REASON_LINES_MAX).join("\n")}`;
}
