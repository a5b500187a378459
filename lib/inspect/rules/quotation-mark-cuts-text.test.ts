// Does not see: a quotation mark directly before an equals sign, which reads as another attribute with a value.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const title = (attribute: string) =>
  issueOf("quotation_mark_cuts_text", {
    html: `<meta property="og:title" ${attribute}>`,
    without: ["og:title"],
  });

describe("quotation_mark_cuts_text", () => {
  test.each([
    ['content="The "old pier" opens"', "The &quot;old pier&quot; opens"],
    ["content='the harbor's wall at ebb'", "the harbor's wall at ebb"],
    ['content=""Old" and new piers"', "&quot;Old&quot; and new piers"],
    ['content="A 12" pipe"', "A 12&quot; pipe"],
    ['content="He said "hello""', "He said &quot;hello&quot;"],
    ['content="The "old/new" pier" data-x="1"', "The &quot;old/new&quot; pier"],
    ['content="Caf&eacute; "Sol" opens"', "Café &quot;Sol&quot; opens"],
    ['content="Two\r\n"old" lines"', "Two\n&quot;old&quot; lines"],
  ])("the whole text of %s is proposed", (attribute, text) => {
    expect(title(attribute)?.fix?.html).toBe(`<meta property="og:title" content="${text}">`);
  });

  test.each([
    'content="The old pier"',
    'content="The old pier""',
    'content="The old pier" "',
    `content='The "old pier" opens'`,
    'content="The &quot;old&quot; pier"',
    'content="The old pier"class="a"',
  ])("%s is not cut", (attribute) => {
    expect(title(attribute)).toBeNull();
  });

  test("the text that describes the image is one too, at the price of its absence", () => {
    const issue = issueOf("quotation_mark_cuts_text", {
      html: '<meta property="og:image:alt" content="The "old" pier">',
      without: ["og:image:alt"],
    });
    expect(issue?.fix?.html).toBe('<meta property="og:image:alt" content="The &quot;old&quot; pier">');
    expect(issue?.points).toBe(1);
  });

  test("names what people see and what is meant", () => {
    expect(title('content="The "old pier" opens"')?.description).toContain(
      '"The" instead of "The "old pier" opens"',
    );
  });
});
