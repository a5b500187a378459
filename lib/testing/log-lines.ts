import { createLog, type Log } from "@/lib/log";

type Line = Readonly<Record<string, unknown>>;

export interface LogLines {
  readonly log: Log;
  readonly lines: readonly Line[];
  /** Everything that was written, as one text. */
  text(): string;
  /** Resolves with the first line of that message, written already or later. */
  line(message: string): Promise<Line>;
}

/** A real log that keeps its lines. */
export function logLines(level = "trace"): LogLines {
  const lines: Line[] = [];
  const waiting = new Set<() => void>();
  const write = (text: string) => {
    lines.push(JSON.parse(text));
    for (const look of waiting) look();
  };
  const find = (message: string) => lines.find(({ msg }) => msg === message);
  const line = (message: string) =>
    new Promise<Line>((resolve) => {
      const look = () => {
        const found = find(message);
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  return { log: createLog(level, { write }), lines, text: () => JSON.stringify(lines), line };
}
