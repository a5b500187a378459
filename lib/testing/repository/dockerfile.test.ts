import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { testFolder } from "@/lib/testing/test-folder";
import { buildImage, runIn } from "./dockerfile";

const DOCKERFILE = `# Two stages.
FROM node:22 AS build
WORKDIR /app
COPY package.json ./
RUN cp package.json copied.json
COPY . .
RUN rm secret.txt || true
FROM node:22
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && touch /data/made
EXPOSE 3000
HEALTHCHECK --interval=10s \\
  CMD ["node", "-e", "process.exit(0)"]
CMD ["node", "-e", "console.log(process.cwd(), process.env.DATA_DIR, process.env.PORT)"]
`;

function context(): string {
  const folder = testFolder();
  mkdirSync(join(folder, "lib"));
  const files = { Dockerfile: DOCKERFILE, "package.json": "{}", "lib/a.ts": "1", "secret.txt": "s" };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, ".dockerignore"), "secret.txt\n");
  return folder;
}

describe("instructions of a Dockerfile", () => {
  test("the steps of a Dockerfile make the folders that an image would have", async () => {
    const place = testFolder();
    const image = buildImage(context(), place);
    expect(image).toMatchObject({
      workdir: "/app",
      user: null,
      healthCommand: ["node", "-e", "process.exit(0)"],
    });
    const listed = runIn(image, ["/bin/sh", "-c", "find . -type f | sort | tr '\\n' ' '; ls $DATA_DIR"], {});
    expect(listed.stdout && (await text(listed.stdout))).toBe(
      "./Dockerfile ./copied.json ./lib/a.ts ./package.json made\n".replace(
        "./Dockerfile",
        "./.dockerignore ./Dockerfile",
      ),
    );
    const run = runIn(image, image.command, { PORT: "80" });
    expect(run.stdout && (await text(run.stdout))).toBe(`${image.root}/app ${image.root}/data 80\n`);
  });

  test("a step that fails fails the image", () => {
    const folder = context();
    writeFileSync(join(folder, "Dockerfile"), "FROM node:22\nRUN exit 3\n");
    expect(() => buildImage(folder, testFolder())).toThrow(/exit 3/);
  });
});
