// The programs of the documentation, run as they stand on the page, with a target that answers here.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EXAMPLE_TARGET } from "@/app/_docs/api/examples";
import { expect, test } from "./site";

const LANGUAGES = [
  { name: "curl", program: "sh", file: "example.sh", needs: "curl", prints: /"score":\d+/ },
  {
    name: "JavaScript",
    program: process.execPath,
    file: "example.mjs",
    needs: process.execPath,
    prints: /^score \d+\n/,
  },
  { name: "Python", program: "python3", file: "example.py", needs: "python3", prints: /^score \d+\n/ },
  { name: "PHP", program: "php", file: "example.php", needs: "php", prints: /^score \d+\n/ },
] as const;

for (const { name, program, file, needs, prints } of LANGUAGES) {
  test(`the ${name} example prints the score`, async ({ page, site }) => {
    test.skip(spawnSync(needs, ["--version"]).status !== 0, `${needs} is not on this machine`);
    await page.goto("/docs/api");
    await page.getByRole("radio", { name, exact: true }).check({ force: true });
    const code = await page.locator("#start ~ div pre:visible").textContent();
    expect(code).toContain(EXAMPLE_TARGET);

    const folder = mkdtempSync(join(tmpdir(), "headlight-example-"));
    const path = join(folder, file);
    writeFileSync(path, (code ?? "").replace(EXAMPLE_TARGET, `${site.origin}/bare`));
    const { stdout, stderr } = spawnSync(program, [path], {
      encoding: "utf8",
      timeout: 20_000,
      env: { ...process.env, FORCE_COLOR: "0" },
    });
    rmSync(folder, { recursive: true });
    expect(`${stdout}${stderr}`).toMatch(prints);
    expect(stdout).toContain("missing_og_image");
  });
}
