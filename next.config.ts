// Read by the build and by `npm run dev`. `npm start` takes what the build wrote down of it (lib/server/next/site.ts).
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants";

const config = (phase: string): NextConfig => ({
  poweredByHeader: false,
  experimental: {
    // A stack in the log names the function.
    serverMinification: false,
    // Pages and routes are loaded when they are first visited: all of them at each start take 1.5 s and 50 MB.
    preloadEntriesOnStart: false,
    // Nobody reads those of a build: its stacks name functions of the bundles.
    turbopackSourceMaps: phase === PHASE_DEVELOPMENT_SERVER,
    turbopackInputSourceMaps: phase === PHASE_DEVELOPMENT_SERVER,
    // The first build, which everyone waits for, would take a third longer; one after a change takes a third less with it.
    turbopackFileSystemCacheForBuild: false,
  },
  reactStrictMode: true,
  // `npm run dev` reloads pages over a web socket, which Next grants to localhost alone.
  allowedDevOrigins: ["127.0.0.1", "[::1]"],
  // Lists of the files that each page needs; the service runs where it is built.
  outputFileTracingExcludes: { "*": ["**/*"] },
  // No page uses Next's image server, and anyone could make it work for them.
  images: { unoptimized: true },
  // `npm run check` type-checks the whole tree; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // Metadata is always in the head of the first response, as we expect of every page.
  htmlLimitedBots: /.*/,
  // Bundled, @exodus/bytes loses the file with the encodings of Chinese, Japanese and Korean.
  serverExternalPackages: [
    "undici",
    "pino",
    "probe-image-size",
    "@exodus/bytes",
    "pg",
    "pg-boss",
    "@prisma/client",
    "@prisma/adapter-pg",
  ],
});

export default config;
