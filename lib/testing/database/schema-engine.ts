// Prisma's schema engine as WASM. The command line would download one made for the machine, and has no other way.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import * as engine from "@prisma/schema-engine-wasm/schema_engine_bg";

const GLUE = "@prisma/schema-engine-wasm/schema_engine_bg";

let loading: Promise<void> | null = null;

/** A schema engine for this schema on the databases that the factory connects to. */
export async function schemaEngine(
  factory: SqlMigrationAwareDriverAdapterFactory,
  schema: readonly [path: string, text: string],
): Promise<engine.SchemaEngine> {
  loading ??= load();
  await loading;
  const options: engine.ConstructorOptions = { datamodels: [[...schema]] };
  return engine.SchemaEngine.new(options, () => undefined, bindMigrationAwareSqlAdapterFactory(factory));
}

/** Node 20 imports no WASM by itself. */
async function load(): Promise<void> {
  const panics = { message: "", set_message: (message: string) => Object.assign(panics, { message }) };
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: panics });
  const path = createRequire(import.meta.url)
    .resolve(GLUE)
    .replace(/\.js$/, ".wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(path), {
    "./schema_engine_bg.js": engine,
  });
  const { exports } = instance;
  Reflect.get(engine, "__wbg_set_wasm")(exports);
  Reflect.get(Object(exports), "__wbindgen_start")();
}
