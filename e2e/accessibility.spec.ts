import { axeFaults } from "./axe-faults";
import { countReachable, walkFocus } from "./focus-stops";
import { openAll, SCREENS } from "./screens";
import { expect, test } from "./site";

for (const { name, show } of SCREENS) {
  test(`every focusable element on ${name} has a name and a visible focus, and axe finds no violation`, async ({
    page,
    site,
  }) => {
    test.slow();
    await show(page, site);
    const reachable = await page.evaluate(countReachable);
    const stops = await walkFocus(page);
    expect(stops.filter(({ isNamed }) => !isNamed)).toEqual([]);
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    expect(stops.length).toBeGreaterThanOrEqual(reachable);
    await openAll(page);
    expect(await axeFaults(page)).toEqual([]);
  });
}
