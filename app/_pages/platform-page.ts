import { PLATFORMS } from "@/lib/inspect/platforms/index";
import type { PlatformName } from "@/lib/inspect/platforms/names";
import { fitSnippet } from "./fit-snippet";
import type { OwnPage } from "./own-page";

/** The documentation page of a platform. */
export function platformPage(name: PlatformName): OwnPage {
  const { label, basis } = PLATFORMS[name];
  return {
    path: platformPath(name),
    title: `How a link looks on ${label}`,
    description: fitSnippet(basis),
    summary: `What ${label} reads, cuts and draws, and how to make it look again.`,
    kicker: "Platform",
  };
}

/** The address of a platform's page. */
export function platformPath(name: PlatformName): string {
  return `/docs/platforms/${name}`;
}
