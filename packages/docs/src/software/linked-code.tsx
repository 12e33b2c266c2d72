import type { JSX } from "preact";
import { highlight, withHangingIndents } from "../highlight/highlight.ts";
import { escapeHtml } from "../html/markdown-html.ts";

/** Matches tags, strings and comments of highlighted code, and names of types. */
const TYPE_NAME = /<i class=[cs]>.*?<\/i>|<[^>]*>|\b([A-Z]\w*)\b/g;

/** A highlighted signature that links to the types that it uses. */
export function Signature(props: {
  code: string;
  /** Name of the declaration, which is not a link. */
  name: string;
  urls: ReadonlyMap<string, string>;
}): JSX.Element {
  const { code, name, urls } = props;
  const html = withHangingIndents(highlight(code, "typescript"), code);
  return (
    <pre class="code declaration" data-language="typescript">
      <code dangerouslySetInnerHTML={{ __html: withLinks(html, urls, name) }} />
    </pre>
  );
}

/** The type of a member, which links to the types that it uses. */
export function LinkedCode({ code, urls }: { code: string; urls: ReadonlyMap<string, string> }): JSX.Element {
  return <span dangerouslySetInnerHTML={{ __html: withLinks(escapeHtml(code), urls) }} />;
}

function withLinks(html: string, urls: ReadonlyMap<string, string>, except?: string): string {
  return html.replaceAll(TYPE_NAME, (text, name?: string) => {
    const url = name === undefined || name === except ? undefined : urls.get(name);
    return url === undefined ? text : `<a href="${url}">${name}</a>`;
  });
}
