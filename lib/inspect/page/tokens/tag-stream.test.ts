// The scanner agrees with htmlparser2's Tokenizer on everything, wherever a document is cut.
import { type QuoteType, Tokenizer } from "htmlparser2";
import { describe, test } from "vitest";
import { expectSame } from "@/lib/testing/expect-same";
import { SeededRandom } from "../../../../bench/web/seeded-random";
import { createSourceText, type SourceText } from "./source-text";
import { lowerName, TagReader } from "./tag-reader";
import { createTagStream, type TagHandler, type TagStream } from "./tag-stream";

const SOUPS = 4_000;

const NAMES =
  "a b p div SPAN meta link title Title script style textarea template svg math desc foreignObject noscript iframe plaintext xmp noembed h1 base html head body br img".split(
    " ",
  );
const PARTS = [
  ..."< > / = \" ' ! - -- <!-- --> <!--> <!---> --!> --> </ </> <! <? ?> <![CDATA[ ]]> <!doctype <!DOCTYPE<a".split(
    " ",
  ),
  " ",
  "\n",
  "\t",
  "\r\n",
  "text",
  "日本",
  "&amp;",
  "&lt",
  "<!DOCTYPE html>",
  'content="x y"',
  "content='x'",
  "content=x",
  'content="a "b" c"',
  'name="og:title"',
  "name",
  "href=/a/",
  "hidden",
  "data-nosnippet",
  "CONTENT",
  "<scr",
  "ipt>",
  "</scr",
  "</title",
  "</script x>",
  "</TITLE >",
];

function soup(random: SeededRandom): string {
  let text = "";
  const parts = 1 + random.int(40);
  for (let i = 0; i < parts; i++) {
    const name = NAMES[random.int(NAMES.length)] ?? "";
    const kind = random.int(10);
    if (kind < 2) text += `<${name}>`;
    else if (kind < 4) text += `</${name}>`;
    else if (kind === 4) text += `<${name} `;
    else if (kind === 5) text += `<${name} content="${random.hex(3)}" name=${random.hex(2)}/>`;
    else text += PARTS[random.int(PARTS.length)] ?? "";
  }
  return text;
}

/** What a handler is told, neighboring texts as one. Svg is foreign until its end, so that the context matters. */
function record(source: SourceText) {
  const events: unknown[][] = [];
  let depth = 0;
  const handler: TagHandler = {
    open({ attributes, unquoted, ...tag }) {
      if (tag.name === "svg") depth++;
      events.push(["open", tag, [...attributes], [...unquoted]]);
    },
    close(name, start, end) {
      if (name === "svg") depth = 0;
      events.push(["close", name, start, end]);
    },
    text(start, end) {
      const last = events.at(-1);
      if (start === end) return;
      if (last?.[0] === "text" && last[2] === start) {
        last[1] += source.slice(start, end);
        last[2] = end;
      } else events.push(["text", source.slice(start, end), end]);
    },
    doctype: (text) => events.push(["doctype", text]),
    isForeign: () => depth > 0,
    isFound: () => false,
  };
  return { events, handler };
}

type Create = (source: SourceText, handler: TagHandler, recognizeSelfClosing: boolean) => TagStream;

function eventsOf(create: Create, pieces: readonly string[], recognizeSelfClosing: boolean) {
  const source = createSourceText(0);
  const { events, handler } = record(source);
  const stream = create(source, handler, recognizeSelfClosing);
  for (const text of pieces) {
    source.append({ text, byteLength: text.length, width: (from, to) => to - from });
    stream.write(text);
  }
  stream.end();
  return events;
}

/** The Tokenizer alone, on the whole document. */
function byTokenizer(source: SourceText, handler: TagHandler, recognizeSelfClosing: boolean): TagStream {
  const tag = new TagReader(source);
  let isCollected = false;
  let hasEnded = false;
  let value = "";
  let valueStart = -1;
  const closed = (end: number, isSelfClosing: boolean) => {
    tag.isSelfClosing = isSelfClosing;
    handler.open(tag.finish(end));
  };
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: false, recognizeSelfClosing },
    {
      isInForeignContext: handler.isForeign,
      onopentagname: (from, to) => tag.begin(lowerName(source.slice(from, to)), from - 1),
      onattribname(from, to) {
        isCollected = tag.isRead && tag.attribute(source.slice(from, to), to);
        value = "";
        valueStart = -1;
      },
      onattribdata(from, to) {
        value += source.slice(from, to);
        if (valueStart === -1) valueStart = from;
      },
      onattribend(quote: QuoteType, end) {
        if (isCollected) tag.keep(value, quote, valueStart === -1 ? end - 1 : valueStart);
      },
      onopentagend: (end) => closed(end + 1, false),
      onselfclosingtag: (end) => closed(end + 1, true),
      onclosetag(from, to) {
        const gt = source.slice(0, source.length).indexOf(">", to);
        const end = gt === -1 ? source.length : gt + 1;
        handler.close(lowerName(source.slice(from, to)), from - 2, end);
      },
      ontext(from, to) {
        const isCut = from < 0 || /^<[a-z]/i.test(source.slice(from - 1, from + 1));
        if (!(hasEnded && isCut)) handler.text(from, to);
      },
      oncdata(from, to, endOffset) {
        if (handler.isForeign() || recognizeSelfClosing) handler.text(from, to - endOffset);
      },
      ondeclaration: (from, to) => handler.doctype(source.slice(from, Math.min(to, from + 40))),
      oncomment: ignore,
      onprocessinginstruction: ignore,
      onattribentity: ignore,
      ontextentity: ignore,
      onend: ignore,
    },
  );
  return {
    write: (text) => tokenizer.write(text),
    end() {
      hasEnded = true;
      tokenizer.end();
    },
  };
}

function cutAnywhere(text: string, random: SeededRandom): readonly string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    const length = 1 + random.int(random.int(2) === 0 ? 4 : 40);
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  return pieces;
}

describe.each([
  ["HTML", false],
  ["XHTML", true],
])("a soup of tags served as %s", (_, recognizeSelfClosing) => {
  test("is read as the tokenizer reads it, whole and in pieces", () => {
    const random = new SeededRandom(20_261_128);
    for (let i = 0; i < SOUPS; i++) {
      const text = soup(random);
      const expected = eventsOf(byTokenizer, [text], recognizeSelfClosing);
      for (const pieces of [[text], cutAnywhere(text, random), [...text]]) {
        const events = eventsOf(createTagStream, pieces, recognizeSelfClosing);
        expectSame(events, expected, () => `${i}: ${JSON.stringify(pieces)}`);
      }
    }
  });
});
