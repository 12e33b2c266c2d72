/** A page of the built site, as other pages and programs refer to it. */
export interface BuiltPage {
  /** Its address: `/guides/errors/`. */
  readonly url: string;
  /** What its `<h1>` says. */
  readonly title: string;
  /** What search engines show; empty if the page has none. */
  readonly description: string;
}

/**
 * The address of a page, by its file below the root of the site: `/guides/errors/` for `guides/errors/index.html`.
 * Undefined for what is no page, and for the one that a server sends for addresses that lead nowhere.
 */
export function pageUrl(file: string): string | undefined {
  const [, folder] = /^(|.*\/)index\.html$/.exec(file) ?? [];
  return folder === undefined ? undefined : `/${folder}`;
}

/** Reads what the head and the heading of a page say. */
export function builtPage(url: string, html: string): BuiltPage {
  return {
    url,
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
