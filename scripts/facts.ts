// `npm run facts` lists the platforms' facts that nobody has checked for 180 days, the oldest first;
// `npm run facts -- 30` those of 30 days.
import { ADVICE } from "@/lib/inspect/platforms/advice.data";
import { factsCheckedBefore } from "@/lib/inspect/platforms/facts";
import { PLATFORMS } from "@/lib/inspect/platforms/index";

const DAYS_MAX = 180;
const DAY_MS = 86_400_000;

const daysMax = Number(process.argv[2] ?? DAYS_MAX);
if (!Number.isInteger(daysMax) || daysMax < 0) {
  console.error("Usage: npm run facts, or npm run facts -- DAYS");
  process.exit(1);
}
const day = new Date(Date.now() - daysMax * DAY_MS).toISOString().slice(0, "2026-01-01".length);
const old = factsCheckedBefore(day, { ...PLATFORMS, advice: ADVICE });
for (const { checked, label, path, source } of old)
  console.log(`${checked}  ${label.padEnd(10)}  ${path}  ${source ?? "no source"}`);
console.log(`${old.length} facts were last checked more than ${daysMax} days ago.`);
