// What esbuild has to be told about Node to compile the server.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire, isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";
import { parse, Visitor } from "oxc-parser";

const require = createRequire(import.meta.url);

const MAY_BEGIN_WITH_SPREAD = /\{\s*\.\.\./;

/**
 * Loads CommonJS packages by `require`, as `import` would in the end. Before that, Node would read them for the names they
 * export, and compile the code that does so, which takes a tenth of a second of every start.
 */
export const REQUIRED_PACKAGES: Plugin = {
  name: "required packages",
  setup({ onResolve, onLoad }) {
    const namespace = "required";
    onResolve({ filter: /^(@[\w-]+\/)?[\w-]/ }, ({ path, kind }) =>
      kind === "import-statement" && isCommonJs(path) ? { path, namespace } : undefined,
    );
    onResolve({ filter: /./, namespace }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)})`,
    }));
  },
};

/**
 * Lets objects that begin with a spread share their hidden classes. V8 up to Node 20 gives each `{ ...a, b }` a class of
 * its own, so that nothing that reads it is ever compiled for it. `{ ...null, ...a, b }` is the same object without that.
 */
export const SHARED_CLASSES: Plugin = {
  name: "shared hidden classes",
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      return { contents: await nullSpreadFirst(path, source), loader: "ts" };
    });
  },
};

/** The same code with `...null` in front of the spread that an object with more in it begins with. */
async function nullSpreadFirst(path: string, source: string): Promise<string> {
  if (!MAY_BEGIN_WITH_SPREAD.test(source)) return source;
  const { program } = await parse(path, source);
  const starts: number[] = [];
  new Visitor({
    ObjectExpression({ properties: [first, ...others] }) {
      if (first?.type === "SpreadElement" && others.length > 0) starts.push(first.start);
    },
  }).visit(program);
  const all = [0, ...starts.sort((a, b) => a - b)];
  const pieces = all.map((start, at) => source.slice(start, all[at + 1]));
  return pieces.join("...null, ");
}

/** Whether an import of this name loads a CommonJS file, the same one that `require` does. */
function isCommonJs(name: string): boolean {
  if (isBuiltin(name)) return false;
  const file = fileURLToPath(import.meta.resolve(name));
  return require.resolve(name) === file && (file.endsWith(".cjs") || packageOf(file).type !== "module");
}

function packageOf(file: string): { readonly type?: string } {
  const json = join(dirname(file), "package.json");
  return existsSync(json) ? require(json) : packageOf(dirname(file));
}
