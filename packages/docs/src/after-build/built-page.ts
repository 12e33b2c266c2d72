/** A page of the built site. */
export interface BuiltPage {
  /** URL relative to the site root, for example `/guides/errors/`. */
  readonly url: string;
  /** Main heading of the page. */
  readonly title: string;
  /** Meta description. Empty if the page has no description. */
  readonly description: string;
}

/**
 * Returns the URL of a page, for example `/guides/errors/` for `guides/errors/index.html`, or undefined for other files
 * and for `404.html`.
 */
export function pageUrl(file: string): string | undefined {
  const [, folder] = /^(|.*\/)index\.html$/.exec(file) ?? [];
  return folder === undefined ? undefined : `/${folder}`;
}

/** Reads the title and description of a page. */
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

/** Returns the text of an HTML fragment as a single line, without tags. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
}
