import { formatLimit } from "@/app/_components/ui/format";
import { platformPath } from "@/app/_pages/docs-pages";
import { PLATFORMS } from "@/lib/inspect/platforms/index";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import type { Platform } from "@/lib/inspect/platforms/platform";
import { FactSource } from "../sources";
import { imageRows, limitRows } from "./fact-rows";
import { type FactRow, factRow, unlessNull } from "./fact-table";
import { COMPARISON_TEXT } from "./platform-text.data";

interface Column {
  readonly title: string;
  of(platform: Platform): FactRow | undefined;
}

const { columns } = COMPARISON_TEXT;

const COLUMNS: readonly Column[] = [
  {
    title: columns.bytes,
    of: ({ reads: { bytes } }) => factRow(columns.bytes, bytes, unlessNull(formatLimit)),
  },
  { title: columns.title, of: (platform) => rowOf(limitRows(platform), platform.limits.title) },
  { title: columns.description, of: (platform) => rowOf(limitRows(platform), platform.limits.description) },
  { title: columns.imageBytes, of: (platform) => rowOf(imageRows(platform), platform.image.bytesMax) },
  { title: columns.large, of: (platform) => rowOf(imageRows(platform), platform.image.largeFromPx) },
  {
    title: columns.cachedFor,
    of: ({ refresh: { cachedFor } }) => ({
      name: columns.cachedFor,
      value: cachedFor.value,
      fact: cachedFor,
    }),
  },
];

/** The most requested numbers of each platform. */
export function PlatformComparison() {
  return (
    // Screen reader texts are absolutely positioned; without a positioned box they would widen the page.
    <div className="relative overflow-x-auto rounded-xl border border-line bg-surface">
      <table className="w-full min-w-[56rem] text-left text-sm/5">
        <thead className="border-b border-line text-[13px] text-muted">
          <tr>
            <th scope="col" className="px-4 py-3 font-medium">
              {COMPARISON_TEXT.platform}
            </th>
            {COLUMNS.map(({ title }) => (
              <th key={title} scope="col" className="px-4 py-3 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {PLATFORM_NAMES.map((name) => (
            <tr key={name}>
              <th scope="row" className="px-4 py-3 align-top font-medium">
                <a
                  href={platformPath(name)}
                  className="rounded-sm text-link underline-offset-4 hover:underline"
                >
                  {PLATFORMS[name].label}
                </a>
              </th>
              {COLUMNS.map(({ title, of }) => (
                <td key={title} className="px-4 py-3 align-top">
                  <Cell row={of(PLATFORMS[name])} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ row }: { readonly row: FactRow | undefined }) {
  if (!row || row.value === null) return <span className="text-faint">{COMPARISON_TEXT.unknown}</span>;
  return (
    <span className="flex flex-col items-start gap-1">
      {row.value}
      <FactSource fact={row.fact} />
    </span>
  );
}

function rowOf(rows: readonly FactRow[], fact: FactRow["fact"]): FactRow | undefined {
  return rows.find((row) => row.fact === fact);
}
