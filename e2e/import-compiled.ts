import { pathToFileURL } from "node:url";
import { compile } from "@/lib/testing/servers/compile";

const modules = new Map<string, Promise<unknown>>();

/**
 * Imports a module of ours compiled as one with all it imports, once a worker: file by file, Playwright takes ten
 * seconds for the core. `Module` is the type of its exports.
 */
export async function importCompiled<Module>(entry: string): Promise<Module> {
  const known = modules.get(entry) ?? importNow(entry);
  modules.set(entry, known);
  return known as Promise<Module>;
}

async function importNow(entry: string): Promise<unknown> {
  const { script, remove } = await compile(entry);
  process.once("exit", remove);
  return import(pathToFileURL(script).href);
}
