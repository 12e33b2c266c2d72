import { SHORT_LINE } from "@seamline/ui/code/long-lines";

/** An element or a text of a rendered line. */
interface Node {
  readonly type: string;
  readonly value?: string;
  children?: Node[];
}

/**
 * Places where a long name can wrap: before `.`, `(` and `/` except in e-mail addresses, and after a parenthesis at
 * the end of a token.
 */
const BREAK = /(?<=[\w)\]}])(?<!@[\w-]*)(?=[(/]|\.[A-Za-z])|^(?=\(|\.[A-Za-z])|(?<=[)\]}])(?=\.$)|(?<=\()$/g;

/** A plugin for the highlighter that guides use: long lines break before `.`, `(` and `/` rather than inside names. */
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
    // Unlike a replacement, a split ignores matches at both ends.
    const parts = (child.value ?? "").replaceAll(BREAK, "\0").split("\0");
    return parts.flatMap((value, index) =>
      index === 0 ? [{ ...child, value }] : [wbr(), { ...child, value }],
    );
  });
}

function wbr(): Node {
  return { type: "element", tagName: "wbr", properties: {}, children: [] } as Node;
}
