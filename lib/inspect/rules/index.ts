// Every rule of the catalogue, in order of its file name.
import { clientRenderedHead } from "./client-rendered-head";
import { contentTypeNotHtml } from "./content-type-not-html";
import { crawlerBlocked } from "./crawler-blocked";
import { documentTruncated } from "./document-truncated";
import { missingOgImage } from "./missing-og-image";
import { missingOgImageAlt } from "./missing-og-image-alt";
import { multipleOgImages } from "./multiple-og-images";
import { ogImageBelowRecommended } from "./og-image-below-recommended";
import { ogImageDimensionsMismatch } from "./og-image-dimensions-mismatch";
import { ogImageDimensionsMissing } from "./og-image-dimensions-missing";
import { ogImageDimensionsTooBig } from "./og-image-dimensions-too-big";
import { ogImageHeavyForWhatsapp } from "./og-image-heavy-for-whatsapp";
import { ogImageInsecure } from "./og-image-insecure";
import { ogImageInvalidUrl } from "./og-image-invalid-url";
import { ogImagePrivate } from "./og-image-private";
import { ogImageRelative } from "./og-image-relative";
import { ogImageRobotsBlocked } from "./og-image-robots-blocked";
import { ogImageSlow } from "./og-image-slow";
import { ogImageSvg } from "./og-image-svg";
import { ogImageThumbnailOnly } from "./og-image-thumbnail-only";
import { ogImageTooHeavy } from "./og-image-too-heavy";
import { ogImageTooHeavyWhatsapp } from "./og-image-too-heavy-whatsapp";
import { ogImageTooSmall } from "./og-image-too-small";
import { ogImageTooWideForWhatsapp } from "./og-image-too-wide-for-whatsapp";
import { ogImageUnreachable } from "./og-image-unreachable";
import { ogImageUnsupportedFormat } from "./og-image-unsupported-format";
import { ogImageWebpForLinkedin } from "./og-image-webp-for-linkedin";
import { ogImageWrongRatio } from "./og-image-wrong-ratio";
import { pageHttpError } from "./page-http-error";
import { pageNotHtml } from "./page-not-html";
import { pageSentAsDownload } from "./page-sent-as-download";
import { pageSlow } from "./page-slow";
import { redirectChainLong } from "./redirect-chain-long";
import { redirectHttpDowngrade } from "./redirect-http-downgrade";
import { robotsTxtBlocksCrawler } from "./robots-txt-blocks-crawler";
import type { Rule } from "./rule";
import { twitterImageBroken } from "./twitter-image-broken";

export const RULES: readonly Rule[] = [
  clientRenderedHead,
  contentTypeNotHtml,
  crawlerBlocked,
  documentTruncated,
  missingOgImageAlt,
  missingOgImage,
  multipleOgImages,
  ogImageBelowRecommended,
  ogImageDimensionsMismatch,
  ogImageDimensionsMissing,
  ogImageDimensionsTooBig,
  ogImageHeavyForWhatsapp,
  ogImageInsecure,
  ogImageInvalidUrl,
  ogImagePrivate,
  ogImageRelative,
  ogImageRobotsBlocked,
  ogImageSlow,
  ogImageSvg,
  ogImageThumbnailOnly,
  ogImageTooHeavyWhatsapp,
  ogImageTooHeavy,
  ogImageTooSmall,
  ogImageTooWideForWhatsapp,
  ogImageUnreachable,
  ogImageUnsupportedFormat,
  ogImageWebpForLinkedin,
  ogImageWrongRatio,
  pageHttpError,
  pageNotHtml,
  pageSentAsDownload,
  pageSlow,
  redirectChainLong,
  redirectHttpDowngrade,
  robotsTxtBlocksCrawler,
  twitterImageBroken,
];
