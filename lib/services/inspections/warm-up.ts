import { encodeInspection } from "@/lib/cache/encoded-inspection";
import { exampleHtml, inspectAs } from "@/lib/inspect/example/inspect-example";
import { RULES } from "@/lib/inspect/rules/index";
import type { Resources } from "../context";

/** What follows a head on most pages, about 20 KB of it. */
const BODY = `<h2>Tides</h2><p class="a b">Ebb &amp; <a href="/flood">flood</a>, twice a <em>day</em>.</p>
<ul><li><img src="/a.jpg" alt="Sand" width="1"><!-- moon --></li></ul><script>var a = "<p>";</script>\n`.repeat(
  100,
);

/**
 * Inspects the examples of all rules, so that the engine has compiled what a check runs before the first one comes, which
 * would take several times as long otherwise. Real checks go first. Ends early when the service stops.
 */
export async function warmUp({ turns, shutdown }: Pick<Resources, "turns" | "shutdown">): Promise<void> {
  const lane = turns.lane();
  for (const example of RULES.flatMap(({ examples: { bad, good } }) => [...bad, ...good])) {
    if (shutdown.signal.aborted) return;
    const inspection = await lane.run(() => inspectAs(example, exampleHtml(example) + BODY));
    await encodeInspection(inspection, (step) => lane.run(step));
  }
}
