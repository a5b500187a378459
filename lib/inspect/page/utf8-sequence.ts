// The shape of utf-8 sequences: https://encoding.spec.whatwg.org/#utf-8-decoder

/** How many bytes at the end are the start of a sequence that is not complete yet: 0 to 3. */
export function unfinishedUtf8(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return utf8Length(byte) > back ? back : 0;
  }
  return 0;
}

/** Bytes of the sequence a lead byte announces. */
export function utf8Length(lead: number): number {
  if (lead >= 0xf0) return 4;
  if (lead >= 0xe0) return 3;
  return lead >= 0xc0 ? 2 : 1;
}

/** Bytes that became one U+FFFD: the character itself, or the longest start of a sequence that was cut. */
export function replacedUtf8Width(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0xc2 || lead > 0xf4 || !mayFollow(lead, bytes[at + 1] ?? 0)) return 1;
  return lead >= 0xe0 && isContinuation(bytes[at + 2] ?? 0) ? 3 : 2;
}

/** After some lead bytes, the second byte has a narrower range. */
function mayFollow(lead: number, second: number): boolean {
  if (lead === 0xe0) return second >= 0xa0 && second <= 0xbf;
  if (lead === 0xed) return second >= 0x80 && second <= 0x9f;
  if (lead === 0xf0) return second >= 0x90 && second <= 0xbf;
  if (lead === 0xf4) return second >= 0x80 && second <= 0x8f;
  return isContinuation(second);
}

function isContinuation(byte: number): boolean {
  return byte >= 0x80 && byte <= 0xbf;
}
