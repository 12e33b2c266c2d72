import { expect, it, onTestFinished } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { listen } from "../../src/node/index.ts";
import { exchangeBytes } from "./support/exchange-bytes.ts";

/** Accept header that a browser sends when it opens a URL. */
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

/** Serves an emulator, and returns its URL. */
async function served(): Promise<string> {
  const emulator = createEmulator();
  const { urls, close } = await listen(emulator, { port: 0, services: ["edge"] });
  onTestFinished(async () => {
    await close();
    await emulator.close();
  });
  return urls.edge;
}

const accepting = (accept: string): RequestInit => ({ headers: { accept }, redirect: "manual" });

it("the page includes the licences of its fonts and its library", async () => {
  const response = await fetch(`${await served()}/__emulator/THIRD-PARTY.txt`);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  for (const licence of ["SIL OPEN FONT LICENSE", "geist-mono", "instrument-sans", "preact"]) {
    expect(text).toContain(licence);
  }
});

it("the root URL serves the page to browsers and JSON to programs", async () => {
  const url = `${await served()}/__emulator/`;
  for (const accept of [BROWSER, "text/html", "text/html;q=0.5, application/json;q=0.4"]) {
    const response = await fetch(url, accepting(accept));
    expect(response.headers.get("content-type"), accept).toBe("text/html; charset=utf-8");
    expect(response.headers.get("vary")).toBe("accept");
    expect(await response.text()).toMatch(/^<!doctype html>/i);
  }
  for (const accept of [
    "*/*",
    "application/json",
    "text/*",
    "application/json, text/html;q=0.9",
    "text/html;q=0",
  ]) {
    const response = await fetch(url, accepting(accept));
    expect(await response.json(), accept).toHaveProperty("routes");
    expect(response.headers.get("vary")).toBe("accept");
  }
});

it("redirects to the page if the trailing slash is missing, because its links are relative", async () => {
  const response = await fetch(`${await served()}/__emulator`, accepting(BROWSER));
  expect([response.status, response.headers.get("location")]).toEqual([308, "/__emulator/"]);
});

it("the page can access only its own origin, and cannot be framed", async () => {
  const { headers } = await fetch(`${await served()}/__emulator/`, accepting(BROWSER));
  const policy = new Map(
    (headers.get("content-security-policy") ?? "")
      .split("; ")
      .map((each) => each.split(/ (.*)/s) as [string, string]),
  );
  expect(policy.get("default-src")).toBe("'none'");
  expect(policy.get("script-src")).toBe("'self'");
  expect(policy.get("connect-src")).toBe("'self'");
  expect(policy.get("frame-ancestors")).toBe("'none'");
  expect(policy.get("form-action")).toBe("'none'");
  expect(policy.get("require-trusted-types-for")).toBe("'script'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
});

it("returns 304 for an unchanged file, and no body for HEAD", async () => {
  const url = `${await served()}/__emulator/index.html`;
  const first = await fetch(url);
  const etag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toBe("no-cache");
  expect((await fetch(url, { headers: { "if-none-match": etag } })).status).toBe(304);
  const head = await fetch(url, { method: "HEAD" });
  expect(head.headers.get("content-length")).toBe(`${(await first.text()).length}`);
  expect(await head.text()).toBe("");
});

it("returns 404 for paths outside the page's folder", async () => {
  const url = await served();
  for (const path of [
    "/index.htm",
    "//index.html",
    "/../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/page/index.html",
  ]) {
    const response = await exchangeBytes(
      url,
      `GET /__emulator${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(response, path).toMatch(/^HTTP\/1\.1 404 /);
  }
});

it("a client that uses a foreign host name does not receive the page", async () => {
  const request = (host: string): string =>
    `GET /__emulator/ HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`;
  const url = await served();
  expect(await exchangeBytes(url, request("localhost"))).toMatch(/^HTTP\/1\.1 200 /);
  expect(await exchangeBytes(url, request("evil.example"))).toMatch(/^HTTP\/1\.1 403 /);
});
