import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Packages that only build. Neither the built server nor an operator's command loads them. */
const BUILDERS =
  /^(?:@next\/swc-.*|@img\/.*|sharp|prisma|tsx|esbuild|@esbuild\/.*|typescript|@types\/.*|tailwindcss|@tailwindcss\/.*|oxc-parser|@oxc-.*|lucide-react|@fontsource-variable\/.*)$/;

/** Files that nothing loads: what debuggers read, and Prisma's compilers for other databases than PostgreSQL. */
const UNUSED = /\.map$|\/@prisma\/client\/runtime\/query_compiler_(?!small_bg\.postgresql)/;

/** What the build leaves for the next build. */
const BUILD_FOLDERS = [
  ".next/cache",
  ".next/build",
  ".next/diagnostics",
  ".next/types",
  "node_modules/.cache",
];

/** npm's own list of what is installed, which is wrong from then on. */
const INSTALLED = "node_modules/.package-lock.json";

const PACKAGE = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().default(false) })).default({}),
});
const LOCK = z.object({ packages: z.record(z.string(), PACKAGE) });

type Packages = z.infer<typeof LOCK>["packages"];

/** Removes from a built folder what only builds. It starts as before, and no longer builds or tests. */
export function slim(root: string): void {
  for (const path of leftovers(root)) rmSync(join(root, path), { recursive: true, force: true });
  const programs = join(root, "node_modules", ".bin");
  for (const name of existsSync(programs) ? readdirSync(programs) : []) {
    if (statSync(join(programs, name), { throwIfNoEntry: false }) === undefined) rmSync(join(programs, name));
  }
}

/** The files and folders that a built folder runs without, as paths in it. */
export function leftovers(root: string): string[] {
  const { packages } = LOCK.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
  const needed = neededPackages(packages);
  const known = new Set([...Object.keys(packages), ...installedPackages(root)]);
  const unneeded = [...known].filter((path) => path !== "" && !needed.has(path));
  const folders = [...unneeded, ...BUILD_FOLDERS, INSTALLED].filter((path) => existsSync(join(root, path)));
  const dropped = new Set(folders);
  const files = [
    ...filesIn(root, "node_modules", dropped),
    ...filesIn(root, join(".next", "server"), dropped),
  ];
  return [...folders, ...files.filter((path) => UNUSED.test(path))];
}

/** The places of the packages that the service needs, by npm's lock file: its own, theirs, and so on. */
function neededPackages(packages: Packages): ReadonlySet<string> {
  const needed = new Set<string>();
  const collect = (path: string) => {
    for (const name of namesNeededBy(packages[path])) {
      const found = BUILDERS.test(name) ? null : placeOf(name, path, packages);
      if (found === null || needed.has(found)) continue;
      needed.add(found);
      collect(found);
    }
  };
  collect("");
  return needed;
}

function namesNeededBy(found: z.infer<typeof PACKAGE> | undefined): string[] {
  if (found === undefined) return [];
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = found;
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** Where a package in this place finds another one, as Node looks for it; null when it is not there. */
function placeOf(name: string, path: string, packages: Packages): string | null {
  const place = `${path === "" ? "" : `${path}/`}node_modules/${name}`;
  if (place in packages) return place;
  if (path === "") return null;
  const parent = path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/")));
  return placeOf(name, parent, packages);
}

/** The packages at the top of node_modules, those that the lock file does not know among them. */
function installedPackages(root: string): string[] {
  const namesIn = (folder: string) => readdirSync(join(root, folder)).filter((name) => !name.startsWith("."));
  return namesIn("node_modules").flatMap((name) => {
    const path = `node_modules/${name}`;
    return name.startsWith("@") ? namesIn(path).map((part) => `${path}/${part}`) : [path];
  });
}

/** The files in a folder, without those in folders that go as a whole. Links are not followed. */
function filesIn(root: string, folder: string, dropped: ReadonlySet<string>): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (dropped.has(path)) return [];
    return lstatSync(join(root, path)).isDirectory() ? filesIn(root, path, dropped) : [path];
  });
}
