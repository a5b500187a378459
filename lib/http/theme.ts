export const THEMES = ["light", "system", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Stores the choice, so that the server renders the right theme and nothing flashes. */
export const THEME_COOKIE = "theme";

/** The theme in a cookie's value; `system` for anything else. */
export function parseTheme(value: string | null | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? "system";
}
