import { z } from "zod";

/** The output of an operation that makes a file. HTTP sends its text, not this as JSON. */
export const FILE = z.object({
  name: z.string().describe("The file name."),
  type: z.string().describe("The media type."),
  text: z.string().describe("The content."),
});
