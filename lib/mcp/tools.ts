import { z } from "zod";
import type { Operation } from "@/lib/services/operation";
import { OPERATIONS } from "@/lib/services/operations";
import { CHECK_TOOLS } from "./check-tools";
import { QUOTA, type Tool, UNITS } from "./tool";
import { TOOL_TEXTS } from "./tool-text.data";

/** Every tool, the same and in the same order for every client and every version of the protocol. */
export const TOOLS: readonly Tool[] = [
  ...CHECK_TOOLS,
  ...OPERATIONS.flatMap((operation) => toolOf(operation) ?? []),
];

const BY_NAME = new Map(TOOLS.map((tool) => [tool.name, tool]));

/** The tool of that name; null when there is none. */
export function findTool(name: string): Tool | null {
  return BY_NAME.get(name) ?? null;
}

/** An operation as a tool; null when there is a reason against it. */
function toolOf(operation: Operation): Tool | null {
  const text = TOOL_TEXTS[operation.name];
  if (text === undefined || "reason" in text) return null;
  const { http, destructive, metered, output } = operation;
  const rest = metered ? { units: UNITS } : { quota: QUOTA };
  return {
    ...text,
    name: text.name ?? operation.name,
    operation,
    input: operation.input,
    output: output instanceof z.ZodObject ? output.extend(rest) : z.looseObject(rest),
    annotations: {
      readOnlyHint: http.method === "GET",
      destructiveHint: destructive,
      idempotentHint: http.method !== "POST",
      openWorldHint: text.fetches === true,
    },
    toInput: (args) => args,
    toResult: (result) => ({ ...result }),
  };
}
