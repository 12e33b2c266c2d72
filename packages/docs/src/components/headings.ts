/** A heading for the table of contents. */
export interface Heading {
  readonly depth: number;
  readonly slug: string;
  readonly text: string;
}

/** Minimum and maximum number of headings on a page with a table of contents. */
const FEWEST = 3;
const MOST = 200;

const HEADING = /<h([23])[^>]*\sid="([^"]+)"[^>]*>(.*?)<\/h\1>/gs;

/**
 * Returns the headings with an ID in rendered HTML. Returns none if there are too few or too many for a table of
 * contents.
 */
export function headingsIn(html: string): Heading[] {
  const headings = [...html.matchAll(HEADING)].map(([, depth, slug = "", content = ""]) => ({
    depth: Number(depth),
    slug,
    text: textOf(content),
  }));
  return headings.length < FEWEST || headings.length > MOST ? [] : headings;
}

/** Returns the text of a heading, without details such as counts. */
function textOf(html: string): string {
  return html
    .replaceAll(/<small\b.*?<\/small>/gs, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&")
    .trim();
}
