import { afterAll, beforeAll } from "vitest";
import { type Compiled, compile } from "./compile";

/**
 * Compiles a program of ours before the tests of a file. Call it at the top of the file; returns where the script is,
 * once it is there.
 */
export function compiledProgram(entry: string): () => string {
  let program: Compiled | null = null;
  beforeAll(async () => {
    program = await compile(entry);
  });
  afterAll(() => program?.remove());
  return () => program?.script ?? "";
}
