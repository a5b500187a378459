import { describe, expect, test } from "vitest";
import { isPrivateHost } from "./canonical";

const PRIVATE = [
  "localhost",
  "localhost.",
  "app.localhost",
  "printer.local",
  "cms.internal",
  "0.0.0.0",
  "10.0.0.0",
  "10.255.255.255",
  "127.0.0.1",
  "2130706433",
  "0x7f.1",
  "100.64.0.0",
  "100.127.255.255",
  "169.254.0.0",
  "169.254.255.255",
  "172.16.0.0",
  "172.31.255.255",
  "192.168.0.0",
  "192.168.255.255",
  "[::]",
  "[::1]",
  "[fc00::1]",
  "[fdff::1]",
  "[fe80::1]",
  "[febf::1]",
];
const PUBLIC = [
  "example.com",
  "localhost.example.com",
  "local.example.net",
  "9.255.255.255",
  "11.0.0.0",
  "100.63.255.255",
  "100.128.0.0",
  "126.255.255.255",
  "128.0.0.0",
  "169.253.255.255",
  "169.255.0.0",
  "172.15.255.255",
  "172.32.0.0",
  "192.167.255.255",
  "192.169.0.0",
  "[2606:4700::1]",
  "[fbff::1]",
  "[fec0::1]",
];

describe("isPrivateHost", () => {
  test.each(PRIVATE)("knows %s as a host of a private network", (host) => {
    expect(isPrivateHost(`http://${host}:3000/a.png`)).toBe(true);
  });

  test.each(PUBLIC)("treats %s as a public host", (host) => {
    expect(isPrivateHost(`http://${host}/a.png`)).toBe(false);
  });
});
