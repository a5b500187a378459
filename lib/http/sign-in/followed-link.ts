import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { AppError } from "@/lib/errors";
import { sharedResources } from "@/lib/services/resources";
import { findLink, type SignInLink } from "@/lib/services/sign-in/sign-in-link";
import { followedLinkToken } from "../cookies";
import { SIGN_IN_PAGES } from "./pages";

/** The unused link that the visitor of this page has followed. Without one, redirects to the form for another. */
export async function pageLink(): Promise<SignInLink> {
  const token = followedLinkToken(await headers());
  const link = token === null ? null : await lookUp(token);
  return link ?? redirect(SIGN_IN_PAGES.problem("link"));
}

async function lookUp(token: string): Promise<SignInLink | null> {
  try {
    return await findLink(sharedResources(), token);
  } catch (error) {
    if (error instanceof AppError && error.code === "unavailable") {
      redirect(SIGN_IN_PAGES.problem("unavailable"));
    }
    throw error;
  }
}
