import { ADVICE } from "../../platforms/advice.data";
import { twitterImage } from "../reading/twitter-image";
import type { Fix, RuleInput } from "../rule";
import { bladeUrl } from "./blade-url";
import { imageFix } from "./image-fix";
import { bytesWords, sizeWords } from "./limit-words";
import { lines, metaHtml } from "./snippet";

const { width, height } = ADVICE.imagePx.value;
const TASK = `Export the picture to this address: a JPEG of ${sizeWords(ADVICE.imagePx)} pixels under ${bytesWords(ADVICE.imageBytes)}`;

/** The tags of a copy of the picture that suits every card, beside the file it is made from, with what to do first. */
export function exportFix(url: string, input: RuleInput): Fix {
  const pageUrl = input.page.finalUrl;
  const address = copyOf(url);
  const tags = imageFix({ url: address, width, height, alt: null }, pageUrl);
  const also = twitterImage(input)?.url === url;
  const html = also ? [metaHtml("name", "twitter:image", address)] : [];
  const blade = also ? [`<meta name="twitter:image" content="${bladeUrl(address, pageUrl)}">`] : [];
  return {
    html: lines(`<!-- ${TASK} -->`, tags.html ?? "", ...html),
    laravel: lines(`{{-- ${TASK} --}}`, tags.laravel ?? "", ...blade),
  };
}

/** A new address, for platforms keep what they once read at the old one: `/a/tides.png` is `/a/tides-1200x630.jpg`. */
function copyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  const folder = pathname.slice(0, pathname.lastIndexOf("/") + 1);
  const name = pathname.slice(folder.length).replace(/\.\w{1,5}$/, "") || "og-image";
  return new URL(`${folder}${name}-${width}x${height}.jpg`, origin).href;
}
