import { expect, test } from "vitest";
import { CATALOGUE } from "./catalogue";
import { explainIssue } from "./explain";

test.each(CATALOGUE.map(({ code }) => code))("explains %s with a finding of its example", (code) => {
  const explanation = explainIssue(code);
  expect(explanation).toMatchObject({ code, description: expect.stringMatching(/\S/) });
});

test("offers the example page's fix", () => {
  expect(explainIssue("missing_og_title")?.fix?.html).toBe(
    '<meta property="og:title" content="How tides shape the coast">',
  );
});

test("knows nothing of other codes", () => {
  expect(explainIssue("no_such_code")).toBeNull();
});
