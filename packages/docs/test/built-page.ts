import { readFileSync } from "node:fs";
import { select, selectAll } from "hast-util-select";
import rehypeParse from "rehype-parse";
import { unified } from "unified";

type Element = NonNullable<ReturnType<typeof select>>;

const dist = new URL("../dist/", import.meta.url);

/** A page of the built site. Turbo builds the site before the tests. */
export interface BuiltPage {
  readonly all: (selector: string) => Element[];
  /** Returns the text of the first matching element, or an empty string. */
  readonly text: (selector: string) => string;
  readonly has: (selector: string) => boolean;
}

const pages = new Map<string, BuiltPage>();

/** Returns the built page at a URL, for example `/points/`. Parses each page once per process. */
export function builtPage(url: string): BuiltPage {
  const page = pages.get(url) ?? readPage(url);
  pages.set(url, page);
  return page;
}

function readPage(url: string): BuiltPage {
  const root = parse(readFileSync(builtFile(`${url}index.html`), "utf8"));
  return {
    all: (selector) => selectAll(selector, root),
    text: (selector) => textOf(select(selector, root) ?? undefined),
    has: (selector) => select(selector, root) !== null && select(selector, root) !== undefined,
  };
}

/** Returns the file that the build writes for a URL. */
export function builtFile(url: string): URL {
  return new URL(url.slice(1), dist);
}

/** Returns the text of an element and its descendants. */
export function textOf(node: unknown): string {
  const { value, children = [] } = (node ?? {}) as { value?: string; children?: unknown[] };
  return value ?? children.map(textOf).join("");
}

function parse(html: string) {
  return unified().use(rehypeParse).parse(html) as Parameters<typeof select>[1] & object;
}
