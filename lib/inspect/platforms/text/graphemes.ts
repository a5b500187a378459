// Code points in these ranges are a grapheme each whatever is beside them, so text made of nothing else
// needs no segmenter: Latin, Greek, Cyrillic, Hebrew and Arabic letters, general punctuation, currency signs,
// kana, Chinese characters and Hangul syllables; also control characters but the carriage return, and marks of direction.
const SIMPLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a page may be full of them.
  /^[\0-\f\x0e-\u02ff\u0370-\u0482\u048a-\u052f\u05d0-\u05ea\u0621-\u064a\u1e00-\u1eff\u200b\u200e-\u202e\u2030-\u203b\u2060-\u2064\u2066-\u206f\u20a0-\u20bf\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff\uac00-\ud7a3\ufeff\uff01-\uff60\ufffd]*$/;

/** Up to here a text is looked at whole to see whether it is simple: only the beginning of a megabyte is usually needed. */
const WHOLE_UNITS_MAX = 1_024;

/**
 * UTF-16 units that the segmenter is given together. V8 makes a copy of all it was given for each grapheme it finds
 * (`CreateSegmentDataObject` in its js-segments.cc), so that a long text would cost the square of its length.
 */
const WINDOW_UNITS = 64;

const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Whether every UTF-16 unit of the text is a grapheme of its own. */
export function isSimple(text: string): boolean {
  return SIMPLE.test(text);
}

/**
 * The text's user-perceived characters in order (UAX 29 extended grapheme clusters). Costs what is taken of them, not
 * what the text holds.
 */
export function graphemes(text: string): Iterable<string> {
  return text.length <= WHOLE_UNITS_MAX && isSimple(text) ? text : windows(text);
}

/** What is before a boundary never decides on one after it; only a window's last grapheme may go on in the next. */
function* windows(text: string): Generator<string, void, undefined> {
  let units = WINDOW_UNITS;
  for (let start = 0; start < text.length; ) {
    const end = endOf(text, start + units);
    let last = "";
    for (const grapheme of within(text.slice(start, end))) {
      if (last !== "") yield last;
      start += last.length;
      last = grapheme;
    }
    if (end === text.length) {
      yield last;
      return;
    }
    units = last.length * 2 > units ? units * 2 : WINDOW_UNITS;
  }
}

/** Never between the halves of a surrogate pair. */
function endOf(text: string, end: number): number {
  if (end >= text.length) return text.length;
  return (text.charCodeAt(end) & 0xfc00) === 0xdc00 ? end + 1 : end;
}

function within(window: string): Iterable<string> {
  return isSimple(window) ? window : segments(window);
}

function* segments(window: string): Generator<string, void, undefined> {
  for (const { segment } of segmenter.segment(window)) yield segment;
}
