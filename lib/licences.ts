// The licences of all that runs in production, as docs/licences.md lists them.
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
  readonly licence: string;
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
      licence: license,
      hasInstallScript,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "en") || a.version.localeCompare(b.version, "en"));
}

const INTRODUCTION = `# Licences

What runs in production, by licence, written from package-lock.json by \`npx tsx scripts/licences.ts\`. Packages for other
platforms are listed too.`;

const SCRIPTS = `## Install scripts

These packages have one. None is run: \`allowScripts\` in package.json names them.`;

/** The page that lists them: each licence with its packages, and the packages that have install scripts. */
export function licencesPage(packages: readonly RuntimePackage[]): string {
  const licences = [...new Set(packages.map(({ licence }) => licence))];
  const sections = licences
    .sort((a, b) => a.localeCompare(b, "en"))
    .map((licence) => {
      const own = packages.filter((one) => one.licence === licence);
      return `## ${licence}\n\n${list(own.map(({ name, version }) => `${name} ${version}`))}`;
    });
  const withScripts = packages.filter(({ hasInstallScript }) => hasInstallScript);
  const scripts = `${SCRIPTS}\n\n${list(withScripts.map(({ name }) => name))}`;
  return `${[INTRODUCTION, ...sections, scripts].join("\n\n")}\n`;
}

function list(lines: readonly string[]): string {
  return [...new Set(lines)].map((line) => `- ${line}`).join("\n");
}
