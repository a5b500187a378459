import { z } from "zod";

/** What an operation answers that makes a file to be kept: a door hands on its text, not the JSON of this. */
export const FILE = z.object({
  name: z.string().describe("What to call it when it is kept."),
  type: z.string().describe("Its media type."),
  text: z.string().describe("All of it."),
});
