import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { acceptPageStatus } from "@/lib/http/pages/status";
import { targetPath } from "../request-target";
import type { PathKindOf } from "./path-kinds";
import { forgetRouter } from "./router-headers";

const MANIFEST = join(".next", "required-server-files.json");

interface SiteOptions {
  /** The folder of package.json. */
  readonly root: string;
  readonly dev: boolean;
  readonly port: number;
  readonly kindOf: PathKindOf;
  /** The server that the site is served by. */
  readonly server: Server;
}

/** Loads Next, starts it and returns its request handler. */
export async function startSite({ root, dev, port, kindOf, server }: SiteOptions) {
  const { default: next } = await import("next");
  if (!dev) passBuiltConfig(root);
  // Next listens for upgrades on the server it is given and leaves those it does not know hanging. A server without that
  // listener handles them like any request, as clients that offer HTTP/2 by upgrade expect. Only `next dev` upgrades.
  const upgrades = dev ? server : createServer();
  const site = next({ dev, dir: root, hostname: "localhost", port, httpServer: upgrades });
  await site.prepare();
  const handle = site.getRequestHandler();
  return (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (!dev && kindOf(targetPath(req.url ?? "")) === "route") forgetRouter(req, res);
    acceptPageStatus(req.headers, res);
    return handle(req, res);
  };
}

/**
 * Gives Next the configuration that the build wrote down, as its own standalone server does. Otherwise Next would load
 * its native compiler at each start to read next.config.ts: 18 MB that serve nothing afterwards.
 */
function passBuiltConfig(root: string): void {
  const { config } = JSON.parse(readFileSync(join(root, MANIFEST), "utf8"));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
