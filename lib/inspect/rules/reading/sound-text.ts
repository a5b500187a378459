import { decodeHTML } from "entities";
import { emptyValueIn, placeholderIn } from "../../page/unfilled";
import { brokenCharacterIn, entityIn, htmlIn } from "./text-flaws";

/** Texts that went through several systems are encoded once by each. */
const ENCODINGS_MAX = 4;

/** The text as it was meant, where one of its tags' flaws can be undone; null when another tag must not repeat it. */
export function soundText(text: string): string | null {
  const plain = decodedText(text);
  const flawed = [placeholderIn, emptyValueIn, brokenCharacterIn, htmlIn].some(
    (flawIn) => flawIn(plain) !== null,
  );
  return flawed ? null : plain;
}

/** The text without the character references that are left after decoding it once. */
export function decodedText(text: string): string {
  let plain = text;
  for (let left = ENCODINGS_MAX; left > 0 && entityIn(plain) !== null; left -= 1) plain = decodeHTML(plain);
  return plain;
}
