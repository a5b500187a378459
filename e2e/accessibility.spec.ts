import { axeFaults } from "./axe-faults";
import { openAll, SCREENS } from "./screens";
import { expect, test } from "./site";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe finds no violation in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const { name, show } of SCREENS) {
      test(`on ${name}, fully expanded`, async ({ page, site }) => {
        await show(page, site);
        await openAll(page);
        expect(await axeFaults(page)).toEqual([]);
      });
    }
  });
}
