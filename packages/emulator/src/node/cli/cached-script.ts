import { readFileSync, renameSync, writeFileSync } from "node:fs";
import module from "node:module";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";

/** The compiled code of a script, which later processes reuse. */
export interface CompiledCode {
  /** Whether {@link save} has something to save. V8's settings must not be changed before that. */
  readonly isUnsaved: boolean;
  /** Saves the functions that have been compiled so far. */
  save(): void;
}

/** Length of the hash at the start of a script. */
const HASH_LENGTH = 64;

/**
 * Runs a CommonJS script with the code that an earlier process compiled. Node's own compile cache only contains what is
 * compiled when a file is loaded. V8 compiles most functions when they are called, which took a tenth of the startup
 * time.
 *
 * @param file a function expression with the parameters `module`, `require` and `fileUrl`. It starts with a comment
 *   that contains the hash of its source, because V8 only compares the length of the source.
 * @param variant part of a file name, which differs between processes that call different functions
 */
export function runScript(
  file: URL,
  variant: string,
): { readonly exports: unknown; readonly code: CompiledCode } {
  const filename = fileURLToPath(file);
  // The source is ASCII, and V8 needs half as much memory for Latin-1 as for UTF-16.
  const source = readFileSync(filename, "latin1");
  const cache = cacheFileOf(source, variant);
  const cachedData = cache === undefined ? undefined : contentOf(cache);
  const script = new Script(source, { filename, ...(cachedData && { cachedData }) });
  const result = { exports: {} };
  script.runInThisContext()(result, module.createRequire(file), file.href);
  const isUnsaved = cache !== undefined && (!cachedData || script.cachedDataRejected === true);
  return { exports: result.exports, code: { isUnsaved, save: () => isUnsaved && saveCode(cache, script) } };
}

/** Returns the file for a script's code. It is in the folder of Node's compile cache, unless that is turned off. */
function cacheFileOf(source: string, variant: string): string | undefined {
  const folder = module.getCompileCacheDir?.();
  const hash = source.slice("/*".length, "/*".length + HASH_LENGTH);
  return folder && `${folder}/seamline-emulator-${hash}${variant}`;
}

function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Writes a new file and renames it, because other processes may be reading the old one. */
function saveCode(file: string, script: Script): void {
  try {
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, script.createCachedData());
    renameSync(temporary, file);
  } catch {
    // The folder may be read-only or full. The next start then compiles the functions again.
  }
}
