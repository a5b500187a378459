import { describe, test } from "vitest";
import { expectSame } from "@/lib/testing/expect-same";
import { SeededRandom } from "../../../../bench/web/seeded-random";
import { evenPiece } from "../decoding/utf8-decoder";
import { createSourceText } from "../tokens/source-text";
import { createTagStream } from "../tokens/tag-stream";
import { createDocumentBuilder } from "./document-builder";

const PROSE = "The tide comes in twice a day and leaves the sand smooth, and nobody hurries to the harbor.";
/** Everything that is kept of a body. */
const BODY = `<html><body><main><h1>Tides</h1><h2>Ebb</h2>${`<p>${PROSE.repeat(6)}</p>`.repeat(5)}${'<img src="/a.jpg">'.repeat(5)}<p>End.</p>`;
const PARTS = [
  ..."<h1> </h1> <h2> <a> </a> </b> <template> </template> <svg> </svg> <math> <title> </title> <noscript> </noscript> <p> </p> <textarea> </textarea> <plaintext> <body> </body> </html> <foreignObject> <desc> <li/> <div> </div> <span> </span> <main> <section>".split(
    " ",
  ),
  ..."< > / = \" ' ! -- <!-- --> </ <? <![CDATA[ ]]> <!doctype".split(" "),
  " ",
  "\n",
  "wave",
  "日本",
  '<html lang="en">',
  '<base href="/a">',
  '<meta name="description" content="Sea">',
  "<META NAME=robots CONTENT=noindex>",
  '<link rel="canonical" href="/b">',
  '<script type="application/ld+json">{"a": 1}</script>',
  "<script>var a = '<h1>';</script>",
  "<style>a{}</style>",
  '<div id="root">',
  "<div ID=app>",
  "<div class='x' data-nosnippet>",
  "<SPAN data-nosnippet>",
  "<section data-nosnippet=''>",
  "<main id=__next>",
  "<app-root>",
  "<my-app>",
  "<app>",
  '<a title="<h1>">',
  "<a b='x'='",
  '"="',
  '<a b="x"="',
  "<a title='>' =\"<meta name=a>\">",
  '<a b ="<h1>" c=d"e>',
  "<li ",
  "<div ",
  'id="root" ',
  "data-nosnippet ",
  '="',
];

function documentOf(
  pieces: readonly string[],
  options: { readonly isXhtml: boolean; readonly isTold: boolean },
) {
  const source = createSourceText(0);
  const builder = createDocumentBuilder(source, options.isXhtml);
  const { handler } = builder;
  let wasFound = false;
  const isFound = () => {
    const found = handler.isFound();
    wasFound ||= found;
    return found && !options.isTold;
  };
  const stream = createTagStream(source, { ...handler, isFound }, options.isXhtml);
  for (const text of pieces) {
    source.append(evenPiece(text, 1));
    stream.write(text);
  }
  stream.end();
  return { document: builder.finish(), wasFound };
}

describe.each([
  ["HTML", false],
  ["XHTML", true],
])("a body whose parts are all found, served as %s", (_, isXhtml) => {
  test("yields the same document whether or not the rest of it is told", { timeout: 60_000 }, () => {
    const random = new SeededRandom(20_261_129);
    for (let i = 0; i < 2_000; i++) {
      const parts = Array.from({ length: 1 + random.int(40) }, () => PARTS[random.int(PARTS.length)] ?? "");
      for (const pieces of [[BODY + parts.join("")], [BODY, ...parts]]) {
        const told = documentOf(pieces, { isXhtml, isTold: true });
        const { document } = documentOf(pieces, { isXhtml, isTold: false });
        const found = { document, isFound: told.wasFound };
        const about = () => `${i}: ${JSON.stringify(parts)}`;
        expectSame(found, { document: told.document, isFound: true }, about);
      }
    }
  });
});
