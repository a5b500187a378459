import { ChevronRight } from "lucide-react";
import { METADATA_TEXT } from "../result-text.data";
import type { MetadataGroup } from "./metadata-groups";
import { buildTree, MetadataTree, MetadataValue } from "./metadata-tree";

interface MetadataTableProps {
  readonly group: MetadataGroup;
  /** Whether the table and everything in it starts expanded. */
  readonly open: boolean;
}

export function MetadataTable({ group, open }: MetadataTableProps) {
  const { title, rows, omitted } = group;
  const isTree = rows.some(({ depth }) => depth !== undefined);
  return (
    <details className="group" open={open}>
      <summary className="flex items-center gap-2 px-4 py-3 font-medium -outline-offset-2 hover:bg-sunken">
        <ChevronRight
          aria-hidden
          size={16}
          className="text-faint transition-transform group-open:rotate-90"
        />
        {title}
        <span className="font-normal text-faint tabular-nums">{rows.length + omitted}</span>
      </summary>
      <div className="border-t border-line px-4 py-2">
        {rows.length === 0 && <p className="py-2 text-sm text-muted">{METADATA_TEXT.none}</p>}
        {isTree ? (
          <MetadataTree branches={buildTree(rows)} unfolded={open} />
        ) : (
          <MetadataRows rows={rows} unfolded={open} />
        )}
        {omitted > 0 && <p className="py-2 text-sm text-muted">{METADATA_TEXT.more(omitted)}</p>}
      </div>
    </details>
  );
}

interface MetadataRowsProps extends Pick<MetadataGroup, "rows"> {
  readonly unfolded: boolean;
}

function MetadataRows({ rows, unfolded }: MetadataRowsProps) {
  return (
    <dl>
      {rows.map(({ name, value, note, icon }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page may say the same twice, and the order is the page's own.
          key={index}
          className="grid gap-x-6 gap-y-0.5 border-line py-2 text-sm not-last:border-b sm:grid-cols-[14rem_1fr_auto]"
        >
          <dt className="flex items-start gap-2 font-mono text-[13px]/5 wrap-anywhere text-muted">
            {icon !== undefined && <IconImage src={icon} />}
            {name}
          </dt>
          <dd dir="auto" className="min-w-0 wrap-anywhere">
            <MetadataValue value={value} unfolded={unfolded} />
          </dd>
          {note !== null && <dd className="text-[13px] text-faint sm:text-right">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** An icon at its own size, at most one line tall. Decorative, since its URL is beside it. */
function IconImage({ src }: { readonly src: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: the file is another site's and is shown as its server sends it.
    <img
      src={src}
      alt=""
      width={24}
      height={24}
      referrerPolicy="no-referrer"
      loading="lazy"
      decoding="async"
      className="size-6 shrink-0 rounded-sm bg-sunken object-contain"
    />
  );
}
