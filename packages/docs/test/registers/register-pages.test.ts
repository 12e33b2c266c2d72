import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Contract, contracts } from "../../src/model/contract.ts";
import { registerGroups } from "../../src/registers/all-points.tsx";
import { overlayDownloadUrl, overlayFiles } from "../../src/registers/overlay-files.ts";
import { type BuiltPage, builtFile, builtPage, textOf } from "../built-page.ts";

function hrefsOf(page: BuiltPage, selector: string): string[] {
  return page.all(selector).map(({ properties }) => String(properties.href));
}

/** Resolves a link on a page to an absolute URL of the site. */
function addressOf(href: string, page: string): URL {
  return new URL(href, new URL(page, "http://site"));
}

const STATES = ["open", "partly filled", "filled"];

/** Sorts points like the register: by area, and within an area by state. */
function sorted(points: Contract["points"]): Contract["points"] {
  const areas = Map.groupBy(points, ({ area }) => area).values();
  return [...areas].flatMap((own) => STATES.flatMap((state) => own.filter((point) => point.state === state)));
}

describe.each(contracts())("the register at $urls.points", ({ urls, points, filled, operations }) => {
  const page = builtPage(urls.points);

  it("shows every point with its state and a unique anchor, and open points first", () => {
    const entries = page
      .all("article.point")
      .map((entry) => [entry.properties.id, entry.properties.dataState]);
    expect(entries).toEqual(sorted(points).map(({ id, state }) => [id, state]));
  });

  it("shows the fill command for every open point", () => {
    const open = sorted(points).filter(({ openAt }) => openAt.length > 0);
    const blocks = page.all(".point .stitched pre.code");
    expect(blocks.map((block) => /fill (\S+) \\\n {2}--spec/.exec(textOf(block))?.[1])).toEqual(
      open.map(({ id }) => id),
    );
  });

  it("links each action to its line in the overlay", () => {
    const lines = hrefsOf(page, ".filled-by li a");
    expect(lines.length).toBe(points.flatMap(({ actions }) => actions).length);
    const byPage = Map.groupBy(
      [...new Set(lines)].map((href) => addressOf(href, urls.points)),
      ({ pathname }) => pathname,
    );
    for (const [pathname, addresses] of byPage) {
      const ids = new Set(
        builtPage(pathname)
          .all("[id]")
          .map(({ properties }) => properties.id),
      );
      for (const { href, hash } of addresses) expect(ids.has(hash.slice(1)), href).toBe(true);
    }
  });

  it("links an open point to the operations and schemas that it affects", () => {
    const schemas = Object.keys(filled.bundle.components?.schemas ?? {}).map(urls.schema);
    const known = [urls.overview, ...operations.map(({ url }) => url), ...schemas];
    const places = hrefsOf(page, ".point .stitched p > span > a").filter((href) => !href.startsWith("./#"));
    expect(places.length).toBeGreaterThan(0);
    for (const href of places) expect(known).toContain(addressOf(href, urls.points).pathname);
  });
});

it("lists each point once if several contracts share a register", () => {
  const page = builtPage("/points/");
  const groups = registerGroups(contracts());
  expect(page.all(".point-list > li").length).toBe(
    groups.reduce((sum, [{ points }]) => sum + points.length, 0),
  );
  expect(groups.length).toBeLessThan(contracts().length);
  for (const { urls } of contracts())
    expect(hrefsOf(page, "td a, th a"), urls.points).toContain(`..${urls.points}`);
});

describe.each(overlayFiles())("the page of $path", ({ path, file }) => {
  it("shows every line of the file with its number", () => {
    const page = builtPage(`/overlays/${path.replace(/\.yaml$/, "")}/`);
    const lines = page.all("pre.lines > code").map((line) => [line.properties.id, textOf(line)]);
    const numbers = page.all("pre.lines a").map(({ properties }) => properties.dataLine);
    const written = readFileSync(file, "utf8").trimEnd().split("\n");
    expect(lines).toEqual(written.map((line, index) => [`L${index + 1}`, `${line}\n`]));
    expect(numbers).toEqual(written.map((_, index) => String(index + 1)));
  });

  it("offers the file as a download", () => {
    expect(readFileSync(builtFile(overlayDownloadUrl(path)))).toEqual(readFileSync(file));
  });
});
