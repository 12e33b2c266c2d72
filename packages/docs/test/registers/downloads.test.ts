import { existsSync, readFileSync } from "node:fs";
import { documents } from "@seamline/specs";
import { describe, expect, it } from "vitest";
import { downloads, formatSize } from "../../src/downloads/download-files.ts";
import { contracts } from "../../src/model/contract.ts";
import { builtFile, builtPage } from "../built-page.ts";

const page = builtPage("/downloads/");
const hrefs = new Set(page.all("a").map(({ properties }) => String(properties.href)));

describe.each(downloads())("the download $url", ({ url, file }) => {
  it("every download contains the same bytes as its source file", () => {
    expect(readFileSync(builtFile(url)).equals(readFileSync(file))).toBe(true);
  });

  it("every download is linked from the downloads page", () => {
    expect(hrefs).toContain(`..${url}`);
  });
});

it("lists each file in one row of the table", () => {
  const rows = page.all("table.downloads tbody tr");
  expect(rows.length).toBe(downloads().length);
});

it("links each operation to the files of its contract", () => {
  for (const { operations } of contracts()) {
    const [operation] = operations;
    const links = builtPage(operation?.url ?? "").all(".contract-files a[href]");
    const files = links.map(
      ({ properties }) => new URL(String(properties.href), `http://site${operation?.url}`),
    );
    expect(files.length).toBeGreaterThan(2);
    for (const { pathname } of files.slice(0, -1))
      expect(existsSync(builtFile(pathname)), pathname).toBe(true);
  }
});

it("offers every document in four formats", () => {
  const bundles = downloads().filter(({ url }) => /openapi(-3\.0)?\.(json|yaml)$/.test(url));
  expect(new Set(bundles.map(({ url }) => url)).size).toBe(bundles.length);
  expect(bundles.length).toBeGreaterThanOrEqual(documents.length * 4);
});

it("formats sizes in bytes and kilobytes", () => {
  expect([900, 14_160, 1_234_567].map(formatSize)).toEqual(["900 B", "14 kB", "1235 kB"]);
});
