/** A word or phrase that docs/glossary.md replaces. */
export interface BannedWord {
  /** Matched against whole words, in any case; names are split at their capitals, hyphens and underscores. */
  readonly pattern: RegExp;
  readonly instead: string;
  /** Contexts of the field's own in which it is right: a line that matches is left alone. */
  readonly allowed?: RegExp;
  /** Folders and files whose subject it is. */
  readonly allowedIn?: RegExp;
  /** The only folders and files where it means what it should not. */
  readonly onlyIn?: RegExp;
}

/** Texts that people and models read. */
const TEXTS = /^(app\/.*-?text\.data\.ts|lib\/mcp\/tool-text|README|SECURITY|docs\/)/;

/** Texts that only the website shows. Those of the API, which the website shows too, are in `lib`. */
const SITE_TEXTS = /^app\/.*-?text\.data\.ts/;

/** Code and its tests. */
const CODE = /^(app|bench|e2e|lib|prisma|scripts)\//;

export const BANNED_WORDS: readonly BannedWord[] = [
  {
    pattern: /\baddress(es)?\b/,
    instead: "URL, or IP address or email address in full",
    allowed:
      /(IP|IPv4|IPv6|e-?mail|mail|postal|operator|loopback|link-local|private|public|network|client|client's)[- _]?address|AddressInfo|listen_addresses|remoteAddress|\.address\(\)|address_?-?too|addressTooLong|<\/?address|fixed_address|isAddress|"address article|address\.port|address: to\b/i,
    allowedIn:
      /^lib\/(net\/(guard|transport|net\.)|inspect\/url|limits\/network-key|server\/prepare-request|services\/accounts\/email-address|testing\/(mail|web))/,
  },
  { pattern: /[a-z]'[a-z]/, instead: "a curly apostrophe", onlyIn: SITE_TEXTS, allowed: /^\s*(\/\/|\/?\*)/ },
  {
    pattern: /\b(behaviou|colou|favou|harbou|neighbou)r|\b(centre|grey|labelled|licence)s?\b/,
    instead: "American spelling",
    onlyIn: TEXTS,
    allowed: /@img\/colour/,
  },
  { pattern: /\be mails?\b/, instead: "email", allowedIn: /^lib\/inspect\/page\// },
  { pattern: /\b(mend|mends|mended|mending|repair|repairs|repaired|cure|cures)\b/, instead: "fix" },
  { pattern: /\b(whoever|whosoever)\b/, instead: "the person or program meant" },
  { pattern: /\banew\b/, instead: "again, or new" },
  { pattern: /\berrands?\b/, instead: "request, job or options" },
  { pattern: /\bstrangers?\b/, instead: "anonymous caller" },
  {
    pattern: /\b(pictures?)\b/,
    instead: "image",
    allowed: /\/picture\b|<\/?picture|og:picture|(in|with) pictures|"picture"/i,
  },
  { pattern: /\breaders\b/, instead: "people, visitors or crawlers", allowed: /screen[- ]?readers/i },
  { pattern: /\blink (reader|program)s?\b/, instead: "crawler" },
  { pattern: /\b(every|each|any|careful|human|its|\w+'s) reader\b/, instead: "people, or crawler" },
  {
    pattern: /\b(unpack|unpacks|unpacked|unpacking|unpacker|unpackers|packed|packing)\b/,
    instead: "compressed, decompress",
  },
  { pattern: /\b(allowance|allowances)\b/, instead: "rate limit or quota" },
  { pattern: /\b(remembered|remembers)\b/, instead: "cached or saved" },
  {
    pattern: /\bkept\b/,
    instead: "cached",
    onlyIn: /^lib\/(cache|net\/(guard|robots|image\/(probe|cached)))/,
  },
  { pattern: /\bcodings?\b/, instead: "compression", allowed: /coding assistant/ },
  { pattern: /\b(under way|on the way|ways? (into|out))\b/, instead: "redirect, chain or running" },
  {
    pattern: /\brooms?\b/,
    instead: "quota or rate limit",
    onlyIn: /^(app\/(api|.*data\.ts)|lib\/(services|http|mcp|limits)|docs\/)/,
  },
  { pattern: /\b(budgets?|loss|losses)\b/, instead: "quota, rate limit or points", onlyIn: TEXTS },
  { pattern: /\bhops?\b/, instead: "redirect", onlyIn: TEXTS },
  { pattern: /\bpaced?\b/, instead: "rate limit" },
  { pattern: /\bgates?\b/, instead: "cap or concurrency limiter", allowed: /gates open/ },
  { pattern: /\b(peculiar|peculiarity|peculiarities)\b/, instead: "quirk" },
  { pattern: /\b(knocks?|fares|owed)\b/, instead: "plain words" },
  {
    pattern: /\b(whole of (it|the)|says? of itself|on its way to|is yours in|of its own accord)\b/,
    instead: "plain words",
  },
  {
    pattern: /\bask(s|ed|ing)?\b(?! (for|not|you|your|the (person|account|site|operator|agent)))/,
    instead: "request, fetch or look up, unless somebody asks somebody",
    allowed:
      /\basked? to\b|asks? a client|asks an? account|asks its visitor|AskAgent|ask-agent|"ask"|\bask: |AGENTS\.ask|headlight\.asked|`asked:|"asked_at"|when it asks|asks headlight|asks google|asks what the agent|Nobody asked|is asked to|Ask again later|asks before it ends/i,
  },
  {
    pattern: /\b(un)?answer(s|ed|ing)?\b/,
    instead: "response, respond or return",
    allowed: /AI answers|\/help\/\w+\/answer\/|idempotent_answer|"idempotent answers"/,
    allowedIn: /^lib\/(net\/guard|testing\/web\/fake-dns)/,
  },
  {
    pattern: /\bendpoints?\b/,
    instead: "operation, or path",
    onlyIn: CODE,
    allowed: /oauth|upstash|_endpoint|authorization server|\b(authorization|token|oEmbed) endpoint/i,
    allowedIn: /^(lib\/(http\/)?oauth\/|app\/_docs\/api\/examples\.ts)/,
  },
  {
    pattern: /\bwatch(es|ed|ing)?\b/,
    instead: "monitor",
    onlyIn: /monitors?\b|^docs\//,
  },
  {
    pattern: /\b(stands?|stood)\b(?! (for|in for|still)\b)/,
    instead: "is, comes or appears",
    allowed: /stand-in|standIn|STAND_IN|can stand in"/,
  },
  { pattern: /\bnot as (it|they) (was|were)\b/, instead: "changed" },
  {
    pattern: /\b(takes?|taken|took) ([^\s.;:]+ ){1,6}for (an?|the|one|its own)\b/,
    instead: "treat, use or mistake as",
  },
  { pattern: /\bwanted\b/, instead: "requested, needed or the noun meant" },
  { pattern: /\bunread\b/, instead: "not read, not parsed or without a body" },
  { pattern: /\b(trips?|wires?)\b/, instead: "request, connection or bytes" },
  {
    pattern: /\bvisit(s|ed|ing)?\b/,
    instead: "check, of a monitor; walk, of a tree",
    onlyIn: CODE,
    allowed: /visit\(program\)/,
  },
  {
    pattern: /\b(refusals?|refused)\b/,
    instead: "rejected, blocked or denied",
    allowed: /ECONNREFUSED|refused the connection/,
  },
  { pattern: /\blog[- ]?in\b/, instead: "sign in", allowed: /auth\/login|"login"|Login|login/ },
];
