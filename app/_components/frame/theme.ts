export const THEMES = ["light", "system", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Holds the visitor's choice, so that the server already renders the chosen theme and nothing flashes. */
export const THEME_COOKIE = "theme";

/** The theme a cookie names; `system` for anything else. */
export function parseTheme(value: string | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? "system";
}
