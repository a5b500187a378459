import type { Metadata } from "next";
import { MessagePage } from "./_components/frame/message-page";
import { NOT_FOUND } from "./_components/text.data";

export const metadata: Metadata = { title: NOT_FOUND.title };

export default function NotFound() {
  return (
    <MessagePage title={NOT_FOUND.title} text={NOT_FOUND.text}>
      <a href="/" className="inline-flex h-11 items-center rounded-xl bg-ink px-5 font-medium text-canvas">
        {NOT_FOUND.back}
      </a>
    </MessagePage>
  );
}
