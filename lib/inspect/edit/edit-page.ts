import type { MetaTag, Page } from "../page/page";
import { type Fields, fieldsOf } from "./fields";
import { changeMeta, FIRST_IN_HEAD, setMeta } from "./set-meta";

/** A picture's size in pixels. */
interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** What described the old picture's file and is not known of the new one. */
const FILE_KEYS = ["og:image:type", "og:image:secure_url", "og:image:url", "twitter:image:src"];

/**
 * The page as it would be with these fields; a field that says what the page says changes nothing. `pixels` is the size
 * of a new picture, null when it is not known.
 */
export function editPage(page: Page, fields: Fields, pixels: Pixels | null): Page {
  const before = fieldsOf(page);
  const changed = (name: keyof Fields) => fields[name].trim() !== before[name];
  let edited = page;
  if (changed("title")) edited = withTitle(edited, fields.title.trim());
  if (changed("description")) edited = withMetas(edited, descriptionMetas(edited, fields.description.trim()));
  if (changed("image")) edited = withMetas(edited, imageMetas(edited, fields.image.trim(), pixels));
  if (changed("siteName"))
    edited = withMetas(edited, setMeta(edited.metas, "og:site_name", fields.siteName.trim()));
  if (changed("card")) edited = withMetas(edited, setMeta(edited.metas, "twitter:card", fields.card.trim()));
  return edited;
}

function withMetas(page: Page, metas: readonly MetaTag[]): Page {
  return { ...page, metas };
}

function withTitle(page: Page, text: string): Page {
  const place = page.titles[0] ?? FIRST_IN_HEAD;
  const metas = changeMeta(setMeta(page.metas, "og:title", text), "twitter:title", text);
  return { ...page, titles: text === "" ? [] : [{ ...place, text }], metas };
}

function descriptionMetas({ metas }: Page, text: string): readonly MetaTag[] {
  const both = setMeta(setMeta(metas, "og:description", text), "description", text);
  return changeMeta(both, "twitter:description", text);
}

function imageMetas({ metas }: Page, address: string, pixels: Pixels | null): readonly MetaTag[] {
  const bare = FILE_KEYS.reduce((kept, key) => setMeta(kept, key, ""), metas);
  const named = changeMeta(setMeta(bare, "og:image", address), "twitter:image", address);
  const size = (name: "width" | "height") => (pixels === null ? "" : String(pixels[name]));
  const wide = changeMeta(named, "og:image:width", size("width"));
  return changeMeta(wide, "og:image:height", size("height"));
}
