import ts from "typescript-5.9";

/** The type checker's work for declarations: the counts from `tsc --extendedDiagnostics`, without times. */
export interface TypeCost {
  readonly instantiations: number;
  readonly types: number;
}

/**
 * Depth to which the types of parameters, results and members are resolved. Calls in user code resolve them step by
 * step.
 */
const DEPTH = 6;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts", "lib.dom.asynciterable.d.ts"],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  strict: true,
  noEmit: true,
};

/**
 * Prepares measurements of the type checker's work for declarations. All measurements share the files that were read.
 *
 * @returns a function that takes the absolute path of a declaration file, and throws an Error if it cannot be read
 */
export function typeCosts(): (file: string) => TypeCost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const files = new Map<string, ts.SourceFile | undefined>();
  host.getSourceFile = (name, ...others) => {
    if (!files.has(name)) files.set(name, read(name, ...others));
    return files.get(name);
  };
  return (file) => costOf(file, ts.createProgram([file], options, host));
}

function costOf(file: string, program: ts.Program): TypeCost {
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined)
    throw new Error(`${file} is not a module with declarations. Run "npx -y pnpm build" first.`);
  for (const each of program.getSourceFiles()) if (isOwn(each)) program.getSemanticDiagnostics(each);
  resolve(valuesOf(module, checker), checker);
  return { instantiations: program.getInstantiationCount(), types: program.getTypeCount() };
}

/** Excludes platform files and third-party packages. Workspace packages have paths outside `node_modules`. */
function isOwn({ fileName }: ts.SourceFile): boolean {
  return !fileName.includes("/node_modules/");
}

function valuesOf(module: ts.Symbol, checker: ts.TypeChecker): ts.Type[] {
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter(({ flags }) => flags & ts.SymbolFlags.Value)
    .map((symbol) => checker.getTypeOfSymbol(symbol));
}

function resolve(values: readonly ts.Type[], checker: ts.TypeChecker): void {
  const seen = new Set<ts.Type>();
  let level = values;
  for (let depth = 0; depth < DEPTH; depth++) {
    const next = level.filter((type) => !seen.has(type));
    for (const type of next) seen.add(type);
    level = [...new Set(next)].flatMap((type) => typesIn(type, checker));
  }
}

/** Returns the types of a value's parameters, results and members. */
function typesIn(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  const kinds = [ts.SignatureKind.Call, ts.SignatureKind.Construct];
  const signatures = kinds.flatMap((kind) => checker.getSignaturesOfType(type, kind));
  const members = checker
    .getPropertiesOfType(type)
    .filter(({ declarations = [] }) => declarations.every((each) => isOwn(each.getSourceFile())));
  return [
    ...signatures.map((signature) => signature.getReturnType()),
    ...[...signatures.flatMap(({ parameters }) => parameters), ...members].map((symbol) =>
      checker.getTypeOfSymbol(symbol),
    ),
    ...(type.isUnionOrIntersection() ? type.types : []),
  ];
}
