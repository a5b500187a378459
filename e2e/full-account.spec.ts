import { expect, test } from "./signed-in";

const HTML_BYTES_MAX = 2_097_152;
const LONG = "%E2%82%AC".repeat(220);
const NAME = "<".repeat(80);

test.use({ plan: "pro" });

test("every page of an account that is full of long names is smaller than 2 MB", async ({
  page,
  account,
  database,
}) => {
  const db = await database.open();
  const { id: accountId } = await db.account.findUniqueOrThrow({ where: { email: account.email } });
  const [createdAt, own] = [new Date(), accountId.slice(-12)];
  const numbered = <T>(count: number, row: (number: number) => T) =>
    Array.from({ length: count }, (_, n) => row(n));
  const url = (n: number) => `https://example.com/${n}/${LONG}`;
  const projectId = `prj_${own}0`;
  await db.project.createMany({
    data: numbered(50, (n) => ({ id: `prj_${own}${n}`, accountId, name: NAME, createdAt })),
  });
  await db.savedUrl.createMany({
    data: numbered(500, (n) => ({
      id: `sav_${own}${n}`,
      accountId,
      projectId,
      url: url(n),
      label: NAME,
      createdAt,
    })),
  });
  await db.monitor.createMany({
    data: numbered(50, (n) => ({
      id: `mon_${own}${n}`,
      accountId,
      projectId,
      url: url(n),
      interval: "weekly" as const,
      createdAt,
      nextCheckAt: new Date(createdAt.getTime() + 86_400_000),
    })),
  });
  await db.audit.createMany({
    data: numbered(50, (n) => ({
      id: `aud_${own}${n}`,
      accountId,
      projectId,
      url: url(n),
      status: "cancelled" as const,
      pagesLimit: 200,
      createdAt,
      finishedAt: createdAt,
    })),
  });
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  for (const path of [
    "/saved",
    "/projects",
    `/projects/${projectId}`,
    "/monitors",
    "/audits",
    "/keys",
    "/account",
  ]) {
    const response = await page.request.get(path, { headers: { cookie }, maxRedirects: 0 });
    const body = await response.body();
    expect(response.status(), path).toBe(200);
    expect(body.length, path).toBeLessThan(HTML_BYTES_MAX);
  }
});
