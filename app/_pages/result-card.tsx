import { verdictOf } from "@/app/_components/result/verdict";
import { shortUrl } from "@/app/_components/ui/format";
import type { Grade } from "@/app/_components/ui/score-number";
import type { Ctx } from "@/lib/services/context";
import {
  findSharedResult,
  type SharedResult,
  sharedResultImage,
  takeDrawing,
} from "@/lib/services/inspections/shared-result";
import { drawableText, loadLetters } from "./drawable-text";
import { createDrawings, type Png } from "./drawings";
import { Brand, DRAWN_PANEL, INK, MUTED } from "./social-card";

const COLOURS: Readonly<Record<Grade, string>> = { good: "#63d29b", middling: "#f3b64f", poor: "#ff8f80" };
const CHARACTERS_MAX = { title: 140, description: 220, url: 60 };
const RADIUS = 92;

/** Images of about a hundred results; they expire from the cache with their reports, or before. */
const drawings = createDrawings({ cachedBytesMax: 16 * 1024 * 1024, waitingMax: 4 });

/**
 * The social image of a shared result: the score, and the page's own card. Drawn once for each check. Throws
 * `not_found` when the check is not cached, and `overloaded` when too many are drawn.
 */
export async function drawResultImage(ctx: Ctx, page: string | null): Promise<Png> {
  const result = await findSharedResult(ctx, page);
  const known = drawings.known(result.key);
  if (known !== null) return known;
  await takeDrawing(ctx);
  return drawings.draw(result.key, async () => {
    const image = await sharedResultImage(ctx, result);
    return <ResultCard {...(await cardOf(result))} image={image} />;
  });
}

interface CardText {
  readonly score: number;
  readonly verdict: string;
  readonly grade: Grade;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly domain: string;
}

/** What the card says, in letters that the renderer has. */
async function cardOf({ inspection }: SharedResult): Promise<CardText> {
  const letters = await loadLetters();
  const words = (text: string | null, max: number) => drawableText((text ?? "").slice(0, max), letters);
  const { title, description, domain } = inspection.previews.facebook;
  const url = words(shortUrl(inspection.finalUrl), CHARACTERS_MAX.url) ?? "";
  const { text: verdict, grade } = verdictOf(inspection);
  return {
    score: inspection.score.value,
    verdict: words(verdict, CHARACTERS_MAX.title) ?? "",
    grade,
    url,
    title: words(title ?? inspection.metadata.title, CHARACTERS_MAX.title) ?? url,
    description: words(description, CHARACTERS_MAX.description) ?? "",
    domain: words(domain, CHARACTERS_MAX.url) ?? "",
  };
}

interface ResultCardProps extends CardText {
  /** A data URL. */
  readonly image: string | null;
}

function ResultCard({ score, verdict, grade, url, title, description, domain, image }: ResultCardProps) {
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        backgroundColor: "#101214",
        backgroundImage: "radial-gradient(circle at 92% 42%, #3a2b12 0%, #101214 46%)",
        fontFamily: "Inter",
        color: INK,
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: 520,
          padding: "64px 0 64px 72px",
        }}
      >
        <Brand />
        <Ring score={score} colour={COLOURS[grade]} />
        <div style={{ display: "flex", flexDirection: "column" }}>
          <span style={{ fontSize: 30, fontWeight: 600, lineHeight: 1.25 }}>{verdict}</span>
          <span style={{ marginTop: 10, fontSize: 24, color: MUTED, wordBreak: "break-all" }}>{url}</span>
        </div>
      </div>
      <div style={{ display: "flex", flex: 1, alignItems: "center", justifyContent: "center" }}>
        <div style={{ ...DRAWN_PANEL, position: "relative", flexDirection: "column", width: 540 }}>
          {image !== null && (
            // biome-ignore lint/performance/noImgElement: it is drawn into an image.
            <img src={image} alt="" width={540} height={283} style={{ objectFit: "cover" }} />
          )}
          <div style={{ display: "flex", flexDirection: "column", padding: "26px 30px 30px" }}>
            <span style={{ ...LINES, fontSize: 22, color: MUTED, lineClamp: 1, wordBreak: "break-all" }}>
              {domain}
            </span>
            <span
              style={{
                ...LINES,
                marginTop: 8,
                fontSize: 34,
                fontWeight: 600,
                lineHeight: 1.22,
                lineClamp: 2,
              }}
            >
              {title}
            </span>
            {description !== "" && (
              <span
                style={{
                  ...LINES,
                  marginTop: 10,
                  fontSize: 24,
                  lineHeight: 1.35,
                  color: MUTED,
                  lineClamp: 2,
                }}
              >
                {description}
              </span>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

/** The renderer needs `block` to count lines. */
const LINES = { display: "block", wordBreak: "break-word" } as const;

/** The score in a ring that is filled as far. */
function Ring({ score, colour }: { readonly score: number; readonly colour: string }) {
  const round = 2 * Math.PI * RADIUS;
  return (
    <div
      style={{ display: "flex", position: "relative", width: 220, height: 220, marginLeft: RADIUS + 9 - 110 }}
    >
      <svg aria-hidden="true" width="220" height="220" viewBox="0 0 220 220">
        <circle cx="110" cy="110" r={RADIUS} fill="none" stroke="#2a2e34" strokeWidth="18" />
        {score > 0 && (
          <circle
            cx="110"
            cy="110"
            r={RADIUS}
            fill="none"
            stroke={colour}
            strokeWidth="18"
            strokeLinecap="round"
            strokeDasharray={`${(round * score) / 100} ${round}`}
            transform="rotate(-90 110 110)"
          />
        )}
      </svg>
      <div
        style={{
          display: "flex",
          position: "absolute",
          width: 220,
          height: 220,
          alignItems: "center",
          justifyContent: "center",
          fontSize: 76,
          fontWeight: 600,
          letterSpacing: "-0.03em",
        }}
      >
        {score}
      </div>
    </div>
  );
}
