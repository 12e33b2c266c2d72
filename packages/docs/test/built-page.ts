import { readFileSync } from "node:fs";
import { select, selectAll } from "hast-util-select";
import rehypeParse from "rehype-parse";
import { unified } from "unified";

type Element = NonNullable<ReturnType<typeof select>>;

const dist = new URL("../dist/", import.meta.url);

/** A page of the built site, for tests of what it says. Turbo builds the site before the tests. */
export interface BuiltPage {
  /** Every element that a CSS selector selects. */
  readonly all: (selector: string) => Element[];
  /** The text of the first element that a selector selects; empty where there is none. */
  readonly text: (selector: string) => string;
  readonly has: (selector: string) => boolean;
}

/** Reads a built page by its address: `/points/`. */
export function builtPage(url: string): BuiltPage {
  const root = parse(readFileSync(builtFile(`${url}index.html`), "utf8"));
  return {
    all: (selector) => selectAll(selector, root),
    text: (selector) => textOf(select(selector, root) ?? undefined),
    has: (selector) => select(selector, root) !== null && select(selector, root) !== undefined,
  };
}

/** Where the build writes what stands at an address. */
export function builtFile(url: string): URL {
  return new URL(url.slice(1), dist);
}

/** The text of an element and of all elements in it. */
export function textOf(node: unknown): string {
  const { value, children = [] } = (node ?? {}) as { value?: string; children?: unknown[] };
  return value ?? children.map(textOf).join("");
}

function parse(html: string) {
  return unified().use(rehypeParse).parse(html) as Parameters<typeof select>[1] & object;
}
