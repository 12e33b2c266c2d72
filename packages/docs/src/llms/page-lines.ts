import { firstSentence } from "@seamline/ui/form/first-sentence";
import type { BuiltPage } from "../after-build/built-page.ts";
import { relativeAddress } from "../after-build/relative-address.ts";
import { pageFacts } from "../model/page-facts.ts";
import { twinUrl } from "../model/site-urls.ts";

/** A heading in an index and the pages below it. */
export interface PageSection {
  readonly title: string;
  readonly pages: readonly BuiltPage[];
}

/**
 * Prints a section of an index. Each page's line is a link to its Markdown, followed by the first sentence of its
 * description. A contract's schemas share one line, because operations link to them.
 *
 * @param folder URL of the index's folder; links are relative to this URL
 */
export function sectionText({ title, pages }: PageSection, folder: string): string {
  const schemas = pages.filter(isSchema);
  const lines = pages.filter((page) => !isSchema(page)).map((page) => pageLine(page, folder));
  return [`## ${title}`, [...lines, ...schemaLine(schemas, folder)].join("\n")].join("\n\n");
}

function isSchema({ url }: BuiltPage): boolean {
  return pageFacts(url).kind === "schema";
}

/** Prints a page with its description. */
export function pageLine({ url, title, description }: BuiltPage, folder: string): string {
  const link = `[${title.replaceAll(/[[\]]/g, String.raw`\$&`)}](${relativeAddress(folder, twinUrl(url))})`;
  return description === "" ? `- ${link}` : `- ${link}: ${firstSentence(description)}`;
}

function schemaLine(schemas: readonly BuiltPage[], folder: string): string[] {
  const [first] = schemas;
  if (first === undefined) return [];
  const pattern = relativeAddress(folder, twinUrl(first.url)).replace(/[^/]+\.md$/, "<name>.md");
  return [`- ${schemas.length} schemas, each at \`${pattern}\`, which the operations link to`];
}
