import type { Metadata } from "next";
import { headers } from "next/headers";
import { PATH_HEADER } from "@/lib/http/internal-headers";
import { MessagePage } from "./_components/frame/message-page";
import { NOT_FOUND } from "./_components/frame/site-text.data";
import { buttonLook } from "./_components/ui/button";
import { LinkCard } from "./_docs/link-cards";
import { nearestPages } from "./_pages/similar-pages";

export const metadata: Metadata = { title: NOT_FOUND.title };

export default async function NotFound() {
  const near = nearestPages((await headers()).get(PATH_HEADER) ?? "/");
  return (
    <MessagePage title={NOT_FOUND.title} text={near.length > 0 ? NOT_FOUND.near : NOT_FOUND.text}>
      {near.length > 0 && (
        <ul className="mb-8 grid gap-3 text-left">
          {near.map(({ path, title }) => (
            <li key={path}>
              <LinkCard href={path} title={title} text={path} />
            </li>
          ))}
        </ul>
      )}
      <a href="/" className={buttonLook("strong", "large")}>
        {NOT_FOUND.back}
      </a>
    </MessagePage>
  );
}
