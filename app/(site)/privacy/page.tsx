import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { LegalPage } from "@/app/_pages/legal-page";
import { pageMetadata } from "@/app/_pages/page-metadata";

export const metadata = pageMetadata(FIXED_PAGES.privacy);

export default function PrivacyPage() {
  return <LegalPage text="privacy" />;
}
