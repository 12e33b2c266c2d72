import { breakableParts, SHORT_LINE } from "@seamline/ui/code/long-lines";

/** An element or a text of a rendered line. */
interface Node {
  readonly type: string;
  readonly value?: string;
  children?: Node[];
}

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
    return breakableParts(child.value ?? "").flatMap((value, index) =>
      index === 0 ? [{ ...child, value }] : [wbr(), { ...child, value }],
    );
  });
}

function wbr(): Node {
  return { type: "element", tagName: "wbr", properties: {}, children: [] } as Node;
}
