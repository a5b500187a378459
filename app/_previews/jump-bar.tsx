"use client";

import { type RefObject, useEffect, useState } from "react";
import type { PlatformName } from "@/lib/inspect/platforms/platform";
import { GRID_ORDER } from "./cards.data";
import { GRID_TEXT, PLATFORM_LABELS } from "./texts.data";

const HALF = 0.5;

/** Names of the platforms, for a phone: shows which card is in sight and brings another one. */
export function JumpBar({ list }: { readonly list: RefObject<HTMLUListElement | null> }) {
  const [current, setCurrent] = useState<string>(GRID_ORDER[0] ?? "");

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        const platform = seen?.target.getAttribute("data-platform");
        if (platform) setCurrent(platform);
      },
      { root: list.current, threshold: HALF },
    );
    for (const panel of list.current?.querySelectorAll("[data-platform]") ?? []) observer.observe(panel);
    return () => observer.disconnect();
  }, [list]);

  function show(platform: PlatformName) {
    const panel = list.current?.querySelector(`[data-platform="${platform}"]`);
    panel?.scrollIntoView({ behavior: "smooth", block: "nearest", inline: "start" });
  }

  return (
    <nav aria-label={GRID_TEXT.jump} className="min-w-0 overflow-x-auto no-script:hidden sm:hidden">
      <ul className="flex gap-1">
        {GRID_ORDER.map((platform) => (
          <li key={platform}>
            <button
              type="button"
              aria-current={platform === current}
              onClick={() => show(platform)}
              className="rounded-full px-3 py-1 text-muted text-sm aria-[current=true]:bg-sunken aria-[current=true]:font-medium aria-[current=true]:text-ink"
            >
              {PLATFORM_LABELS[platform]}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
