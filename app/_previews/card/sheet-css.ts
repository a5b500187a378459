import type { Sheet, Values } from "./card-design";

/** Follows every font stack: the visitor's default, then fonts for Chinese, Japanese and Korean and for emoji. */
const FALLBACK_FACES = `sans-serif, "Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", "Microsoft YaHei", "Malgun Gothic", "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"`;

/** In a window up to this width the phone layout is drawn unless someone chose a view. */
const PHONE_WINDOW_PX_MAX = 1099;

/**
 * The sheet of one card as CSS custom properties: `--face`, `--t-*` type, `--s-*` sizes, `--n-*` lines, `--c-*` colours.
 * Theme and view are taken from the card, else from whatever is around it (`data-card-theme`, `data-card-view`),
 * else from the site's theme and the window's width, so that a switch needs no redrawing and a card is right without a
 * script.
 */
export function sheetCss(platform: string, sheet: Sheet): string {
  const card = `.pv-${platform}`;
  const phone = declarations([
    ["t", sheet.phone.type ?? {}],
    ["s", pixels(sheet.phone.size ?? {})],
    ["n", sheet.phone.lines ?? {}],
  ]);
  const rules = [
    `${card}{${base(sheet)}}`,
    `${card}{${colours("light", sheet)}}`,
    `${either(card, "theme", "dark")},:root[data-theme="dark"] ${unchosenTheme(card)}{${colours("dark", sheet)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]) ${unchosenTheme(card)}{${colours("dark", sheet)}}}`,
  ];
  if (phone === "") return rules.join("\n");
  const unchosen = `${card}[data-view="auto"]:not([data-card-view="desktop"] *)`;
  return [
    ...rules,
    `${either(card, "view", "phone")}{${phone}}`,
    `@media (max-width:${PHONE_WINDOW_PX_MAX}px){${unchosen}{${phone}}}`,
  ].join("\n");
}

/** Selects the card that was given this value, or was given none and is inside something that was. */
function either(card: string, choice: "theme" | "view", value: string): string {
  return `${card}[data-${choice}="${value}"],[data-card-${choice}="${value}"] ${card}[data-${choice}="auto"]`;
}

/** Selects the card that follows the site's own theme. */
function unchosenTheme(card: string): string {
  return `${card}[data-theme="auto"]:not([data-card-theme] *)`;
}

function base(sheet: Sheet): string {
  return `--face:${sheet.face},${FALLBACK_FACES};${declarations([
    ["t", sheet.type],
    ["s", pixels(sheet.size)],
    ["n", sheet.lines],
  ])}`;
}

function colours(theme: "light" | "dark", sheet: Sheet): string {
  return `color-scheme:${theme};${declarations([["c", sheet[theme]]])}`;
}

function pixels(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? `${value}px` : value,
  ]);
  return Object.fromEntries(entries);
}

function declarations(groups: readonly (readonly [prefix: string, values: Values])[]): string {
  return groups
    .flatMap(([prefix, values]) =>
      Object.entries(values).map(([name, value]) => `--${prefix}-${name}:${value};`),
    )
    .join("");
}
