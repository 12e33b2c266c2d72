import type ts from "typescript";
import { compiler } from "../compiler.ts";

interface PrinterOptions extends ts.PrinterOptions {
  /** Not declared: whether `größe` stays what it is instead of `gr\u00F6\u00DFe`. */
  neverAsciiEscape: boolean;
}

const options: PrinterOptions = { newLine: compiler.NewLineKind.LineFeed, neverAsciiEscape: true };

const printer: ts.Printer = compiler.createPrinter(options);

/** A generated file: its header, then its statements with a blank line between them. */
export function printStatements(header: string, statements: readonly ts.Node[]): string {
  const file = compiler.createSourceFile(
    "generated.ts",
    "",
    compiler.ScriptTarget.ESNext,
    false,
    compiler.ScriptKind.TS,
  );
  const print = (node: ts.Node): string =>
    narrowIndent(printer.printNode(compiler.EmitHint.Unspecified, node, file));
  const imports = statements.filter(compiler.isImportDeclaration).map(print);
  const others = statements.filter((node) => !compiler.isImportDeclaration(node)).map(print);
  return joinParts([header, ...(imports.length === 0 ? [] : [imports.join("\n")]), ...others]);
}

/** Two spaces a level, like the files that are written as text; the printer knows but four. */
function narrowIndent(code: string): string {
  return code.replaceAll(/^(?: {4})+/gm, (indent) => indent.slice(indent.length / 2));
}

export function joinParts(parts: readonly string[]): string {
  return `${parts.join("\n\n")}\n`;
}
