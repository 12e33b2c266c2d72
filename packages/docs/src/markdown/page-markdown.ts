import { posix } from "node:path";
import type { Element, ElementContent, Root as HtmlRoot } from "hast";
import type { Nodes, Root } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { relativeAddress } from "../after-build/relative-address.ts";
import { titleWithVersion } from "../model/contract.ts";
import { pageFacts } from "../model/page-facts.ts";
import { twinUrl } from "../model/site-urls.ts";
import { element, isElement } from "./hast.ts";
import { plainHtml } from "./plain-html.ts";
import { separateProfiles } from "./profile-parts.ts";

const html = unified().use(rehypeParse, { fragment: true });
const toMarkdown = unified().use(rehypeRemark);
// Do not align table cells by width, because their links change when the file is written.
const markdown = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", emphasis: "_", rule: "-" });

/**
 * Converts the content of a page to Markdown. Several files contain the text, so links within the site are absolute.
 * `page:/edge/` points to the HTML page, and `site:/edge/` points to its Markdown if it exists.
 */
export function pageMarkdown(url: string, page: string): string {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(page)?.[1] ?? "";
  const { children } = html.parse(main) as HtmlRoot;
  const content = separateProfiles(children.filter(isContent)).flatMap(plainHtml);
  const heading = content.findIndex((child) => isElement(child, "h1"));
  const head = [...content.slice(0, heading + 1), aboutPage(url)];
  const tree = toMarkdown.runSync({ type: "root", children: [...head, ...content.slice(heading + 1)] });
  return markdown.stringify(finished(tree as Root, url) as Root);
}

/**
 * Makes the links in printed Markdown relative.
 *
 * @param file path of the file that will contain the text
 * @param pages URLs of all pages with a Markdown file
 */
export function withFileLinks(printed: string, file: string, pages: ReadonlySet<string>): string {
  const folder = posix.dirname(file);
  return printed.replaceAll(/\]\((site|page):([^)\s]*)/g, (_, scheme: string, address: string) => {
    const target = scheme === "site" && pages.has(address) ? twinUrl(address) : address;
    return `](${relativeAddress(folder, target)}`;
  });
}

function isContent(node: HtmlRoot["children"][number]): node is ElementContent {
  return node.type === "element" || node.type === "text";
}

/** Returns the line below the title: links to the page's contract, the HTML page, and the index of pages. */
function aboutPage(url: string): Element {
  const about = contractOf(url);
  const index = element("a", ["llms.txt"], { href: "/llms.txt" });
  const html = element("a", ["HTML page"], { href: url });
  return element("p", [about, about === "" ? "" : " ", html, ". Index of all pages: ", index, "."]);
}

function contractOf(url: string): string {
  const { contract, operation } = pageFacts(url);
  if (contract === undefined) return "";
  const document = titleWithVersion(contract);
  if (operation === undefined) return `Part of ${document}.`;
  return `Operation ${operation.operationId} of ${document}; ${operation.place} in the TypeScript client.`;
}

/** Converts links, and removes blank lines between single-line list items. */
function finished(node: Nodes, page: string): Nodes {
  if (!("children" in node)) return node;
  const children = (node.children as Nodes[]).flatMap((child): Nodes[] => {
    if (child.type !== "link") return [finished(child, page)];
    const url = wholeAddress(child.url, page);
    return url === undefined ? child.children : [{ ...child, url }];
  });
  const closed = { ...node, children } as Nodes;
  if (closed.type === "listItem") closed.spread = !closed.children.every(isLineOrList);
  if (closed.type === "list") closed.spread = closed.children.some(({ spread }) => spread);
  return closed;
}

/** Returns the target of a link, or undefined for an anchor on the same page, because Markdown has no anchors. */
function wholeAddress(address: string, page: string): string | undefined {
  if (/^[a-z][\w+.-]*:|^\/\//i.test(address)) return address;
  const { pathname } = new URL(address, `https://site.invalid${page}`);
  if (pathname !== page) return `site:${pathname}`;
  return address.includes("#") ? undefined : `page:${pathname}`;
}

function isLineOrList({ type }: Nodes, index: number): boolean {
  return type === "list" || (type === "paragraph" && index === 0);
}
