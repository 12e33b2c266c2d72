import ts from "typescript-5.9";
import { read, repositoryFiles } from "./repository.ts";

/** A comment, a message, a test title or a paragraph of Markdown. */
export interface Prose {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Files from other authors and generated files. */
const EXCLUDED =
  /(?:^|\/)(?:fixtures|released|released-api|generated|api|node_modules|\.cache)\/|\.gen\.ts$|CHANGELOG\.md$/;

/** Returns the prose in all hand-written TypeScript and Markdown files in the repository. */
export function repositoryProse(): Prose[] {
  return repositoryFiles()
    .filter((file) => !EXCLUDED.test(file))
    .flatMap((file) => {
      if (/\.tsx?$/.test(file)) return proseOfCode(file, read(file));
      return file.endsWith(".md") ? proseOfMarkdown(file, read(file)) : [];
    });
}

/** Returns the comments in a TypeScript file, and its strings that contain at least three words. */
export function proseOfCode(file: string, code: string): Prose[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const prose = new Map<number, Prose>();
  const add = (position: number, text: string): void => {
    const line = source.getLineAndCharacterOfPosition(position).line + 1;
    prose.set(position, { file, line, text });
  };
  const visit = (node: ts.Node): void => {
    const comments = [
      ...(ts.getLeadingCommentRanges(code, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(code, node.end) ?? []),
    ];
    for (const { pos, end } of comments) add(pos, withoutMarkers(code.slice(pos, end)));
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = node
        .getText(source)
        .slice(1, -1)
        .replaceAll(/\$\{[^}]*\}/g, "…");
      if (/[a-z] \S+ \S/i.test(text)) add(node.getStart(source), text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...prose].sort(([one], [other]) => one - other).map(([, each]) => each);
}

/** Removes the markers of a comment, and joins its lines. Text in backticks is code. */
function withoutMarkers(comment: string): string {
  return withoutCode(comment.replaceAll(/^\s*(?:\/\*\*?|\/\/|\*\/|\*)|\*\/$/gm, ""));
}

function withoutCode(text: string): string {
  return text
    .replaceAll(/`[^`]*`/g, "…")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Returns the paragraphs of a Markdown file. Code is not prose. */
export function proseOfMarkdown(file: string, markdown: string): Prose[] {
  const withoutBlocks = markdown.replaceAll(/^( *)```[\s\S]*?^\1```$/gm, (block) =>
    block.replaceAll(/[^\n]/g, ""),
  );
  const prose: Prose[] = [];
  for (const { index, 0: paragraph } of withoutBlocks.matchAll(/(?:^.*\S.*\n?)+/gm)) {
    const line = withoutBlocks.slice(0, index).split("\n").length;
    prose.push({ file, line, text: withoutCode(paragraph) });
  }
  return prose;
}
