// One document being parsed: bytes through a decoder into the tag stream. When nothing but a guess tells the
// encoding, the bytes of the head are kept, so that a meta found later can still have it its way.

import { createCharsetDecoder, createGuessDecoder, type GuessDecoder } from "./decoding/guess-decoder";
import type { CharsetDecoder } from "./decoding/utf8-decoder";
import { createDocumentBuilder } from "./document/document-builder";
import type { Charset, DocumentHead, ParsedDocument } from "./page";
import { createSourceText } from "./tokens/source-text";
import { createTagStream } from "./tokens/tag-stream";

export interface Encoding {
  /** WHATWG name in lower case; null when the bytes themselves have to tell. */
  readonly name: string | null;
  readonly source: Charset["source"];
}

export interface Parsing {
  write(bytes: Uint8Array): void;
  /** What is in the head, once it has ended and the encoding is settled; null until then. */
  head(): DocumentHead | null;
  end(): ParsedDocument;
}

/** Parses a document of which the first `markBytes` bytes, a byte order mark, are not given. */
export function startParsing(encoding: Encoding, contentType: string | null, markBytes: number): Parsing {
  const xhtml = /^\s*application\/xhtml\+xml/i.test(contentType ?? "");
  const guess = encoding.name === null ? createGuessDecoder() : null;
  let kept: Uint8Array[] | null = guess === null ? null : [];
  let source = encoding.source;
  let attempt = startAttempt(guess ?? createCharsetDecoder(encoding.name ?? "utf-8"), xhtml, markBytes);

  /** Once the head has said its word, or ended without one, the encoding is settled. */
  const settle = (bytes: readonly Uint8Array[], guessing: GuessDecoder): void => {
    const declared = attempt.declaredCharset();
    if (declared === null && attempt.placement() !== "body") return;
    kept = null;
    if (declared === null || declared.placement === "body") return;
    source = "meta";
    if (guessing.assume(declared.encoding)) return;
    attempt = startAttempt(createCharsetDecoder(declared.encoding), xhtml, markBytes);
    for (const chunk of bytes) attempt.write(chunk);
  };

  return {
    write(bytes) {
      kept?.push(bytes);
      attempt.write(bytes);
      if (kept !== null && guess !== null) settle(kept, guess);
    },
    head: () => (kept === null && attempt.placement() !== "head" ? attempt.head() : null),
    end() {
      const { document, ...decoding } = attempt.end();
      const declaredAt = attempt.declaredCharset()?.end ?? null;
      return { charset: { ...decoding, source, declaredAt }, ...document };
    },
  };
}

function startAttempt(decoder: CharsetDecoder, xhtml: boolean, markBytes: number) {
  const source = createSourceText(markBytes);
  const builder = createDocumentBuilder(source, xhtml);
  const stream = createTagStream(source, builder.handler, xhtml);
  const take = (piece: ReturnType<CharsetDecoder["decode"]>): void => {
    if (piece.text === "") return;
    source.append(piece);
    stream.write(piece.text);
  };
  return {
    declaredCharset: builder.declaredCharset,
    placement: builder.placement,
    head: builder.head,
    write: (bytes: Uint8Array): void => take(decoder.decode(bytes)),
    end() {
      take(decoder.end());
      stream.end();
      return {
        document: builder.finish(),
        name: decoder.encoding,
        replacements: decoder.replacements(),
        mislabeled: decoder.isMislabeled(),
        likely: decoder.likelyEncoding(),
      };
    },
  };
}
