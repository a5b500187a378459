import { describe, expect, test } from "vitest";
import { describe as inWords, measurePage, searchWorst } from "@/bench/worst";
import { makePage } from "../../bench/web/pages";

const PAGE_BYTES = 250_000;
const TRIED = 100;
/** Times what the whole check of an ordinary page of 100 KB takes on this machine at this moment. */
const BLOCK_MAX = 3;

describe("the worst pages that a search finds", () => {
  test("block no longer than a few checks of an ordinary page", { timeout: 120_000 }, () => {
    const { html } = makePage("100k", "https://example.com");
    const found = searchWorst({ seed: 1, pageBytes: PAGE_BYTES, goesOn: (tried) => tried < TRIED });
    // One beside the other, since a busy machine is faster in one moment than in the next.
    const once = (page: Buffer) => measurePage(page).blockMs / Math.max(measurePage(html).totalMs, 4);
    const leastTimes = (page: Buffer) => Math.min(once(page), once(page), once(page));
    const slow = found
      .slice(0, 10)
      .map((page) => ({ page: inWords(page.genes), step: page.step, times: leastTimes(page.html) }))
      .filter(({ times }) => times > BLOCK_MAX);
    expect(slow).toEqual([]);
  });
});
