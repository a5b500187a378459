import type { ToolAnnotations } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { JsonBytes } from "@/lib/cache/encoded-inspection";
import type { Operation, View } from "@/lib/services/operation";

type Fields = Readonly<Record<string, unknown>>;

/** How a tool is described to a model that has never seen the product. */
export interface ToolText {
  /** For people. */
  readonly title: string;
  /** For the model: what the tool does, when to use it, and what to call next. */
  readonly description: string;
  /** Its results hold text that the owner of a checked page wrote. */
  readonly isUntrusted?: true;
  /** It makes the service fetch pages of the web. */
  readonly fetches?: true;
}

/** An operation as agents call it. */
export interface Tool extends ToolText {
  readonly name: string;
  readonly operation: Operation | View;
  /** Its arguments. Unknown ones are an error. */
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  readonly annotations: ToolAnnotations;
  /** The operation's input of parsed arguments. */
  toInput(args: Fields): Fields;
  /** The tool's result, without what is left, of the operation's output. */
  toResult(output: object, args: Fields): Fields;
  /** The same of the output's JSON, where that is cheaper than reading it again for each call. */
  fromJson?(json: JsonBytes, args: Fields): Promise<Fields>;
}

/** What is left of the account's checks, in the result of every tool that uses one. */
export const UNITS = z
  .object({
    remaining: z.int().describe("Checks left now."),
    limit: z.int().describe("Checks an hour."),
    next_in_seconds: z.int().describe("Seconds until one more is available; 0 when none have been used."),
  })
  .describe("What is left of the account's hourly checks. One call uses one.");

/** What is left of what the plan includes, in the results of tools that use it up. */
export const QUOTA = z
  .object({
    left: z.int().describe("How many more the plan includes."),
    limit: z.int().describe("How many the plan includes."),
    renews_at: z
      .string()
      .nullable()
      .describe("When it is full again; null if it only grows when records are deleted."),
  })
  .optional()
  .describe("What is left of the plan's quota.");
