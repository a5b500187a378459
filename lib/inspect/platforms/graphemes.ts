// Code points in these ranges are a grapheme each whatever stands beside them, so text made of nothing else
// needs no segmenter: Latin, Greek, Cyrillic, Hebrew and Arabic letters, general punctuation, currency signs,
// kana, Chinese characters and Hangul syllables.
const SIMPLE =
  /^[\t\n\x20-\x7e\xa0-\u02ff\u0370-\u0482\u048a-\u052f\u05d0-\u05ea\u0621-\u064a\u1e00-\u1eff\u2010-\u2027\u2030-\u203b\u20a0-\u20bf\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]*$/;

const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Whether every UTF-16 unit of the text is a grapheme of its own. */
export function isSimple(text: string): boolean {
  return SIMPLE.test(text);
}

/** The text's user-perceived characters in order (UAX 29 extended grapheme clusters). */
export function graphemes(text: string): Iterable<string> {
  return isSimple(text) ? text : segments(text);
}

function* segments(text: string): Generator<string, void, undefined> {
  for (const { segment } of segmenter.segment(text)) yield segment;
}
