// The programs of the documentation, run as the page shows them, with a target that responds here.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { EXAMPLE_TARGET } from "@/app/_docs/api/examples";
import { expect, test } from "./signed-in";

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

test.describe("the lines of a Pro account", () => {
  test.use({ plan: "pro" });

  test("each operation's line for a terminal is understood unchanged", async ({ page, site }) => {
    test.slow();
    const made = await page.request.post("/api/keys", { data: { name: "Lines", write: true } });
    const { key } = await made.json();
    const project = await (await page.request.post("/api/projects", { data: { name: "Lines" } })).json();
    const run = (line: string) => {
      const local = line
        .replace(/prj_\w+/, project.id)
        .replace("https://example.com/page", `${site.origin}/bare`);
      const status = `${local} --silent --output ${devNull} --write-out '%{http_code}'`;
      const env = { ...process.env, HEADLIGHT_KEY: key };
      return spawnSync("sh", ["-c", status], { encoding: "utf8", env }).stdout;
    };
    let lines = 0;
    for (const group of ["checks", "sign-in", "issues", "projects", "saved-urls"]) {
      await page.goto(`/docs/api/${group}`);
      for (const line of await page.locator("figure pre", { hasText: /^curl / }).allTextContents()) {
        // No saved URL has the id of the documentation.
        expect(run(line), line).toMatch(line.includes("sav_") ? /^404$/ : /^20[0-4]$/);
        lines += 1;
      }
    }
    expect(lines).toBeGreaterThan(14);
  });
});
