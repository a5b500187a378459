import { inspect } from "@/lib/inspect/inspect";
import type { Inspection } from "@/lib/inspect/report";
import type { Net } from "@/lib/net/net";
import { parsePage } from "./parse-page";
import { readLinked } from "./read-linked";

/** The whole inspection of the page at that address. Throws what `net.readPage` throws; nothing the page links to can fail it. */
export async function checkPage(url: string, net: Net): Promise<Inspection> {
  const page = await parsePage(url, net);
  return inspect(page, await readLinked(page, net));
}
