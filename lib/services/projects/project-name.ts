import { nameText } from "../short-text";

const CHARS_MAX = 80;

/** What a project is called; two may be called the same. */
export const projectName = nameText(CHARS_MAX).meta({ description: "What you call it.", examples: ["Shop"] });
