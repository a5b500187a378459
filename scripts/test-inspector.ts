// `npm run test:inspector`, after `npm run build`: the command line of the protocol's own inspector, which needs Node 22,
// against the tool server.
import { withNode } from "@/lib/testing/repository/node-packages";
import { startAgentStage } from "../bench/agents";

const INSPECTOR = "@modelcontextprotocol/inspector";
const VERSION = "2.12.0";
/** Its exit codes: https://github.com/modelcontextprotocol/inspector, read 2026-11-29. */
const [DONE, TOOL_ERROR, UNAUTHORIZED] = [0, 5, 3];

process.exitCode = await withNode("22", [`${INSPECTOR}@${VERSION}`], async (node) => {
  const { service, key, page, stop } = await startAgentStage();
  const inspect = (bearer: string, args: readonly string[]) =>
    node.run(
      [
        node.file(`${INSPECTOR}/clients/launcher/build/index.js`),
        "--cli",
        `${service.base}/mcp`,
        "--header",
        `Authorization: Bearer ${bearer}`,
        "--method",
        ...args,
      ],
      "pipe",
    );
  const call = (name: string, ...args: readonly string[]) => [
    "tools/call",
    "--tool-name",
    name,
    ...args.flatMap((arg) => ["--tool-arg", arg]),
  ];
  /** Each with the exit code and a part of what the inspector has to print. */
  const steps: readonly (readonly [string, readonly string[], number, string])[] = [
    [key, ["tools/list", "--strict"], DONE, '"name": "check_page"'],
    [key, call("check_page", `url=${page}`), DONE, '"score":'],
    [key, call("preview_html", "html=<title>Tides</title>", "url=https://example.com/"), DONE, "Tides"],
    [key, call("explain_issue", "code=missing_html_title"), DONE, "title"],
    [key, call("check_page", "url=http://10.0.0.1/"), TOOL_ERROR, "private_address"],
    [key, call("check_page", "url=https://example.com/", "colour=blue"), TOOL_ERROR, "colour"],
    ["not-a-key", ["tools/list"], UNAUTHORIZED, ""],
  ];
  let failed = 0;
  for (const [bearer, args, code, text] of steps) {
    const { code: ended, stdout } = await inspect(bearer, args);
    const isRight = ended === code && stdout.includes(text);
    if (!isRight) failed += 1;
    console.log(`${isRight ? "ok    " : "FAILED"} ${args.join(" ")} (exit code ${ended})`);
  }
  await stop();
  return failed;
});
