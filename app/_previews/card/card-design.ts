import type { CSSProperties, ReactNode } from "react";
import type { Label } from "@/lib/inspect/platforms/facts";
import type { Listing } from "@/lib/inspect/platforms/names";
import type { Card, Preview } from "@/lib/inspect/platforms/platform";

/** How one platform draws its previews. */
export interface CardDesign {
  readonly sheet: Sheet;
  draw(preview: Preview, card: Card): ReactNode;
  /** Custom properties that depend on the preview. */
  style?(preview: Preview): CSSProperties;
  /** The preview in a sponsored post; null when that looks the same. */
  sponsored?(preview: Preview): Preview | null;
}

/** A CSS value; a bare number is pixels, except for `lines`, where it counts. */
type Value = string | number;
export type Values = Readonly<Record<string, Value>>;

interface SheetSource {
  readonly label: Label;
  /** Null only for `assumed`. */
  readonly source: string | null;
  readonly covers: string;
}

/** A platform's design with what every list says about the platform. */
export interface PlatformCard<Name extends string = string> extends Listing {
  readonly name: Name;
  readonly design: CardDesign;
}

/** The drawing sheet of one card: everything about its looks that is a number, a colour or a face. */
export interface Sheet {
  /** Font stack of the platform's interface. */
  readonly face: string;
  /** `weight size/line` by row. */
  readonly type: Readonly<Record<string, string>>;
  /** Lengths, ratios and shadows by part. */
  readonly size: Values;
  /** Most lines by row. */
  readonly lines: Readonly<Record<string, number>>;
  /** What differs on a phone. */
  readonly phone: {
    readonly type?: Readonly<Record<string, string>>;
    readonly size?: Values;
    readonly lines?: Readonly<Record<string, number>>;
  };
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
  readonly sources: readonly SheetSource[];
}
