// The pages that attackers name: small to send and large to show, or never sent at all.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { makePng } from "./images";

const BRACKETS = 2_000_000;
const TAGS = 40_000;
const IMAGE_BYTES = 8_388_608;

/** Of the image of 8 MB that the page at `/large-image` names. */
export const LARGE_IMAGE_PATH = "/large.png";

/** Starts the pages on loopback; returns their URL and a function that stops them. */
export async function startAttackOrigin(): Promise<{ readonly origin: string; stop(): void }> {
  const brackets = gzipSync(`<!doctype html><title>${"<".repeat(BRACKETS)}</title>`);
  const image = Buffer.concat([makePng({ width: 1200, height: 630 }, 50_000), Buffer.alloc(IMAGE_BYTES)]);
  const tags = Array.from({ length: TAGS }, (_, n) => `<meta property="og:k${n}" content="<<<<">`).join("");
  const server = createServer((req, res) => {
    const [path = "/"] = (req.url ?? "/").split("?");
    const html = (text: string) => res.writeHead(200, { "content-type": "text/html" }).end(text);
    if (path === "/never") return;
    if (path === "/brackets") {
      const headers = { "content-type": "text/html", "content-encoding": "gzip" };
      res.writeHead(200, headers).end(brackets);
    } else if (path === "/large-image")
      html(`<title>a</title><meta property="og:image" content="${LARGE_IMAGE_PATH}">`);
    else if (path === LARGE_IMAGE_PATH) res.writeHead(200, { "content-type": "image/png" }).end(image);
    else if (path === "/many-tags") html(`<!doctype html><title>a</title>${tags}`);
    else if (path === "/small") html("<!doctype html><title>Tides</title>");
    else res.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", 4_096, done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections() };
}
