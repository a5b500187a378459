// Every rule of the catalogue, in order of its file name.
import type { Rule } from "./rule";

export const RULES: readonly Rule[] = [];
