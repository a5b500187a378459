import { describe, expect, test } from "vitest";
import { inspectExample } from "./example/inspect-example";
import { toReport } from "./report";
import { beyondReport, joinInspection } from "./report-parts";
import { RULES } from "./rules/index";

const EXAMPLES = RULES.flatMap(({ code, examples }) =>
  [...examples.bad, ...examples.good].map((example, at) => [`${code} ${at}`, example] as const),
);

describe("report parts", () => {
  test.each(EXAMPLES)("the inspection of the example %s survives being kept as JSON", (_name, example) => {
    const inspection = inspectExample(example);
    const report = JSON.parse(JSON.stringify(toReport(inspection)));
    const beyond = JSON.parse(JSON.stringify(beyondReport(inspection)));
    expect(joinInspection(report, beyond)).toEqual(inspection);
  });
});
