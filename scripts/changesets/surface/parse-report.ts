import ts from "typescript-5.9";
import { declarationsOf, nameOf, type Shape, shapeOf } from "./shape.ts";

/** What a report says that an entry declares. */
export interface Surface {
  /** By kind and name: `interface Shelf`. A type and a value may have one name. */
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** The modules that it passes on as a whole. */
  readonly passedOn: ReadonlySet<string>;
}

/** What is declared by one name; overloads have several shapes. */
export interface Declaration {
  /** A type that is not exported is reported where an exported one uses it. */
  readonly isExported: boolean;
  readonly shapes: readonly Shape[];
}

/** Reads the report of an entry. */
export function parseReport(report: string): Surface {
  const [, code = ""] = /^```ts\n(.*?)^```$/ms.exec(report) ?? [];
  const file = ts.createSourceFile("report.d.ts", code, ts.ScriptTarget.Latest, true);
  const exported = exportedNames(file);
  const declarations = new Map<string, { isExported: boolean; shapes: Shape[] }>();
  for (const node of file.statements.flatMap(declarationsOf)) {
    const kind = kindOf(node);
    if (kind === undefined) continue;
    const name = nameOf(node, file);
    const known = declarations.get(`${kind} ${name}`);
    if (known !== undefined) known.shapes.push(shapeOf(node, file));
    else {
      const isExported = exported.has(name) || hasExport(node);
      declarations.set(`${kind} ${name}`, { isExported, shapes: [shapeOf(node, file)] });
    }
  }
  return { declarations, passedOn: passedOn(file) };
}

/** `export { Shelf }`, where `Shelf` is declared beside it. Another name is a declaration of its own. */
function exportedNames(file: ts.SourceFile): ReadonlySet<string> {
  const specifiers = file.statements.flatMap(declarationsOf).filter(ts.isExportSpecifier);
  return new Set(specifiers.filter((each) => !each.propertyName).map(({ name }) => name.text));
}

function passedOn(file: ts.SourceFile): ReadonlySet<string> {
  const whole = file.statements.filter(ts.isExportDeclaration).filter(({ exportClause }) => !exportClause);
  const names = whole.map(({ moduleSpecifier }) => moduleSpecifier);
  return new Set(names.flatMap((name) => (name && ts.isStringLiteral(name) ? [name.text] : [])));
}

function hasExport(node: ts.Node): boolean {
  if (ts.isExportSpecifier(node) || ts.isExportAssignment(node)) return true;
  const owner = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const modifiers = ts.canHaveModifiers(owner) ? (ts.getModifiers(owner) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

/** Undefined for what declares nothing. */
function kindOf(node: ts.Node): string | undefined {
  if (ts.isInterfaceDeclaration(node)) return "interface";
  if (ts.isTypeAliasDeclaration(node)) return "type";
  if (ts.isClassDeclaration(node)) return "class";
  if (ts.isFunctionDeclaration(node)) return "function";
  if (ts.isEnumDeclaration(node)) return "enum";
  if (ts.isModuleDeclaration(node)) return "namespace";
  if (ts.isVariableDeclaration(node)) return "const";
  if (ts.isExportAssignment(node)) return "export default";
  // An export of what is declared beside it says nothing that the declaration does not say.
  return ts.isExportSpecifier(node) && node.propertyName ? "export" : undefined;
}
