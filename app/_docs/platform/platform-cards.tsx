import { platformPath } from "@/app/_pages/platform-page";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { LinkCard } from "../link-card";

/** The eight platforms to choose from, each with what decides its card. */
export function PlatformCards() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {PLATFORM_NAMES.map((name) => (
        <li key={name}>
          <LinkCard href={platformPath(name)} title={PLATFORMS[name].label} text={PLATFORMS[name].basis} />
        </li>
      ))}
    </ul>
  );
}
