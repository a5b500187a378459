import type { Page } from "../../page/page";
import type { Fix } from "../rule";
import { escapeHtml } from "./snippet";

/** The declaration of the encoding that the page is saved in; any other would break its letters. */
export function charsetFix({ charset }: Page): Fix {
  const tag = `<meta charset="${escapeHtml(charset.name)}">`;
  return { html: tag, laravel: tag };
}
