import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { settings } from "@/lib/env";
import { pageCaller } from "@/lib/http/pages/run";
import { parseTheme, THEME_COOKIE } from "@/lib/http/theme";
import { SiteFooter, SiteHeader } from "./_components/frame/site-frame";
import { SITE } from "./_components/frame/site-text.data";

import "./globals.css";

// Latin letters are preloaded, and shown only if they come before the first paint, so that text never moves;
// fonts.css has the other scripts.
const inter = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  variable: "--font-inter",
  weight: "100 900",
  display: "optional",
});

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(settings().baseUrl),
    title: { default: SITE.title, template: `%s · ${SITE.name}` },
    description: SITE.description,
    applicationName: SITE.name,
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fafaf9" },
    { media: "(prefers-color-scheme: dark)", color: "#101214" },
  ],
};

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const theme = parseTheme((await cookies()).get(THEME_COOKIE)?.value);
  const { kind } = await pageCaller();
  return (
    <html lang="en" className={inter.variable} data-theme={theme}>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only z-10 rounded-md bg-ink px-4 py-2 text-canvas focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
        >
          {SITE.skip}
        </a>
        <SiteHeader theme={theme} isSignedIn={kind === "session" || kind === "unverified"} />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <SiteFooter />
      </body>
    </html>
  );
}
