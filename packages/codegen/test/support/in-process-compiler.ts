import { join, sep } from "node:path";
import ts from "typescript";

/** Parsed files that all projects share: declarations of the platform and of packages. */
const shared = new Map<string, ts.SourceFile | undefined>();

/**
 * Compiles a project like `tsc -p`, but in this process, so shared files are parsed only once.
 *
 * @param folder absolute path of the project
 * @param pretty whether messages quote the code, as in a terminal
 * @returns the output of the command; empty without errors
 */
export function compileInProcess(folder: string, pretty: boolean): string {
  const program = programOf(folder);
  const diagnostics = ts.sortAndDeduplicateDiagnostics(ts.getPreEmitDiagnostics(program));
  const format = pretty ? ts.formatDiagnosticsWithColorAndContext : ts.formatDiagnostics;
  return format(diagnostics, {
    getCurrentDirectory: () => folder,
    getCanonicalFileName: (name) => name,
    getNewLine: () => "\n",
  });
}

function programOf(folder: string): ts.Program {
  const { config, error } = ts.readConfigFile(join(folder, "tsconfig.json"), ts.sys.readFile);
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  return ts.createProgram({
    rootNames: fileNames,
    options,
    host: hostOf(folder, options),
    configFileParsingDiagnostics: error === undefined ? errors : [error, ...errors],
  });
}

function hostOf(folder: string, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...others) => {
    if (name.startsWith(folder + sep)) return read(name, ...others);
    if (!shared.has(name)) shared.set(name, read(name, ...others));
    return shared.get(name);
  };
  return host;
}
