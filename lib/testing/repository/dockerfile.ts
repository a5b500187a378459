// Runs a Dockerfile's steps in folders, for machines without a container runtime: each stage is a folder, and paths that
// the file names are looked up in it.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the last stage of a Dockerfile has become. */
export interface Image {
  /** The folder that stands for `/`. */
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  /** `uid:gid`; null when the file names no user. */
  readonly user: string | null;
  readonly command: readonly string[];
  readonly healthCommand: readonly string[];
}

type Stage = { -readonly [Key in keyof Image]: Image[Key] };

const isRoot = process.getuid?.() === 0;

/** Runs the steps of the Dockerfile in this folder, in new folders below `place`. Throws when one of them fails. */
export function buildImage(context: string, place: string): Image {
  const stages = new Map<string, Stage>();
  let stage = newStage(join(place, "stage-0"));
  for (const [name, rest] of instructions(readFileSync(join(context, "Dockerfile"), "utf8"))) {
    if (name === "FROM") {
      stage = newStage(join(place, `stage-${stages.size + 1}`));
      stages.set(/ AS (\w+)$/.exec(rest)?.[1] ?? `${stages.size}`, stage);
    }
    runStep(name, rest, { context, stage, stages });
  }
  return stage;
}

/** Starts a program of the image as its user. */
export function runIn(image: Image, command: readonly string[], env: Record<string, string>): ChildProcess {
  const [program = "", ...args] = command;
  const [uid, gid] = (isRoot ? (image.user ?? "") : "").split(":").map(Number);
  const user = uid ? { uid, gid } : {};
  return spawn(program === "node" ? process.execPath : program, args, {
    ...user,
    cwd: join(image.root, image.workdir),
    env: { NODE_ENV: "production", PATH: process.env.PATH, HOME: "/nonexistent", ...image.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function newStage(root: string): Stage {
  mkdirSync(root, { recursive: true, mode: 0o755 });
  return { root, workdir: "/", env: {}, user: null, command: [], healthCommand: [] };
}

function instructions(text: string): (readonly [string, string])[] {
  const lines = text.replace(/\\\n\s*/g, " ").split("\n");
  const steps = lines.filter((line) => line !== "" && !line.startsWith("#"));
  return steps.map((line) => {
    const [, name = "", rest = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return [name, rest] as const;
  });
}

interface Surroundings {
  readonly context: string;
  readonly stage: Stage;
  readonly stages: ReadonlyMap<string, Stage>;
}

function runStep(name: string, rest: string, { context, stage, stages }: Surroundings): void {
  if (name === "WORKDIR") {
    stage.workdir = rest;
    mkdirSync(join(stage.root, rest), { recursive: true });
  }
  if (name === "ENV") {
    const pairs = rest.split(" ").map((pair) => pair.split("=", 2));
    for (const [key = "", value = ""] of pairs) stage.env = { ...stage.env, [key]: inStage(value, stage) };
  }
  if (name === "USER") stage.user = rest;
  if (name === "CMD") stage.command = JSON.parse(rest);
  if (name === "HEALTHCHECK") stage.healthCommand = JSON.parse(/\[.*\]/.exec(rest)?.[0] ?? "[]");
  if (name === "COPY") copy(rest, { context, stage, stages });
  if (name === "RUN") {
    const env = { ...process.env, ...stage.env, CI: "true" };
    const cwd = join(stage.root, stage.workdir);
    // Only root gives files away.
    const command = isRoot ? rest : rest.replace(/chown \S+/g, "ls -d");
    execFileSync("/bin/sh", ["-c", inStage(command, stage)], { cwd, env, stdio: "inherit" });
  }
}

/** The text with the file system's root replaced by the stage's. */
function inStage(text: string, { root }: Stage): string {
  return text.replace(/(^|\s)(\/(?:app|data)\b)/g, `$1${root}$2`);
}

function copy(rest: string, { context, stage, stages }: Surroundings): void {
  const [, from, paths = ""] = /^(?:--from=(\w+) )?(.*)$/.exec(rest) ?? [];
  const names = paths.split(" ");
  const target = names.at(-1) ?? "";
  const source = from === undefined ? context : (stages.get(from)?.root ?? "");
  const to = target.startsWith("/") ? join(stage.root, target) : join(stage.root, stage.workdir, target);
  for (const name of names.slice(0, -1)) {
    if (name === ".") copyContext(context, to);
    else cpSync(join(source, name), from === undefined ? join(to, name) : to, COPY);
  }
}

const COPY = { recursive: true, verbatimSymlinks: true } as const;

/** What .dockerignore leaves of the context; its lines here are plain paths. */
function copyContext(context: string, to: string): void {
  const ignored = readFileSync(join(context, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  for (const name of readdirSync(context)) {
    if (ignored.includes(name)) continue;
    cpSync(join(context, name), join(to, name), {
      ...COPY,
      filter: (path) => !ignored.some((one) => path === join(context, one)) && existsSync(path),
    });
  }
}
