import { ChevronRight } from "lucide-react";
import { DETAILS } from "../result-text.data";
import type { DetailGroup } from "./metadata-groups";
import { DetailTree, DetailValue, detailBranches } from "./metadata-tree";

interface DetailTableProps {
  readonly group: DetailGroup;
  /** Whether it and all in it stand open at first. */
  readonly open: boolean;
}

export function DetailTable({ group, open }: DetailTableProps) {
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
        {rows.length === 0 && <p className="py-2 text-sm text-muted">{DETAILS.none}</p>}
        {isTree ? (
          <DetailTree branches={detailBranches(rows)} unfolded={open} />
        ) : (
          <DetailRows rows={rows} unfolded={open} />
        )}
        {omitted > 0 && <p className="py-2 text-sm text-muted">{DETAILS.more(omitted)}</p>}
      </div>
    </details>
  );
}

interface DetailRowsProps extends Pick<DetailGroup, "rows"> {
  readonly unfolded: boolean;
}

function DetailRows({ rows, unfolded }: DetailRowsProps) {
  return (
    <dl>
      {rows.map(({ name, value, note, icon }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page may say the same twice, and the order is the page's own.
          key={index}
          className="grid gap-x-6 gap-y-0.5 border-line py-2 text-sm not-last:border-b sm:grid-cols-[14rem_1fr_auto]"
        >
          <dt className="flex items-start gap-2 font-mono text-[13px]/5 wrap-anywhere text-muted">
            {icon !== undefined && <IconPicture src={icon} />}
            {name}
          </dt>
          <dd dir="auto" className="min-w-0 wrap-anywhere">
            <DetailValue value={value} unfolded={unfolded} />
          </dd>
          {note !== null && <dd className="text-[13px] text-faint sm:text-right">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** An icon in its own size, up to that of a line; it says nothing that the address beside it does not. */
function IconPicture({ src }: { readonly src: string }) {
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
