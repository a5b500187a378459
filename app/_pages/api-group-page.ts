import { SITE } from "@/app/_components/text.data";
import { OPERATION_GROUPS, type OperationGroup } from "@/lib/services/operations";
import { fitSnippet } from "./fit-snippet";
import { FIXED_PAGES } from "./fixed-pages.data";
import type { OwnPage } from "./own-page";

/** The documentation page of a group of the API's operations. */
export function apiGroupPage({ name, slug, description, operations }: OperationGroup): OwnPage {
  const summaries = operations.map(({ summary }) => summary);
  return {
    path: `${FIXED_PAGES.api.path}/${slug}`,
    title: `The ${SITE.name} API: ${name}`,
    description: fitSnippet([description, ...summaries].join(" ")),
    summary: description,
    kicker: "The API",
  };
}

export const API_GROUP_PAGES: readonly OwnPage[] = OPERATION_GROUPS.map(apiGroupPage);
