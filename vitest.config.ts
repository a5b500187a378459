import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    include: ["lib/**/*.test.ts", "app/**/*.test.ts", "app/**/*.test.tsx"],
    testTimeout: 20_000,
    // Hooks start and stop servers and databases, which takes a busy machine long.
    hookTimeout: 60_000,
    // One fewer than cores by default, which leaves half of two idle. Some tests wait for programs and servers.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Vite would set BASE_URL to the base path of its own.
    env: { BASE_URL: "http://localhost:3000", AUTH_SECRET: "s".repeat(32) },
    // Node does not find the file of Next's that next-auth names without its ending.
    server: { deps: { inline: ["next-auth"] } },
    globalSetup: "lib/testing/database/database-server.ts",
    setupFiles: "lib/testing/every-file.ts",
    // No module keeps state that one test file could leave to the next, and loading them all again for each file
    // more than doubles the processor time.
    isolate: false,
  },
});
