import { describe, expect, test } from "vitest";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { toReport } from "@/lib/inspect/report";
import { RULES } from "@/lib/inspect/rules/index";
import { REPORT } from "./report-schema";

const EXAMPLES = RULES.flatMap(({ code, examples }) =>
  [...examples.bad, ...examples.good].map((example, at) => [`${code} ${at}`, example] as const),
);

describe("REPORT", () => {
  test.each(EXAMPLES)("the report of the example %s is exactly what the schema says", (_name, example) => {
    const report = toReport(inspectExample(example));
    expect(REPORT.parse(report)).toEqual(JSON.parse(JSON.stringify(report)));
  });
});
