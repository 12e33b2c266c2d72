import { breakableParts, SHORT_LINE } from "@seamline/ui/code/long-lines";

/** An element or text node of a rendered line. */
interface Node {
  readonly type: string;
  readonly value?: string;
  children?: Node[];
}

/**
 * Matches text that must not break: short paths, flags, and short names with hyphens, such as packages. Paths must be
 * whole words, so that parts of URLs do not match.
 */
const NAME =
  /((?<![\w@/.:-])(?=[\w@/.-]{3,24}(?![\w@/.:-]))[\w@.-]+(?:\/[\w@.-]+)+|(?<![\w-])(?=[\w@/-]{3,24}(?![\w-]))(?:--?\w+(?:-\w+)*|(?:@[\w-]+\/)?\w+(?:-\w+)+))/;

/**
 * Returns a plugin for the code highlighter of the guides. Long lines break before `.`, `(` and `/` rather than inside
 * names or after hyphens.
 */
export function guideBreaks() {
  return {
    name: "guide-breaks",
    hooks: {
      postprocessRenderedLine({
        line,
        renderData,
      }: {
        line: { text: string };
        renderData: { lineAst: object };
      }) {
        if (line.text.length > SHORT_LINE) breakTexts(renderData.lineAst as Node);
      },
    },
  };
}

function breakTexts(node: Node): void {
  node.children = node.children?.flatMap((child) => {
    if (child.type !== "text") {
      breakTexts(child);
      return [child];
    }
    return (child.value ?? "")
      .split(NAME)
      .flatMap((value, index) =>
        index % 2 === 0 ? withBreaks(value) : element("span", { className: ["w"] }, [text(value)]),
      );
  });
}

function withBreaks(value: string): Node[] {
  return breakableParts(value).flatMap((part, index) =>
    index === 0 ? text(part) : [element("wbr", {}, []), text(part)],
  );
}

function text(value: string): Node {
  return { type: "text", value };
}

function element(tagName: string, properties: object, children: Node[]): Node {
  return { type: "element", tagName, properties, children } as Node;
}
