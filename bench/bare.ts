// The limit of a cached report: node:http sends bytes that are ready. `npx tsx bench/bare.ts URL` serves what is at that
// URL, with its headers, for every path and prints its own URL.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const response = await fetch(process.argv[2] ?? "", { headers: { "accept-encoding": "identity" } });
const body = Buffer.from(await response.arrayBuffer());
const unsent = ["connection", "keep-alive", "date", "transfer-encoding"];
const headers = Object.fromEntries([...response.headers].filter(([name]) => !unsent.includes(name)));
const server = createServer({ keepAliveTimeout: 60_000 }, (_req, res) => {
  res.writeHead(200, headers).end(body);
});
server.listen(0, "127.0.0.1", () =>
  console.log(JSON.stringify({ base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })),
);
process.stdin.resume().on("end", () => process.exit(0));
