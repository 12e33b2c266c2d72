import { join, sep } from "node:path";
import ts from "typescript";

/** Files outside of the projects, which are the same for all of them: the platform's and those of packages. */
const shared = new Map<string, ts.SourceFile | undefined>();

/**
 * Compiles a project as `tsc -p` does, in this process, where files that projects share are parsed once.
 *
 * @param folder absolute path of the project
 * @param pretty whether messages quote the code, as in a terminal
 * @returns what the command would print; nothing when all is well
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
