// Every rule of the catalogue, in order of its file name.
import { addressTooLong } from "./address-too-long";
import { brokenCharacters } from "./broken-characters";
import { canonicalHttpError } from "./canonical-http-error";
import { canonicalNotAbsolute } from "./canonical-not-absolute";
import { canonicalPointsElsewhere } from "./canonical-points-elsewhere";
import { charsetLate } from "./charset-late";
import { clientRenderedHead } from "./client-rendered-head";
import { contentTypeNotHtml } from "./content-type-not-html";
import { crawlerBlocked } from "./crawler-blocked";
import { defaultFrameworkTitle } from "./default-framework-title";
import { descriptionBoilerplate } from "./description-boilerplate";
import { descriptionTooLong } from "./description-too-long";
import { documentTruncated } from "./document-truncated";
import { doubleEncodedEntities } from "./double-encoded-entities";
import { duplicateSocialTag } from "./duplicate-social-tag";
import { duplicateTitle } from "./duplicate-title";
import { emptyDocument } from "./empty-document";
import { faviconBadSize } from "./favicon-bad-size";
import { faviconBroken } from "./favicon-broken";
import { faviconUnsupportedFormat } from "./favicon-unsupported-format";
import { halfEmptyTitle } from "./half-empty-title";
import { headTooLargeForFacebook } from "./head-too-large-for-facebook";
import { headTooLargeForSlack } from "./head-too-large-for-slack";
import { headTooLargeForWhatsapp } from "./head-too-large-for-whatsapp";
import { hreflangInvalid } from "./hreflang-invalid";
import { htmlInText } from "./html-in-text";
import { imagePreviewRestricted } from "./image-preview-restricted";
import { invalidTwitterCard } from "./invalid-twitter-card";
import { jsonldInvalid } from "./jsonld-invalid";
import { metaInBody } from "./meta-in-body";
import { metaTypo } from "./meta-typo";
import { missingCanonical } from "./missing-canonical";
import { missingCharset } from "./missing-charset";
import { missingDescription } from "./missing-description";
import { missingFavicon } from "./missing-favicon";
import { missingHtmlTitle } from "./missing-html-title";
import { missingLang } from "./missing-lang";
import { missingMetaDescription } from "./missing-meta-description";
import { missingOgDescription } from "./missing-og-description";
import { missingOgImage } from "./missing-og-image";
import { missingOgImageAlt } from "./missing-og-image-alt";
import { missingOgSiteName } from "./missing-og-site-name";
import { missingOgTitle } from "./missing-og-title";
import { missingOgUrl } from "./missing-og-url";
import { missingTitle } from "./missing-title";
import { missingTwitterCard } from "./missing-twitter-card";
import { missingViewport } from "./missing-viewport";
import { multipleCanonicals } from "./multiple-canonicals";
import { multipleDescriptions } from "./multiple-descriptions";
import { multipleOgImages } from "./multiple-og-images";
import { noindex } from "./noindex";
import { nosnippet } from "./nosnippet";
import { oembedOverridesOg } from "./oembed-overrides-og";
import { ogImageAliasOnly } from "./og-image-alias-only";
import { ogImageAltTooLong } from "./og-image-alt-too-long";
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
import { ogLocaleInvalid } from "./og-locale-invalid";
import { ogNameAttribute } from "./og-name-attribute";
import { ogSiteNameTooLong } from "./og-site-name-too-long";
import { ogTitleTooLong } from "./og-title-too-long";
import { ogTypeInvalid } from "./og-type-invalid";
import { ogUrlHttpError } from "./og-url-http-error";
import { ogUrlMismatch } from "./og-url-mismatch";
import { ogUrlNotAbsolute } from "./og-url-not-absolute";
import { pageHttpError } from "./page-http-error";
import { pageNotHtml } from "./page-not-html";
import { pageSentAsDownload } from "./page-sent-as-download";
import { pageSlow } from "./page-slow";
import { quotationMarkCutsText } from "./quotation-mark-cuts-text";
import { redirectChainLong } from "./redirect-chain-long";
import { redirectHttpDowngrade } from "./redirect-http-downgrade";
import { robotsTxtBlocksCrawler } from "./robots-txt-blocks-crawler";
import { robotsTxtUnavailable } from "./robots-txt-unavailable";
import type { Rule } from "./rule";
import { sameTitleAndDescription } from "./same-title-and-description";
import { smallCardWithLargeImage } from "./small-card-with-large-image";
import { snippetTooShort } from "./snippet-too-short";
import { socialTagsAfter512Kb } from "./social-tags-after-512-kb";
import { socialTagsLateForSlack } from "./social-tags-late-for-slack";
import { templatePlaceholder } from "./template-placeholder";
import { themeColorInvalid } from "./theme-color-invalid";
import { titleIsDomain } from "./title-is-domain";
import { titleTooLong } from "./title-too-long";
import { twitterImageBroken } from "./twitter-image-broken";
import { undefinedOrNullValue } from "./undefined-or-null-value";

export const RULES: readonly Rule[] = [
  addressTooLong,
  brokenCharacters,
  canonicalHttpError,
  canonicalNotAbsolute,
  canonicalPointsElsewhere,
  charsetLate,
  clientRenderedHead,
  contentTypeNotHtml,
  crawlerBlocked,
  defaultFrameworkTitle,
  descriptionBoilerplate,
  descriptionTooLong,
  documentTruncated,
  doubleEncodedEntities,
  duplicateSocialTag,
  duplicateTitle,
  emptyDocument,
  faviconBadSize,
  faviconBroken,
  faviconUnsupportedFormat,
  halfEmptyTitle,
  headTooLargeForFacebook,
  headTooLargeForSlack,
  headTooLargeForWhatsapp,
  hreflangInvalid,
  htmlInText,
  imagePreviewRestricted,
  invalidTwitterCard,
  jsonldInvalid,
  metaInBody,
  metaTypo,
  missingCanonical,
  missingCharset,
  missingDescription,
  missingFavicon,
  missingHtmlTitle,
  missingLang,
  missingMetaDescription,
  missingOgDescription,
  missingOgImageAlt,
  missingOgImage,
  missingOgSiteName,
  missingOgTitle,
  missingOgUrl,
  missingTitle,
  missingTwitterCard,
  missingViewport,
  multipleCanonicals,
  multipleDescriptions,
  multipleOgImages,
  noindex,
  nosnippet,
  oembedOverridesOg,
  ogImageAliasOnly,
  ogImageAltTooLong,
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
  ogLocaleInvalid,
  ogNameAttribute,
  ogSiteNameTooLong,
  ogTitleTooLong,
  ogTypeInvalid,
  ogUrlHttpError,
  ogUrlMismatch,
  ogUrlNotAbsolute,
  pageHttpError,
  pageNotHtml,
  pageSentAsDownload,
  pageSlow,
  quotationMarkCutsText,
  redirectChainLong,
  redirectHttpDowngrade,
  robotsTxtBlocksCrawler,
  robotsTxtUnavailable,
  sameTitleAndDescription,
  smallCardWithLargeImage,
  snippetTooShort,
  socialTagsAfter512Kb,
  socialTagsLateForSlack,
  templatePlaceholder,
  themeColorInvalid,
  titleIsDomain,
  titleTooLong,
  twitterImageBroken,
  undefinedOrNullValue,
];
