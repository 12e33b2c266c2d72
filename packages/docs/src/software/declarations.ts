import ts from "typescript-5.9";

/** A declaration exported by an entry. */
export interface Declaration {
  readonly name: string;
  readonly kind: "function" | "class" | "interface" | "type" | "constant" | "enum" | "namespace";
  /** The documentation comment in Markdown. */
  readonly doc: string;
  readonly tags: readonly Tag[];
  /** TypeScript without the documentation comment, and without the members of interfaces and classes. */
  readonly code: string;
  readonly members: readonly Member[];
  /** Path of the file that contains the declaration. */
  readonly file: string;
}

/** A member of an interface or class. */
export interface Member {
  readonly code: string;
  readonly doc: string;
}

/** A part of a comment, such as `@returns the text`. */
export interface Tag {
  readonly name: string;
  readonly text: string;
}

/** Reads the declarations exported by modules. */
export class DeclarationReader {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  /** All exported symbols of the files. */
  readonly #exported: ReadonlySet<ts.Symbol>;

  /** @param files paths of declaration files */
  constructor(files: readonly string[]) {
    this.#program = ts.createProgram([...files], {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      skipLibCheck: true,
      // Only standard types such as Omit are necessary to find inherited members.
      lib: ["lib.esnext.d.ts"],
      types: [],
    });
    this.#checker = this.#program.getTypeChecker();
    const exported = files.flatMap((file) => this.#exportsOf(file)).map((symbol) => this.#target(symbol));
    this.#exported = new Set(exported);
  }

  /** Returns the declarations that a module exports, sorted by name. */
  read(file: string): Declaration[] {
    return this.#exportsOf(file)
      .flatMap((symbol) => this.#declarationOf(symbol) ?? [])
      .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  }

  #exportsOf(file: string): ts.Symbol[] {
    const source = this.#program.getSourceFile(file);
    const module = source && this.#checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} is not a module: build the packages first`);
    return this.#checker.getExportsOfModule(module);
  }

  /** Returns the symbol that an export refers to. */
  #target(symbol: ts.Symbol): ts.Symbol {
    return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : this.#checker.getAliasedSymbol(symbol);
  }

  #declarationOf(exported: ts.Symbol): Declaration | undefined {
    const symbol = this.#target(exported);
    const nodes = symbol.declarations ?? [];
    const [node] = nodes;
    if (node === undefined) return undefined;
    return {
      name: exported.name,
      kind: kindOf(node),
      doc: docOf(symbol, this.#checker),
      tags: symbol.getJsDocTags(this.#checker).map(({ name, text }) => ({
        name,
        text: ts.displayPartsToString(text).replace(/^- /, ""),
      })),
      code: nodes.map(codeOf).join("\n"),
      members: nodes.flatMap((each) => this.#membersOf(each)),
      file: node.getSourceFile().fileName,
    };
  }

  /** Returns the members of an interface or class, including members that an interface inherits from private types. */
  #membersOf(node: ts.Declaration): Member[] {
    if (!ts.isInterfaceDeclaration(node) && !ts.isClassDeclaration(node)) return [];
    const own = [...node.members].filter(isPublic);
    const inherited = ts.isInterfaceDeclaration(node) ? this.#inheritedMembers(node) : [];
    const listed = new Set(own.map((member) => member.name?.getText()));
    return [...own, ...inherited.filter(({ name }) => !listed.has(name?.getText()))].map((member) => {
      const symbol = member.name && this.#checker.getSymbolAtLocation(member.name);
      return { code: textOf(member).replace(/;$/, ""), doc: symbol ? docOf(symbol, this.#checker) : "" };
    });
  }

  #inheritedMembers(node: ts.InterfaceDeclaration): ts.TypeElement[] {
    const properties = this.#checker.getPropertiesOfType(this.#checker.getTypeAtLocation(node));
    return properties.flatMap((property) => {
      const [member] = property.declarations ?? [];
      if (member === undefined || !ts.isTypeElement(member) || member.parent === node) return [];
      const parent = ts.isInterfaceDeclaration(member.parent)
        ? this.#checker.getSymbolAtLocation(member.parent.name)
        : undefined;
      const isDocumented = parent !== undefined && this.#exported.has(parent);
      return isDocumented || this.#program.isSourceFileDefaultLibrary(member.getSourceFile()) ? [] : [member];
    });
  }
}

function isPublic(member: ts.ClassElement | ts.TypeElement): boolean {
  if (member.name && ts.isPrivateIdentifier(member.name)) return false;
  const modifiers = ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []) : [];
  return !modifiers.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
}

function docOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker));
}

function kindOf(node: ts.Declaration): Declaration["kind"] {
  if (ts.isFunctionDeclaration(node)) return "function";
  if (ts.isClassDeclaration(node)) return "class";
  if (ts.isInterfaceDeclaration(node)) return "interface";
  if (ts.isTypeAliasDeclaration(node)) return "type";
  if (ts.isEnumDeclaration(node)) return "enum";
  return ts.isVariableDeclaration(node) ? "constant" : "namespace";
}

/** Returns a declaration's TypeScript. For interfaces and classes, it ends before the members. */
function codeOf(node: ts.Declaration): string {
  if (ts.isVariableDeclaration(node)) return `const ${textOf(node)}`;
  const text = textOf(node).replace(/^(?:export |declare |default )+/, "");
  if (!ts.isInterfaceDeclaration(node) && !ts.isClassDeclaration(node)) return text;
  return text.slice(0, text.indexOf("{")).trimEnd();
}

/** Returns the text of a node without the comments before it. */
function textOf(node: ts.Node): string {
  return node.getText();
}
