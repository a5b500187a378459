import { API } from "../texts.data";
import type { Endpoint } from "./api-doc";
import { endpointHref, endpointId } from "./api-links";

interface OperationListProps {
  /** What they are about. */
  readonly name: string;
  readonly endpoints: readonly Endpoint[];
}

/** Operations in a line each, which leads to the whole of it. */
export function OperationList({ name, endpoints }: OperationListProps) {
  return (
    <ul aria-label={API.requestsOf(name)} className="divide-y divide-line border-y border-line">
      {endpoints.map(({ method, path, operation }) => (
        <li
          key={operation.operationId}
          id={endpointId(operation)}
          className="scroll-mt-6 py-2.5 target:bg-sunken"
        >
          <a
            href={endpointHref(operation)}
            className="rounded-sm font-mono text-[13px]/6 wrap-anywhere text-link underline-offset-4 hover:underline"
          >
            {method} {path}
          </a>
          <p className="text-[15px]/6 text-muted">{operation.summary}</p>
        </li>
      ))}
    </ul>
  );
}
