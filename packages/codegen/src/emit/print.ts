import type ts from "typescript";
import { compiler } from "../compiler.ts";

const printer: ts.Printer = compiler.createPrinter({ newLine: compiler.NewLineKind.LineFeed });

/** A generated file: its header, then its statements with a blank line between them. */
export function printStatements(header: string, statements: readonly ts.Node[]): string {
  const file = compiler.createSourceFile(
    "generated.ts",
    "",
    compiler.ScriptTarget.ESNext,
    false,
    compiler.ScriptKind.TS,
  );
  const print = (node: ts.Node): string => printer.printNode(compiler.EmitHint.Unspecified, node, file);
  const imports = statements.filter(compiler.isImportDeclaration).map(print);
  const others = statements.filter((node) => !compiler.isImportDeclaration(node)).map(print);
  return joinParts([header, ...(imports.length === 0 ? [] : [imports.join("\n")]), ...others]);
}

export function joinParts(parts: readonly string[]): string {
  return `${parts.join("\n\n")}\n`;
}
