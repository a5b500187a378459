import { readdirSync } from "node:fs";

/** What is at a path of the app, by the name of its file. */
export interface AppRoute {
  /** Without its ending, as a build lists it: `/(site)/docs/issues/[code]/page`. */
  readonly file: string;
  /** `/docs/issues/[code]`. */
  readonly path: string;
  /** A URL path that leads there: `/docs/issues/x`. */
  readonly example: string;
}

/** Every page and route in the folder `app`, by path. */
export function appRoutes(): readonly AppRoute[] {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  return files
    .flatMap((name) => /^(.*\/)?(?:page|route)(?=\.tsx?$)/.exec(name)?.[0] ?? [])
    .map((name) => {
      const folders = name.split("/").slice(0, -1);
      const path = `/${folders.filter((folder) => !folder.startsWith("(")).join("/")}`;
      return { file: `/${name}`, path, example: exampleOf(path) };
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

function exampleOf(path: string): string {
  return path
    .replace(/\/\[\[\.\.\.\w+\]\]/, "")
    .replace(/\[\.\.\.\w+\]/, "x/y")
    .replace(/\[\w+\]/g, "x");
}
