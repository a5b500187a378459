// Every rule of the catalogue, in order of its file name.
import { clientRenderedHead } from "./client-rendered-head";
import { contentTypeNotHtml } from "./content-type-not-html";
import { crawlerBlocked } from "./crawler-blocked";
import { documentTruncated } from "./document-truncated";
import { pageHttpError } from "./page-http-error";
import { pageNotHtml } from "./page-not-html";
import { pageSentAsDownload } from "./page-sent-as-download";
import { pageSlow } from "./page-slow";
import { redirectChainLong } from "./redirect-chain-long";
import { redirectHttpDowngrade } from "./redirect-http-downgrade";
import { robotsTxtBlocksCrawler } from "./robots-txt-blocks-crawler";
import type { Rule } from "./rule";

export const RULES: readonly Rule[] = [
  clientRenderedHead,
  contentTypeNotHtml,
  crawlerBlocked,
  documentTruncated,
  pageHttpError,
  pageNotHtml,
  pageSentAsDownload,
  pageSlow,
  redirectChainLong,
  redirectHttpDowngrade,
  robotsTxtBlocksCrawler,
];
