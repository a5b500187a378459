const LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverbandsvorsitzenden";

export const SAMPLE_TEXT = {
  title: "Seven walled gardens worth a detour in early autumns",
  description:
    "A walk beside seven walled gardens between the coast and the hills, with opening hours, a map for each and the one plant you shouldn't miss.",
  noTags: "Welcome to the home page. Here you find what is new and where to go next.",
  huge: {
    title: `An almanac of everything that grows behind old walls, ${LONG_WORD} and all their neighbours, with notes on soil, light, opening hours and the people who keep the gates open`,
    description: `${"Every garden has a wall, and every wall keeps the wind out and the warmth in. ".repeat(5)}Come along`,
  },
  cjk: {
    language: "ja",
    siteName: "フィールドノート",
    title: "秋のはじめに訪ねたい、古い壁に囲まれた七つの庭園とその季節の植物をめぐる小さな旅",
    description:
      "海辺から丘陵まで、古い壁の内側に残る七つの庭園を歩きました。開園時間と地図、そして見逃せない植物をひとつずつ紹介します。静かな午後に、ゆっくりと読んでください。写真はすべて十月の朝に撮影したものです。どうぞ良い旅を。また庭でお会いしましょう",
  },
  rtl: {
    language: "ar",
    siteName: "ملاحظات الحقل",
    title: "سبع حدائق مسوّرة تستحق الزيارة مع تطبيق Fieldbook في الخريف",
    description:
      "جولة في سبع حدائق قديمة خلف الأسوار بين الساحل والتلال، مع مواعيد الزيارة وخريطة Fieldbook لكل حديقة والنبتة التي لا ينبغي أن تفوتك.",
  },
  emoji: {
    // The family begins at byte 66, so that a cut at byte 67 falls into it.
    title: "Open gates 🇮🇸 and many hands 👋🏽 in the walled garden: 👨‍👩‍👧‍👦 day out",
    description:
      "Bring boots 🥾 and a basket 🧺. Everyone is welcome 👩🏾‍🌾, rain ☔️ or shine ☀️, until the gates close at six.",
  },
} as const;
