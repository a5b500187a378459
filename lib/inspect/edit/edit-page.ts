import type { MetaTag, Page } from "../page/page";
import { type Fields, fieldsOf } from "./fields";
import { changeMeta, FIRST_IN_HEAD, setMeta } from "./meta-tags";

/** An image's size in pixels. */
interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** What described the old image's file and is not known of the new one. */
const FILE_KEYS = ["og:image:type", "og:image:secure_url", "og:image:url", "twitter:image:src"];

type Texts = Readonly<Record<keyof Fields, string>>;
type Setter = (metas: readonly MetaTag[], text: string, pixels: Pixels | null) => readonly MetaTag[];

/** What each field does to the metas; the page's own title is no meta. */
const SETTERS: readonly (readonly [keyof Fields, Setter])[] = [
  ["socialTitle", both("og:title", "twitter:title")],
  ["socialDescription", both("og:description", "twitter:description")],
  ["description", (metas, text) => setMeta(metas, "description", text)],
  ["image", imageMetas],
  ["imageAlt", both("og:image:alt", "twitter:image:alt")],
  ["siteName", (metas, text) => setMeta(metas, "og:site_name", text)],
  ["card", (metas, text) => setMeta(metas, "twitter:card", text)],
];

/**
 * The page as it would be with these fields; a field that says what the page says changes nothing. `pixels` is the size
 * of a new image, null when it is not known.
 */
export function editPage(page: Page, fields: Fields, pixels: Pixels | null): Page {
  const [before, after] = [textsOf(fieldsOf(page)), textsOf(fields)];
  const titles = after.title.trim() === before.title ? page.titles : titlesOf(page, after.title.trim());
  const metas = SETTERS.reduce<readonly MetaTag[]>((kept, [name, set]) => {
    const text = after[name].trim();
    return text === before[name] ? kept : set(kept, text, pixels);
  }, page.metas);
  return titles === page.titles && metas === page.metas ? page : { ...page, titles, metas };
}

/** What every field makes the page say: cards say the page's own words where they have none. */
function textsOf(fields: Fields): Texts {
  return {
    ...fields,
    socialTitle: fields.socialTitle ?? fields.title,
    socialDescription: fields.socialDescription ?? fields.description,
  };
}

function titlesOf({ titles }: Page, text: string): Page["titles"] {
  return text === "" ? [] : [{ ...(titles[0] ?? FIRST_IN_HEAD), text, snippet: text }];
}

/** Writes the key that every card reads, and the one of X where the page has it. */
function both(key: string, ofX: string): Setter {
  return (metas, text) => changeMeta(setMeta(metas, key, text), ofX, text);
}

function imageMetas(metas: readonly MetaTag[], url: string, pixels: Pixels | null): readonly MetaTag[] {
  const bare = FILE_KEYS.reduce((kept, key) => setMeta(kept, key, ""), metas);
  const named = changeMeta(setMeta(bare, "og:image", url), "twitter:image", url);
  const size = (name: "width" | "height") => (pixels === null ? "" : String(pixels[name]));
  const wide = changeMeta(named, "og:image:width", size("width"));
  return changeMeta(wide, "og:image:height", size("height"));
}
