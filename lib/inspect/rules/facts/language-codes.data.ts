// Codes of languages and countries, as lang and hreflang have them.

/** Two-letter languages of ISO 639-1, and those it has withdrawn but which pages still carry. */
export const LANGUAGES: ReadonlySet<string> = new Set(
  (
    "aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da " +
    "de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz " +
    "ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la " +
    "lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj " +
    "om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv " +
    "sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu"
  ).split(" "),
);

/** Countries and territories of ISO 3166-1, upper case. UK and EU are not among them: the United Kingdom is GB. */
export const REGIONS: ReadonlySet<string> = new Set(
  (
    "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS " +
    "BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE " +
    "EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM " +
    "HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC " +
    "LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA " +
    "NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW " +
    "SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO " +
    "TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW"
  ).split(" "),
);

/** Codes of countries that are no language's, with the language of the country: what stands for a language is meant so. */
export const LANGUAGE_OF_COUNTRY: Readonly<Record<string, string>> = {
  al: "sq",
  by: "be",
  cn: "zh",
  cz: "cs",
  dk: "da",
  ge: "ka",
  gr: "el",
  il: "he",
  ir: "fa",
  jp: "ja",
  kh: "km",
  kz: "kk",
  np: "ne",
  rs: "sr",
  ua: "uk",
  vn: "vi",
};

/** Encodings in which one language is written. */
export const LANGUAGE_OF_ENCODING: Readonly<Record<string, string>> = {
  big5: "zh-TW",
  "euc-jp": "ja",
  "euc-kr": "ko",
  gb18030: "zh-CN",
  gbk: "zh-CN",
  "iso-2022-jp": "ja",
  shift_jis: "ja",
};

/** Tags of RFC 3066 that stay valid as a whole (RFC 5646, section 2.2.8). */
export const GRANDFATHERED: ReadonlySet<string> = new Set(
  (
    "en-gb-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn i-tao i-tay i-tsu " +
    "sgn-be-fr sgn-be-nl sgn-ch-de art-lojban cel-gaulish no-bok no-nyn zh-guoyu zh-hakka zh-min zh-min-nan zh-xiang"
  ).split(" "),
);

/** What may follow a language as a part of it, of the IANA language subtag registry; every sign language behind `sgn`. */
export const EXTENDED_LANGUAGES: Readonly<Record<string, string>> = {
  ar: "aao abh abv acm acq acw acx acy adf aeb aec afb ajp apc apd arb arq ars ary arz auz avl ayh ayl ayn ayp pga shu ssh",
  kok: "gom knn",
  lv: "ltg lvs",
  ms: "bjn btj bve bvu coa dup hji jak jax kvb kvr kxd lce lcf liw max meo mfa mfb min mqg msi mui orn ors pel pse tmw urk vkk vkt xmm zlm zmi zsm",
  sgn: "any",
  sw: "swc swh",
  uz: "uzn uzs",
  zh: "cdo cjy cmn cnp cpx csp czh czo gan hak hnm hsn luh lzh mnp nan sjc wuu yue",
};
