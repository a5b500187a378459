"use client";

import { useEffect, useRef } from "react";
import { ACCOUNT_MENU } from "../_components/frame/site-text.data";

/** The pages of a signed-in person, side by side. A phone shows some of them at once, this one among them. */
export function AccountNav({ here }: { readonly here: string }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current === null || !current) return;
    const { left, width } = current.getBoundingClientRect();
    const frame = list.current.getBoundingClientRect();
    list.current.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
  }, []);
  return (
    <nav aria-label={ACCOUNT_MENU.pagesLabel} className="border-b border-line">
      <ul ref={list} className="-mb-px flex gap-6 overflow-x-auto text-[15px]">
        {ACCOUNT_MENU.pages.map(({ href, label }) => {
          const isHere = here === href || here.startsWith(`${href}/`);
          return (
            <li key={href}>
              <a
                href={href}
                aria-current={isHere ? "page" : undefined}
                className={`block border-b-2 py-2.5 ${isHere ? "border-ink font-medium text-ink" : "border-transparent text-muted hover:text-ink"}`}
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
