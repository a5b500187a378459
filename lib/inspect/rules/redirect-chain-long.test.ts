// Does not see: redirects by a script or a meta refresh.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const hops = (...urls: readonly string[]) => ({ hops: urls.map((url) => ({ url, status: 302 })) });
const chain = (count: number) =>
  hops(...Array.from({ length: count }, (_, index) => `https://example.com/${index}`));

describe("redirect_chain_long", () => {
  test("allows exactly 3 redirects", () => {
    expect(issueOf("redirect_chain_long", { fetched: chain(3) })).toBeNull();
    expect(issueOf("redirect_chain_long", { fetched: chain(4) })).not.toBeNull();
  });

  test("says that Discord has given up only above 5", () => {
    expect(issueOf("redirect_chain_long", { fetched: chain(5) })?.description).toContain("gives up after 5");
    expect(issueOf("redirect_chain_long", { fetched: chain(6) })?.description).toContain(
      "gives up before the end",
    );
  });
});
