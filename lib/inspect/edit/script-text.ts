const UNSAFE = /[<\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;

/**
 * Text as a double-quoted string of JavaScript that may stand in a `<script>` of a Vue file: no character of it ends
 * the string or the element, or changes the order in which the code is read.
 */
export function scriptText(text: string): string {
  return JSON.stringify(text).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
