import type { Element, ElementContent, Root as HtmlRoot } from "hast";
import type { Nodes, Root } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { BuiltPage } from "../after-build/built-page.ts";
import { element, isElement } from "./hast.ts";
import { plainHtml } from "./plain-html.ts";
import { separateProfiles } from "./profile-parts.ts";

const html = unified().use(rehypeParse, { fragment: true });
const toMarkdown = unified().use(rehypeRemark);
const markdown = unified().use(remarkGfm).use(remarkStringify, { bullet: "-", emphasis: "_", rule: "-" });

/** Finds the address that a link leads to, as it is written in a Markdown file; undefined makes the link its text. */
export type LinkWriter = (address: string) => string | undefined;

/** The content of a page as a Markdown tree, whose links hold the addresses of the site. */
export function pageTree({ html: page, url }: BuiltPage, about: string): Root {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(page)?.[1] ?? "";
  const { children } = html.parse(main) as HtmlRoot;
  const content = separateProfiles(children.filter(isContent)).flatMap(plainHtml);
  const heading = content.findIndex((child) => isElement(child, "h1"));
  const head = [...content.slice(0, heading + 1), ...aboutPage(about, url)];
  return toMarkdown.runSync({ type: "root", children: [...head, ...content.slice(heading + 1)] }) as Root;
}

function isContent(node: HtmlRoot["children"][number]): node is ElementContent {
  return node.type === "element" || node.type === "text";
}

/** One line below the title: what the page is about, and its address for people. */
function aboutPage(about: string, url: string): Element[] {
  return [element("p", [about, about === "" ? "" : " ", element("a", ["HTML page"], { href: url })])];
}

/** Prints a tree with its links as a file needs them. */
export function printMarkdown(tree: Root, link: LinkWriter): string {
  return markdown.stringify(finished(tree, link) as Root);
}

/** Writes the links, and closes up lists whose items are lines with lists below them. */
function finished(node: Nodes, link: LinkWriter): Nodes {
  if (!("children" in node)) return node;
  const children = (node.children as Nodes[]).flatMap((child): Nodes[] => {
    if (child.type !== "link") return [finished(child, link)];
    const url = link(child.url);
    return url === undefined ? child.children : [{ ...child, url }];
  });
  const closed = { ...node, children } as Nodes;
  if (closed.type === "listItem") closed.spread = !closed.children.every(isLineOrList);
  if (closed.type === "list") closed.spread = closed.children.some(({ spread }) => spread);
  return closed;
}

function isLineOrList({ type }: Nodes, index: number): boolean {
  return type === "list" || (type === "paragraph" && index === 0);
}
