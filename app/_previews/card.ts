import type { Preview } from "@/lib/inspect/platforms/platform";

export type CardTheme = "light" | "dark";
export type CardView = "desktop" | "phone";

/** What every card takes. Without a theme or a view the card follows whatever stands around it. */
export interface CardProps {
  readonly preview: Preview;
  readonly theme?: CardTheme;
  readonly view?: CardView;
}
