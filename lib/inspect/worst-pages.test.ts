import { describe, expect, test } from "vitest";
import { describe as inWords, measurePage, searchWorst } from "@/bench/worst";
import { makePage } from "../../bench/web/pages";

const PAGE_BYTES = 250_000;
const TRIED = 100;
/** Times what the whole check of an ordinary page of 100 KB takes on this machine at this moment. */
const BLOCK_MAX = 2;

describe("the worst pages that a search finds", () => {
  test("block no longer than a few checks of an ordinary page", { timeout: 120_000 }, () => {
    const { html } = makePage("100k", "https://example.com");
    const found = searchWorst({ seed: 1, pageBytes: PAGE_BYTES, goesOn: (tried) => tried < TRIED });
    const ordinaryMs = Math.max(...[1, 2, 3].map(() => measurePage(html).totalMs), 4);
    const leastMs = (page: Buffer) => Math.min(...[1, 2, 3].map(() => measurePage(page).blockMs));
    const slow = found
      .slice(0, 10)
      .map((page) => ({ page: inWords(page.genes), step: page.step, times: leastMs(page.html) / ordinaryMs }))
      .filter(({ times }) => times > BLOCK_MAX);
    expect(slow).toEqual([]);
  });
});
