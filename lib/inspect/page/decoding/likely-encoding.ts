// Which old encoding a document is in, whatever it declares. Every text consists for a good part of its language's most
// frequent characters; read in another encoding, hardly any of them is left. So a sample of the bytes is decoded in each
// candidate, and one is named only where it explains the text far better than the encoding that the document was read in.

import { TextDecoder } from "@exodus/bytes/encoding-browser.js";

/** Bytes kept of a document: a title, a description and some sentences. */
const SAMPLE_BYTES = 1_500;
/** Shorter runs beyond ASCII are single letters with accents. */
const RUN_BYTES_MIN = 4;
const SPACE = 0x20;
/** Fewer characters prove nothing. */
const CHARACTERS_MIN = 10;
/** Share of frequent characters in a text of the language, and how much less it has as it was read. */
const SHARE_MIN = 0.28;
const SHARE_LEAD = 0.22;
/** Russian, Ukrainian and Bulgarian are made of their ten letters for two thirds; by chance, for a third. */
const CYRILLIC_SHARE_MIN = 0.5;
/** One character in so many may be lost, as by a program that shortens texts. */
const LOST_SHARE = 0.03;

const HAN =
  "的一是不在人有我他中大上到和你地出道也年得就要下以生自之去可小心多天而能好都日起成事只作想看文手十用主行方又如前所本面公同三已老分外但身些高意把法此回二理美月明其全工己者向情部正名定女力等最新什打便位因重被四第相次海口使教西再平真世信北少加化由代入先山五太水市目安表原白路期常提感金何更反合放做或司利受光王果界及今京任至清物台共特直林建南度色字交百元社非每青管夫花快往近留城父求品士空技江基未持取始版史商千片友孩早房音火首影失石校";
const HAN_SIMPLIFIED =
  "了这来国个说们为时会过家学对里后么没于还发当无开见经头从动两长知民样现将与进实点种声话儿问机给几很业间电门东气关并内军产万体别处总才场师书员华报立马张难数件车应叫计亲务制解各象记边风战接许觉服题统请爱让认论术结义远资队带条变联权传达运办据网单";
const HAN_TRADITIONAL =
  "了這來國個說們為時會過家學對裡裏後麼沒於還發當無開見經頭從動兩長知民樣現將與進實點種聲話兒問機給幾很業間電門東氣關並內軍產萬體別處總才場師書員華報立馬張難數件車應叫計親務製解各象記邊風戰接許覺服題統請愛讓認論術結義遠資隊帶條變聯權傳達運辦據網單";
const HANGUL =
  "이다는에의을를가한고하지사기로서도인나대시리어자정은들아보수해일등부원전장제상그주관국성조여요있과것구와음스라게면만당동연소경화니용유문신방오세우안위행명물생습비모교공";
const KANA = /[\u3001\u3002\u3041-\u3096\u30a1-\u30fc]/;
const CYRILLIC = /[оеаинтсрвл]/;

/** By WHATWG name, what its texts mostly consist of. */
const FREQUENT: Readonly<Record<string, (character: string) => boolean>> = {
  gbk: among(HAN + HAN_SIMPLIFIED + HAN_TRADITIONAL),
  big5: among(HAN + HAN_TRADITIONAL),
  shift_jis: (character) => KANA.test(character),
  "euc-jp": (character) => KANA.test(character),
  "euc-kr": among(HANGUL),
  "windows-1251": (character) => CYRILLIC.test(character),
  "koi8-r": (character) => CYRILLIC.test(character),
};
const CYRILLIC_ENCODINGS = new Set([
  "windows-1251",
  "koi8-r",
  "koi8-u",
  "ibm866",
  "iso-8859-5",
  "x-mac-cyrillic",
]);
/** The same letters at the same bytes, as far as a sample can tell. */
const SAME_AS: Readonly<Record<string, string>> = { gb18030: "gbk", "koi8-u": "koi8-r" };

/** Bytes of a document's texts beyond ASCII. */
export interface ByteSample {
  see(bytes: Uint8Array): void;
  /** The encoding that the bytes are most probably in, as a WHATWG name; null when they fit `readAs` or nothing at all. */
  likelyOtherThan(readAs: string): string | null;
}

/** An empty sample. */
export function createByteSample(): ByteSample {
  const kept: number[] = [];
  let run: number[] = [];
  const endRun = (): void => {
    if (run.length >= RUN_BYTES_MIN) kept.push(...run, SPACE);
    run = [];
  };
  return {
    see(bytes) {
      for (let at = 0; at < bytes.length && kept.length < SAMPLE_BYTES; at++) {
        const byte = bytes[at] ?? 0;
        // The second byte of a character may look like ASCII.
        const isTrail = byte >= 0x40 && (run.at(-1) ?? 0) >= 0x80;
        if (byte >= 0x80 || isTrail) run.push(byte);
        else if (run.length > 0) endRun();
        if (run.length >= SAMPLE_BYTES) endRun();
      }
    },
    likelyOtherThan: (readAs) =>
      likelyEncoding(Uint8Array.from([...kept, ...run]), SAME_AS[readAs] ?? readAs),
  };
}

function likelyEncoding(sample: Uint8Array, readAs: string): string | null {
  const known = frequentShare(sample, readAs) ?? 0;
  let best: string | null = null;
  let most = known + SHARE_LEAD;
  for (const encoding of Object.keys(FREQUENT)) {
    if (encoding === readAs) continue;
    const share = frequentShare(sample, encoding);
    if (share === null || share < leastShare(encoding) || share <= most) continue;
    best = encoding;
    most = share;
  }
  return best;
}

function leastShare(encoding: string): number {
  return CYRILLIC_ENCODINGS.has(encoding) ? CYRILLIC_SHARE_MIN : SHARE_MIN;
}

/** The share of frequent characters, 0 to 1; null when the bytes are not of that encoding, or too few. */
function frequentShare(sample: Uint8Array, encoding: string): number | null {
  const isFrequent = FREQUENT[encoding];
  if (isFrequent === undefined) return null;
  const text = new TextDecoder(encoding).decode(sample);
  let frequent = 0;
  let letters = 0;
  let lost = 0;
  for (const character of text) {
    if (character <= "\x7f") continue;
    if (character === "\uFFFD") lost++;
    else letters++;
    if (isFrequent(character)) frequent++;
  }
  if (letters < CHARACTERS_MIN || lost > letters * LOST_SHARE) return null;
  return frequent / letters;
}

function among(characters: string): (character: string) => boolean {
  const set = new Set(characters);
  return (character) => set.has(character);
}
