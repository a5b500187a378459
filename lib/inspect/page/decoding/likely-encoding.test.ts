import { createMultibyteEncoder } from "@exodus/bytes/multi-byte.js";
import { createSinglebyteEncoder } from "@exodus/bytes/single-byte.js";
import { describe, expect, test } from "vitest";
import { createByteSample } from "./likely-encoding";

type MultiByte = Parameters<typeof createMultibyteEncoder>[0];

const TEXTS: readonly (readonly [encoding: string, text: string])[] = [
  ["gbk", "海港潮汐表：今天的高潮时间，数据来自当地的潮汐站，每小时更新一次。"],
  ["gbk", "不锈钢水杯 保温杯 大容量 便携 户外运动 水壶"],
  ["big5", "海港潮汐表：今天的高潮時間，數據來自當地的潮汐站，每小時更新一次。"],
  ["shift_jis", "このページは港の今日と明日の満潮と干潮の時刻を載せています。"],
  ["euc-jp", "旧フェリー埠頭を塩性湿地に戻す計画、市議会が可決"],
  ["euc-kr", "시의회가 옛 나루터를 갯벌로 되돌리는 안을 가결했다"],
  ["windows-1251", "Таблица приливов в гавани на сегодня"],
  ["windows-1251", "Пристанището очаква нови кораби през пролетта"],
  ["windows-1251", "Розклад руху поромів через затоку на весну"],
  ["koi8-r", "Таблица приливов в гавани на сегодня"],
];
const LABELS = [
  "gbk",
  "gb18030",
  "big5",
  "shift_jis",
  "euc-jp",
  "euc-kr",
  "windows-1251",
  "koi8-r",
  "windows-1252",
  "windows-1253",
  "windows-1256",
  "macintosh",
  "utf-8",
];

function sampleOf(encoding: string, text: string) {
  const sample = createByteSample();
  sample.see(encoded(encoding, `<title>${text}</title>`));
  return sample;
}

function encoded(encoding: string, text: string): Uint8Array {
  return isMultiByte(encoding)
    ? createMultibyteEncoder(encoding)(text)
    : createSinglebyteEncoder(encoding)(text);
}

function isMultiByte(encoding: string): encoding is MultiByte {
  return ["gbk", "big5", "shift_jis", "euc-jp", "euc-kr"].includes(encoding);
}

describe("a text in an old encoding", () => {
  test.each(TEXTS)("of %s is known under every other label: %s", (encoding, text) => {
    const sample = sampleOf(encoding, text);
    const others = LABELS.filter((label) => label.replace("gb18030", "gbk") !== encoding);
    expect(others.map((label) => sample.likelyOtherThan(label))).toEqual(others.map(() => encoding));
  });

  test.each(TEXTS)("of %s is at rest under its own: %s", (encoding, text) => {
    expect(sampleOf(encoding, text).likelyOtherThan(encoding)).toBeNull();
  });

  test("of gbk is at rest under gb18030", () => {
    expect(sampleOf("gbk", "本页列出了海港今天与明天的高潮和低潮时间").likelyOtherThan("gb18030")).toBeNull();
  });

  test("is the same whatever pieces it comes in", () => {
    const bytes = encoded("gbk", "海港潮汐表：今天的高潮时间，数据来自当地的潮汐站");
    for (const size of [1, 2, 3, 7]) {
      const sample = createByteSample();
      for (let at = 0; at < bytes.length; at += size) sample.see(bytes.subarray(at, at + size));
      expect(sample.likelyOtherThan("big5")).toBe("gbk");
    }
  });
});

describe("a text that another encoding explains no better", () => {
  test.each([
    ["windows-1252", "Così è la città più bella, perché è già là: sarà così, né più né là dov'è"],
    ["windows-1252", "Créée à l'île d'Yeu, éléments préférés à l'été des élèves"],
    ["windows-1252", "Größe, Maße und Übergänge für Köche, Küster und Öfen"],
    ["windows-1253", "Το λιμάνι περιμένει νέα πλοία την άνοιξη, λέει ο δήμος"],
    ["iso-8859-7", "Υπουργείο Ναυτιλίας και Νησιωτικής Πολιτικής: νέα δρομολόγια"],
    ["windows-1255", "הנמל מחכה לאוניות חדשות באביב הקרוב, כך הודיעה העירייה"],
    ["windows-1256", "الميناء ينتظر سفنا جديدة في الربيع القادم كما أعلنت البلدية"],
    ["windows-874", "ท่าเรือรอเรือใหม่ในฤดูใบไม้ผลิ เทศบาลประกาศแล้ว"],
    ["windows-1254", "Liman ilkbaharda yeni gemileri bekliyor, belediye açıkladı: güneşli günler"],
    ["iso-8859-2", "Přístav čeká na jaře nové lodě, oznámilo město během zasedání"],
    ["windows-1251", "ТАБЛИЦА ПРИЛИВОВ В ГАВАНИ НА СЕГОДНЯ"],
    ["shift_jis", "東京都議会議員選挙結果速報"],
    ["gbk", "标题"],
  ])("of %s: %s", (encoding, text) => {
    expect(sampleOf(encoding, text).likelyOtherThan(encoding)).toBeNull();
    expect(sampleOf(encoding, text).likelyOtherThan("windows-1252")).toBeNull();
  });
});
