import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { LegalPage } from "@/app/_pages/legal-page";
import { pageMetadata } from "@/app/_pages/page-metadata";

export const metadata = pageMetadata(FIXED_PAGES.terms);

export default function TermsPage() {
  return <LegalPage text="terms" />;
}
