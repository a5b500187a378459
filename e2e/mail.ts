import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/** An email address that nobody has used yet. */
export function newMailAddress(): string {
  return `person-${randomUUID()}@example.com`;
}

/** The texts of the mails that came to an email address. */
export async function textsTo(email: string): Promise<readonly string[]> {
  const query = new URLSearchParams({ to: email });
  const response = await fetch(`http://127.0.0.1:${process.env.E2E_ORIGIN_PORT}/mails?${query}`);
  const mails: readonly { readonly text: string }[] = await response.json();
  return mails.map(({ text }) => text);
}

/** The links in the mails that came to an email address, once there are that many. */
export async function linksTo(email: string, count = 1): Promise<readonly string[]> {
  const links = async () => (await textsTo(email)).map((text) => /http\S+token=\w+/.exec(text)?.[0] ?? "");
  await expect.poll(async () => (await links()).length, { timeout: 20_000 }).toBe(count);
  return links();
}

/** Requests a link in the form of the sign-in page. */
export async function requestSignInLink(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email address" }).fill(email);
  await page.getByRole("button", { name: "Send sign-in link" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email");
}
