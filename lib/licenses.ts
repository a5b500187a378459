// The licenses of all that runs in production, as docs/licenses.md lists them.
import { z } from "zod";

const PACKAGE = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const LOCK = z.object({ packages: z.record(z.string(), PACKAGE) });

/** A package that is installed with `npm ci --omit=dev`. */
interface RuntimePackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; "unknown" if the package names none. */
  readonly license: string;
  readonly hasInstallScript: boolean;
}

/** The packages in the text of a package-lock.json that are needed at run time, by name. */
export function runtimePackages(lockText: string): readonly RuntimePackage[] {
  const { packages } = LOCK.parse(JSON.parse(lockText));
  const runtime = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional,
  );
  return runtime
    .map(([path, { version = "", license = "unknown", hasInstallScript = false }]) => ({
      name: path.replace(/^.*node_modules\//, ""),
      version,
      license,
      hasInstallScript,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "en") || a.version.localeCompare(b.version, "en"));
}

const INTRODUCTION = `# Licenses

What runs in production, by license, written from package-lock.json by \`npm run licenses\`. Packages for other
platforms are listed too.`;

const SCRIPTS = `## Install scripts

These packages have one. None is run: \`allowScripts\` in package.json names them.`;

/** The page that lists them: each license with its packages, and the packages that have install scripts. */
export function licensesPage(packages: readonly RuntimePackage[]): string {
  const licenses = [...new Set(packages.map(({ license }) => license))];
  const sections = licenses
    .sort((a, b) => a.localeCompare(b, "en"))
    .map((license) => {
      const own = packages.filter((one) => one.license === license);
      return `## ${license}\n\n${list(own.map(({ name, version }) => `${name} ${version}`))}`;
    });
  const withScripts = packages.filter(({ hasInstallScript }) => hasInstallScript);
  const scripts = `${SCRIPTS}\n\n${list(withScripts.map(({ name }) => name))}`;
  return `${[INTRODUCTION, ...sections, scripts].join("\n\n")}\n`;
}

function list(lines: readonly string[]): string {
  return [...new Set(lines)].map((line) => `- ${line}`).join("\n");
}
