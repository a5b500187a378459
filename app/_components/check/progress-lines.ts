import type { Progress } from "@/lib/services/inspections/progress";

/** What a check does, as the lines of a streamed answer tell it; a line that says something else is passed over. */
export async function* progressLines(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Progress> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (rest + next.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const progress = parseProgress(line);
      if (progress !== null) yield progress;
    }
  }
}

function parseProgress(line: string): Progress | null {
  try {
    const value: unknown = JSON.parse(line);
    return isProgress(value) ? value : null;
  } catch {
    return null;
  }
}

function isProgress(value: unknown): value is Progress {
  if (typeof value !== "object" || value === null || !("doing" in value)) return false;
  if (value.doing === "fetching" || value.doing === "reading") return true;
  if (value.doing !== "measuring" || !("images" in value) || !("measured" in value)) return false;
  return Number.isInteger(value.images) && Number.isInteger(value.measured);
}
