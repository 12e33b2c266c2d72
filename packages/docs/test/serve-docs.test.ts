import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DocsServer, serveDocs } from "../src/serve/serve-docs.ts";

let folder: string;
let site: DocsServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-serve-test-"));
  await writeFile(join(folder, "secret.txt"), "secret");
  const root = await mkdtemp(join(folder, "site-"));
  await writeFile(join(root, "index.html"), "<h1>Index</h1>");
  await writeFile(join(root, "404.html"), "<h1>Not found</h1>");
  await writeFile(join(root, "index.md"), "# Index\n");
  await writeFile(join(root, "guides.md"), "# Guides\n");
  await writeFile(join(root, "robots.txt"), "User-agent: *\n\nSitemap: /sitemap.xml\n");
  await writeFile(join(root, "sitemap.xml"), "<url><loc>/guides/</loc></url>");
  await mkdir(join(root, "guides"));
  await writeFile(join(root, "guides/index.html"), "<h1>Guides</h1>");
  site = await serveDocs({ root });
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

test("serves the index page on the loopback address and ignores the query", async () => {
  const response = await fetch(`${site.url}?from=test`);
  expect(new URL(site.url).hostname).toBe("127.0.0.1");
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await response.text()).toBe("<h1>Index</h1>");
});

test.for(["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%00", "/%zz", "/missing.html"])(
  "returns 404 for the target %s",
  async (path) => {
    expect(await statusOf(path)).toBe(404);
  },
);

test("returns no body for HEAD, and 405 for other methods", async () => {
  const head = await fetch(site.url, { method: "HEAD", headers: { "Accept-Encoding": "identity" } });
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "14", ""]);
  expect((await fetch(site.url, { method: "POST" })).status).toBe(405);
});

test.for([
  ["gzip, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["identity", null],
] as const)("responds to Accept-Encoding: %s with the encoding %s", async ([accepted, encoding]) => {
  const response = await fetch(site.url, { headers: { "Accept-Encoding": accepted } });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("Accept, Accept-Encoding");
  expect(await response.text()).toBe("<h1>Index</h1>");
});

test.for([
  ["text/markdown", "# Guides\n"],
  ["text/markdown, text/html;q=0.9", "# Guides\n"],
  ["text/html,application/xhtml+xml,*/*;q=0.8", "<h1>Guides</h1>"],
  ["text/markdown;q=0.5, text/html", "<h1>Guides</h1>"],
  ["*/*", "<h1>Guides</h1>"],
] as const)("responds to Accept: %s with the preferred form of a page", async ([accept, text]) => {
  const response = await fetch(`${site.url}guides/`, { headers: { accept } });
  expect(await response.text()).toBe(text);
  const type = text.startsWith("#") ? "text/markdown" : "text/html";
  expect(response.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
});

test("returns Markdown for the landing page and for a URL without a trailing slash", async () => {
  const headers = { accept: "text/markdown" };
  expect(await (await fetch(site.url, { headers })).text()).toBe("# Index\n");
  expect(await (await fetch(`${site.url}guides`, { headers })).text()).toBe("# Guides\n");
});

test("adds its own URL to the sitemap and to robots.txt", async () => {
  expect(await (await fetch(`${site.url}sitemap.xml`)).text()).toBe(
    `<url><loc>${site.url}guides/</loc></url>`,
  );
  expect(await (await fetch(`${site.url}robots.txt`)).text()).toContain(
    `\nSitemap: ${site.url}sitemap.xml\n`,
  );
});

test("redirects a URL without a trailing slash and keeps the query", async () => {
  const response = await fetch(`${site.url}guides?from=test`);
  expect(response.url).toBe(`${site.url}guides/?from=test`);
  expect(await response.text()).toBe("<h1>Guides</h1>");
});

test("returns the site's 404 page for an unknown URL", async () => {
  const response = await fetch(`${site.url}none/`);
  expect([response.status, await response.text()]).toEqual([404, "<h1>Not found</h1>"]);
});

test("fails with an error that contains the build command if the site is not built", async () => {
  await expect(serveDocs({ root: join(folder, "none") })).rejects.toThrow(/pnpm docs:build/);
});

/** Sends the request target unchanged. In contrast, `fetch` would resolve dot segments. */
function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end();
  });
}
