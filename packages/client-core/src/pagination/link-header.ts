/** Matches a link, its target and its parameters (RFC 8288 section 3). A quoted string may contain links. */
const LINK = /<([^<>]*)>((?:\s*;\s*[^\s=;,"<>]+(?:\s*=\s*(?:"(?:\\.|[^"\\])*"|[^\s;,"<>]*))?)*)/g;

const PARAMETER = /;\s*([^\s=;]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;,]*))/g;

/**
 * Returns the target of the first `next` link.
 *
 * @param header value of the `Link` header
 */
export function nextLinkOf(header: string | null): string | undefined {
  for (const [, target, parameters = ""] of (header ?? "").matchAll(LINK)) {
    let relations: string | undefined;
    let isOfOther = false;
    for (const [, name = "", quoted, bare] of parameters.matchAll(PARAMETER)) {
      // Only the first `rel` counts (RFC 8288 section 3.3). A link with an anchor belongs to another resource.
      if (/^rel$/i.test(name)) relations ??= quoted ?? bare;
      isOfOther ||= /^anchor$/i.test(name);
    }
    if (!isOfOther && /(^|\s)next(\s|$)/i.test(relations ?? "")) return target;
  }
  return undefined;
}
