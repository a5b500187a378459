import { oneLine } from "../page/text";
import { tagText } from "./facts/tag-texts";
import { defineRule, type RuleInput } from "./rule";
import { LINKEDIN_OEMBED, SLACK_ORDER } from "./sources.data";
import { quote } from "./wording/words";

export const oembedOverridesOg = defineRule({
  code: "oembed_overrides_og",
  title: "Conflicting oEmbed data",
  severity: "warning",
  importance: "recommended",
  area: "card",
  weight: 5,
  platforms: ["linkedin", "slack"],
  why: "LinkedIn and Slack prefer the data behind your page's oEmbed link to its Open Graph tags. When the two differ, the title or image in your tags isn't the one shown there. Blog software adds such a link automatically.",
  sources: [LINKEDIN_OEMBED, SLACK_ORDER],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<link rel="alternate" type="application/json+oembed" href="https://example.com/oembed?id=7">',
        resources: { oembed: oEmbed("Tides", null) },
      },
    ],
    good: [
      {
        html: '<link rel="alternate" type="application/json+oembed" href="https://example.com/oembed?id=7">',
        resources: { oembed: oEmbed("How tides shape the coast", null) },
      },
    ],
  },
  check(input) {
    const differences = [titleDifference(input), imageDifference(input)].filter((text) => text !== null);
    if (differences.length === 0) return null;
    return {
      description: `LinkedIn and Slack show ${differences.join(", and ")}. Make the oEmbed data match your tags, or remove the oEmbed link.`,
      fix: null,
    };
  },
});

function titleDifference({ metadata, resources }: RuleInput): string | null {
  const title = tagText(metadata, "og:title");
  const embedded = oneLine(resources.oembed?.title ?? "").trim();
  if (title === null || !embedded || embedded === title) return null;
  return `the oEmbed title ${quote(embedded)} instead of ${quote(title)}`;
}

function imageDifference({ metadata, resources }: RuleInput): string | null {
  const image = metadata.open_graph["og:image"];
  const thumbnail = resources.oembed?.thumbnailUrl;
  if (!image || !thumbnail || thumbnail === image) return null;
  return `the oEmbed image ${quote(thumbnail)} instead of ${quote(image)}`;
}

function oEmbed(title: string, thumbnailUrl: string | null) {
  const nothing = {
    type: "rich",
    authorName: null,
    providerName: null,
    thumbnailWidth: null,
    thumbnailHeight: null,
  };
  return { ...nothing, url: "https://example.com/oembed?id=7", title, thumbnailUrl };
}
