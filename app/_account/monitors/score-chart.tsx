import { MONITORS } from "./monitor-text.data";

interface Point {
  readonly at: string;
  readonly score: number | null;
}

const [WIDTH, HEIGHT, LEFT, TOP] = [640, 180, 28, 8];
const LINES = [0, 50, 100];

/** Scores over time as a line, with a gap where the page could not be fetched. */
export function ScoreChart({ points }: { readonly points: readonly Point[] }) {
  const scores = points.flatMap(({ score }) => score ?? []);
  if (scores.length === 0) return <p className="text-muted">{MONITORS.chartEmpty}</p>;
  const words = MONITORS.chartWords(
    points.length,
    Math.min(...scores),
    Math.max(...scores),
    points.at(-1)?.score ?? null,
  );
  return (
    <figure className="m-0">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words}
        className="block h-auto w-full max-w-3xl text-muted"
      >
        {LINES.map((line) => (
          <g key={line}>
            <line
              x1={LEFT}
              x2={WIDTH}
              y1={yOf(line)}
              y2={yOf(line)}
              stroke="currentColor"
              strokeOpacity={0.2}
            />
            <text x={0} y={yOf(line) + 4} fontSize={11} fill="currentColor">
              {line}
            </text>
          </g>
        ))}
        <path d={pathOf(points)} fill="none" stroke="currentColor" strokeWidth={2} className="text-ink" />
        {placed(points).map(({ at, x, score }) =>
          score === null ? (
            <text key={at} x={x - 3} y={HEIGHT - 8} fontSize={11} className="fill-error">
              ×
            </text>
          ) : (
            <circle key={at} cx={x} cy={yOf(score)} r={2.5} className="fill-ink" />
          ),
        )}
      </svg>
      <figcaption className="mt-1 text-[13px]/5 text-muted">{words}</figcaption>
    </figure>
  );
}

function placed(points: readonly Point[]) {
  const [first, last] = [Date.parse(points[0]?.at ?? ""), Date.parse(points.at(-1)?.at ?? "")];
  const span = Math.max(1, last - first);
  return points.map((point) => ({
    ...point,
    x: LEFT + 6 + ((Date.parse(point.at) - first) / span) * (WIDTH - LEFT - 12),
  }));
}

function yOf(score: number): number {
  return TOP + (1 - score / 100) * (HEIGHT - 2 * TOP);
}

function pathOf(points: readonly Point[]): string {
  let pen = "M";
  return placed(points)
    .map(({ x, score }) => {
      if (score === null) {
        pen = "M";
        return "";
      }
      const step = `${pen}${x.toFixed(1)} ${yOf(score).toFixed(1)}`;
      pen = "L";
      return step;
    })
    .join("");
}
