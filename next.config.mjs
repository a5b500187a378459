// Not TypeScript, which Next would load its native compiler for at every start: 18 MB that serve nothing afterwards.

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // A stack in the log names the function.
  experimental: { serverMinification: false },
  reactStrictMode: true,
  // `npm run dev` reloads pages over a web socket, which Next grants to localhost alone.
  allowedDevOrigins: ["127.0.0.1", "[::1]"],
  // No page uses Next's image server, and anyone could make it work for them.
  images: { unoptimized: true },
  // `npm run check` type-checks the whole tree; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // Metadata always stands in the head of the first answer, as we ask of every page.
  htmlLimitedBots: /.*/,
  // Bundled, @exodus/bytes loses the file that brings it the encodings of Chinese, Japanese and Korean.
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
};

export default config;
