import type ts from "typescript";
import { compiler } from "../compiler.ts";

interface PrinterOptions extends ts.PrinterOptions {
  /** Missing from TypeScript's declarations. Keeps `größe` instead of printing `gr\u00F6\u00DFe`. */
  neverAsciiEscape: boolean;
}

const options: PrinterOptions = { newLine: compiler.NewLineKind.LineFeed, neverAsciiEscape: true };

const printer: ts.Printer = compiler.createPrinter(options);

/** Prints a generated file: its header, then its statements separated by blank lines. */
export function printStatements(header: string, statements: readonly ts.Node[]): string {
  const imports = printAll(statements.filter(compiler.isImportDeclaration));
  const others = printAll(statements.filter((node) => !compiler.isImportDeclaration(node)));
  return joinParts([header, ...(imports.length === 0 ? [] : [imports.join("\n")]), ...others]);
}

/** Prints each statement. */
export function printAll(statements: readonly ts.Node[]): string[] {
  const file = compiler.createSourceFile(
    "generated.ts",
    "",
    compiler.ScriptTarget.ESNext,
    false,
    compiler.ScriptKind.TS,
  );
  return statements.map((node) => narrowIndent(printer.printNode(compiler.EmitHint.Unspecified, node, file)));
}

/** Halves the indentation: the printer always uses four spaces per level, and other files use two. */
function narrowIndent(code: string): string {
  return code.replaceAll(/^(?: {4})+/gm, (indent) => indent.slice(indent.length / 2));
}

export function joinParts(parts: readonly string[]): string {
  return `${parts.join("\n\n")}\n`;
}
