import { expect, test } from "vitest";
import { CATALOGUE } from "./catalogue";
import { explainCode } from "./explain";

test.each(CATALOGUE.map(({ code }) => code))("explains %s with a finding of its example", (code) => {
  const explanation = explainCode(code);
  expect(explanation).toMatchObject({ code, description: expect.stringMatching(/\S/) });
});

test("offers the example page's fix", () => {
  expect(explainCode("missing_og_title")?.fix?.html).toBe(
    '<meta property="og:title" content="How tides shape the coast">',
  );
});

test("knows nothing of other codes", () => {
  expect(explainCode("no_such_code")).toBeNull();
});
