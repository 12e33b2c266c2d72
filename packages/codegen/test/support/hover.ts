import { join } from "node:path";
import ts from "typescript";
import type { GeneratedFile } from "../../src/index.ts";
import { writeProject } from "./type-check.ts";

export interface Hover {
  /** The type shown by an editor. */
  readonly signature: string;
  readonly documentation: string;
  /** `@throws {ApiError} …` */
  readonly tags: readonly string[];
}

/** Caches parsed files that projects share: declarations of the platform and of packages. */
const documents = ts.createDocumentRegistry();

/** Returns the hover information of an editor for the first occurrence of a string in `consumer.ts`. */
export async function hover(files: readonly GeneratedFile[], text: string): Promise<Hover> {
  const folder = await writeProject(files);
  const consumer = join(folder, "consumer.ts");
  const source = ts.sys.readFile(consumer) ?? "";
  const service = ts.createLanguageService(hostOf(folder), documents);
  const info = service.getQuickInfoAtPosition(consumer, source.indexOf(text));
  return {
    signature: ts.displayPartsToString(info?.displayParts),
    documentation: ts.displayPartsToString(info?.documentation),
    tags: (info?.tags ?? []).map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`),
  };
}

function hostOf(folder: string): ts.LanguageServiceHost {
  const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  return {
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const text = ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  };
}
