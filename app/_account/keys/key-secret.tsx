"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/app/_components/ui/button";
import { CopyButton } from "@/app/_components/ui/copy-button";
import { KEYS } from "./key-text.data";

/** What making a key returns, as far as it is shown. */
export interface MadeKey {
  readonly name: string;
  readonly key: string;
}

interface KeySecretProps {
  readonly made: MadeKey;
  readonly baseUrl: string;
  onDone(): void;
}

/** A new key, shown this once. */
export function KeySecret({ made, baseUrl, onDone }: KeySecretProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const line = curlLine(baseUrl, made.key);
  return (
    <div className="grid gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} dir="auto" className="font-semibold wrap-anywhere outline-none">
          {KEYS.madeTitle(made.name)}
        </h3>
        <p className="mt-1 text-[15px]/6 text-muted">{KEYS.madeText}</p>
      </div>
      <Copyable text={made.key} what={KEYS.secret} strong />
      <div>
        <p className="mb-2 text-sm font-medium">{KEYS.tryIt}</p>
        <Copyable text={line} what={KEYS.curl} />
      </div>
      <div>
        <Button onClick={onDone}>{KEYS.done}</Button>
      </div>
    </div>
  );
}

interface CopyableProps {
  readonly text: string;
  readonly what: string;
  readonly strong?: boolean;
}

function Copyable({ text, what, strong = false }: CopyableProps) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <code className="min-w-0 flex-1 basis-64 rounded-lg border border-line bg-sunken px-3 py-2 font-mono text-[13px]/5 wrap-anywhere">
        {text}
      </code>
      <CopyButton text={text} what={what} strong={strong} />
    </div>
  );
}

/** A line for a terminal that checks a page with this key; neither the key nor the URL holds a quote. */
function curlLine(baseUrl: string, key: string): string {
  return `curl -H "Authorization: Bearer ${key}" "${baseUrl}/inspect?url=https://example.com"`;
}
