import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";

/** A page of the built site. */
export interface BuiltPage {
  /** Its file below the root: `guides/errors/index.html`. */
  readonly file: string;
  /** Its address: `/guides/errors/`. */
  readonly url: string;
  readonly html: string;
  /** What its `<h1>` says. */
  readonly title: string;
  /** What search engines show; empty if the page has none. */
  readonly description: string;
}

/** Reads every page of the built site, without the one for addresses that lead nowhere. */
export async function builtPages(folder: string): Promise<BuiltPage[]> {
  const files = (await readdir(folder, { recursive: true })).map((file) => file.split(sep).join("/"));
  const pages = files.filter((file) => file === "index.html" || file.endsWith("/index.html"));
  return Promise.all(
    pages.toSorted().map(async (file) => builtPage(file, await readFile(join(folder, file), "utf8"))),
  );
}

/** Reads what the head and the heading of a page say. */
export function builtPage(file: string, html: string): BuiltPage {
  return {
    file,
    url: `/${file.replace(/index\.html$/, "")}`,
    html,
    title: textOf(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ""),
    description: textOf(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ""),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#34": '"',
  "#38": "&",
  "#39": "'",
};

/** The text of a piece of HTML in one line, without its tags. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
}
