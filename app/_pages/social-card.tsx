import type { CSSProperties, ReactNode } from "react";
import { SITE } from "@/app/_components/frame/site-text.data";
import { drawableText, loadLetters } from "./drawable-text";
import { createDrawings, type Png } from "./drawings";
import type { SitePage } from "./site-page";

/** Longer titles are set smaller, on up to three lines. */
const LARGE_TITLE_CHARACTERS_MAX = 44;

export const INK = "#f1f2f4";
export const MUTED = "#a8afb8";
export const DRAWN_PANEL: CSSProperties = {
  display: "flex",
  position: "absolute",
  backgroundColor: "#191b20",
  border: "1px solid #2a2e34",
  borderRadius: 20,
  overflow: "hidden",
};
const SKY = "linear-gradient(135deg, #477cc0 0%, #8f9399 52%, #f6b76f 100%)";

/** The social image of a page. The renderer of `next/og` needs flex boxes and inline styles. */
function SocialCard({ title, kicker, summary }: Pick<SitePage, "title" | "kicker" | "summary">) {
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
      <Cards />
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: 800,
          height: "100%",
          padding: "72px 0 68px 80px",
        }}
      >
        <Brand />
        <div style={{ display: "flex", flexDirection: "column" }}>
          <span style={{ fontSize: 26, fontWeight: 600, color: "#ffb020" }}>{kicker}</span>
          <span
            style={{
              marginTop: 18,
              fontSize: title.length > LARGE_TITLE_CHARACTERS_MAX ? 54 : 66,
              fontWeight: 600,
              lineHeight: 1.12,
              letterSpacing: "-0.025em",
            }}
          >
            {title}
          </span>
        </div>
        <span style={{ fontSize: 27, lineHeight: 1.4, color: MUTED, maxWidth: 640 }}>{summary}</span>
      </div>
    </div>
  );
}

export function Brand() {
  return (
    <div style={{ display: "flex", alignItems: "center" }}>
      <svg width="56" height="56" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="#15181c" />
        <rect x="0.5" y="0.5" width="31" height="31" rx="8.5" fill="none" stroke="#fff" strokeOpacity="0.2" />
        <path
          d="M14.5 8.5c-4.6 0-7.5 3-7.5 7.5s2.9 7.5 7.5 7.5c1.1 0 1.5-.6 1.5-1.6V10.1c0-1-.4-1.6-1.5-1.6Z"
          fill="#fff"
        />
        <path
          d="M19.5 11h5.5M19.5 16h6.5M19.5 21h5.5"
          stroke="#ffb020"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <span style={{ marginLeft: 18, fontSize: 33, fontWeight: 600, letterSpacing: "-0.02em" }}>
        {SITE.name}
      </span>
    </div>
  );
}

/** A large and a small card, cropped by the image's edge. */
function Cards() {
  return (
    <div style={{ display: "flex", position: "absolute", top: 0, left: 0, width: "100%", height: "100%" }}>
      <Panel top={72} height={306}>
        <div style={{ display: "flex", width: "100%", height: 196, backgroundImage: SKY }} />
        <Line top={220} left={24} width={230} color="#d3d6dc" />
        <Line top={252} left={24} width={330} color="#4b5058" />
      </Panel>
      <Panel top={404} height={154}>
        <div
          style={{
            display: "flex",
            position: "absolute",
            top: 26,
            left: 24,
            width: 102,
            height: 102,
            borderRadius: 14,
            backgroundImage: SKY,
          }}
        />
        <Line top={34} left={150} width={100} color="#4b5058" />
        <Line top={70} left={150} width={250} color="#d3d6dc" />
        <Line top={104} left={150} width={170} color="#4b5058" />
      </Panel>
    </div>
  );
}

interface PanelProps {
  readonly top: number;
  readonly height: number;
  readonly children: ReactNode;
}

function Panel({ top, height, children }: PanelProps) {
  return <div style={{ ...DRAWN_PANEL, top, left: 920, width: 380, height }}>{children}</div>;
}

interface LineProps {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly color: string;
}

function Line({ top, left, width, color }: LineProps) {
  const style: CSSProperties = { display: "flex", position: "absolute", top, left, width, height: 13 };
  return <div style={{ ...style, borderRadius: 7, backgroundColor: color }} />;
}

/** All images of the site take about 7 MB. */
const drawings = createDrawings({ cachedBytesMax: 12 * 1024 * 1024, waitingMax: 8 });

/** The social image of a page as a PNG of 1200 × 630 px. Throws `overloaded` when too many wait to be drawn. */
export function drawSocialImage(page: SitePage): Promise<Png> {
  return drawings.draw(page.path, async () => {
    const letters = await loadLetters();
    const words = (text: string) => drawableText(text, letters) ?? "";
    const { title, kicker, summary } = page;
    return <SocialCard title={words(title)} kicker={words(kicker)} summary={words(summary)} />;
  });
}
