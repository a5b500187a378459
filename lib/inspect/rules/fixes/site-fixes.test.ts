import { describe, expect, test } from "vitest";
import { buildPage } from "@/lib/testing/inspect/page-builder";
import { charsetFix } from "./site-fixes";

const fixOf = (name: string) => charsetFix({ ...buildPage({}), charset: { ...buildPage({}).charset, name } });

describe("charsetFix", () => {
  test("declares the encoding the page is saved in", () => {
    expect(fixOf("utf-8")?.html).toBe('<meta charset="utf-8">');
    expect(fixOf("shift_jis")).toEqual({
      html: '<meta charset="shift_jis">',
      laravel: '<meta charset="shift_jis">',
    });
  });
});
