import type { Metadata } from "next";
import { headers } from "next/headers";
import { PATH_HEADER } from "@/lib/http/operations/request";
import { MessagePage } from "./_components/frame/message-page";
import { NOT_FOUND_TEXT } from "./_components/frame/site-text.data";
import { buttonLook } from "./_components/ui/button";
import { LinkCard } from "./_docs/link-cards";
import { similarPages } from "./_pages/similar-pages";

export const metadata: Metadata = { title: NOT_FOUND_TEXT.title };

export default async function NotFound() {
  const near = similarPages((await headers()).get(PATH_HEADER) ?? "/");
  return (
    <MessagePage
      title={NOT_FOUND_TEXT.title}
      text={near.length > 0 ? NOT_FOUND_TEXT.near : NOT_FOUND_TEXT.text}
    >
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
        {NOT_FOUND_TEXT.back}
      </a>
    </MessagePage>
  );
}
