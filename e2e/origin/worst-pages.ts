const BYTES = 2_000_000;

const repeated = (count: number, tag: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => tag(number)).join("");
const filled = (character: string, count = BYTES) => character.repeat(count);
const long = filled("<", 1_900);

/** Pages of 2 MB whose results want to be many times as long, by name. */
export const WORST_PAGES: Readonly<Record<string, string>> = {
  text: `<!doctype html><title>a</title><meta name="description" content="${filled("<")}">`,
  title: `<!doctype html><title>${filled("<")}</title>`,
  quotes: `<!doctype html><meta property="og:title" content='${filled('"')}'>`,
  controls: `<!doctype html><meta property="og:description" content="${filled("\u0001")}">`,
  letters: `<!doctype html><h1>${filled("日", BYTES / 3)}</h1>`,
  key: `<!doctype html><meta property="og:${filled("<")}" content="a">`,
  tags: `<!doctype html>${repeated(1_000, () => `<meta name="description" content="${long}">`)}`,
  "many-tags": `<!doctype html>${repeated(40_000, (number) => `<meta property="og:k${number}" content="<<<<">`)}`,
  links: `<!doctype html>${repeated(900, (number) => `<link rel="icon alternate" hreflang="en" sizes="${number}x1" href="/${number}?${long}">`)}`,
  "json-ld": `<!doctype html><script type="application/ld+json">[${repeated(1_000, (number) => `{"@type":"${number}${filled("&", 900)}","name":"${filled("&", 900)}"},`)}{}]</script>`,
  headings: `<!doctype html>${repeated(1_000, () => `<h1>${long}</h1>`)}`,
  icons: `<!doctype html><title>a</title>${repeated(300, (number) => `<link rel="icon" href="http://10.0.0.${number % 250}/icon.png">`)}<meta property="og:image" content="http://192.168.0.1/wide.png"><meta name="twitter:image" content="http://[::1]/wide.png">`,
};
