import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import manifest from "../package.json";
import { licensesPage, runtimePackages } from "./licenses";

const packages = runtimePackages(readFileSync("package-lock.json", "utf8"));

/** Licenses under which a service may use a package without giving away its own source. */
const KNOWN =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|MPL-2\.0|EPL-2\.0|LGPL-3\.0-or-later)$/;

describe("what runs in production", () => {
  test("is listed with its licenses in docs/licenses.md", () => {
    expect(readFileSync("docs/licenses.md", "utf8")).toBe(licensesPage(packages));
  });

  test("has licenses that are known", () => {
    const parts = packages.flatMap(({ name, license }) =>
      license
        .replace(/[()]/g, "")
        .split(/ (?:and|or) /i)
        .map((part) => [name, part] as const),
    );
    expect(parts.filter(([, license]) => !KNOWN.test(license))).toEqual([]);
  });

  test("has no install script but those that package.json names and turns off", () => {
    const withScripts = packages.flatMap(({ name, hasInstallScript }) => (hasInstallScript ? [name] : []));
    const named = new Map<string, boolean>(Object.entries(manifest.allowScripts));
    expect(withScripts.filter((name) => named.get(name) !== false)).toEqual([]);
  });
});
