import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { CATALOGUE } from "@/lib/inspect/catalogue";
import type { Platform } from "@/lib/inspect/platforms/resolve/define-platform";
import { IssueLinks } from "../issue-links";
import { PLATFORM } from "../texts.data";

/** An issue seen on more platforms than this is no peculiarity of one. */
const PLATFORMS_MAX = 3;

/** The issues that concern this platform and few others, costliest first, and the way to all. */
export function PlatformIssues({ name, label }: Pick<Platform, "name" | "label">) {
  const seen = CATALOGUE.filter(({ platforms }) => platforms.includes(name));
  const own = seen.filter(({ platforms }) => platforms.length <= PLATFORMS_MAX);
  return (
    <div className="max-w-3xl">
      <IssueLinks entries={own.toSorted((a, b) => b.weight - a.weight)} />
      <p className="mt-4">
        <a
          href={`${FIXED_PAGES.issues.path}?q=${encodeURIComponent(label)}`}
          className="rounded-sm text-[15px] font-medium text-link underline-offset-4 hover:underline"
        >
          {PLATFORM.allIssues(seen.length, label)}
        </a>
      </p>
    </div>
  );
}
