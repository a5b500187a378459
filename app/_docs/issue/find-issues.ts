import { AREA_NAMES } from "@/app/_components/text.data";
import { CATALOGUE, type CatalogueEntry } from "@/lib/inspect/catalogue";
import { PLATFORMS } from "@/lib/inspect/platforms/index";

/** The issues whose texts or platforms hold every word; all of them for none. */
export function findIssues(text: string): readonly CatalogueEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return CATALOGUE.filter((entry) => {
    const said = saidOf(entry);
    return words.every((word) => said.includes(word));
  });
}

function saidOf({ code, title, why, area, severity, platforms }: CatalogueEntry): string {
  const labels = platforms.map((name) => PLATFORMS[name].label);
  return [code, title, why, AREA_NAMES[area], severity, ...labels].join("\n").toLowerCase();
}
