import { onTestFinished } from "vitest";
import { startWebServer, type TestServer, type TestServerOptions } from "./web-server";

/** The product's web server for one test; what reaches its handler gets "ok". */
export async function testServer(options: Partial<TestServerOptions> = {}): Promise<TestServer> {
  const server = await startWebServer({ handle: (_req, res) => void res.end("ok"), ...options });
  onTestFinished(() => server.close());
  return server;
}

/** A handler that returns what reached it. */
export const echo: TestServerOptions["handle"] = async (req, res) => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  res.end(JSON.stringify({ method: req.method, url: req.url, headers: req.headers, body }));
};
