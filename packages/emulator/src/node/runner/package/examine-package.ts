import { checkSyntax } from "./check-syntax.ts";
import { findModule } from "./find-module.ts";
import { isEsModule } from "./is-es-module.ts";
import { noModuleError } from "./no-module-error.ts";
import { readManifest } from "./package-manifest.ts";

/** What an archive is found to be. */
export interface ExaminedPackage {
  /** The module that the framework will load. */
  readonly moduleFile: string;
  /** Whether it will import it; it requires others. */
  readonly isEsModule: boolean;
  /** Ranges of versions, by name, as `package.json` has them. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Looks at source code before it is run, and says what a start would stumble over.
 *
 * @param folder an absolute path without links, where it was unpacked
 * @param entryPoint what is to be taken from the module
 * @throws CodeError of "package", "entry-point" or "load"; the reason of `signal`
 */
export async function examinePackage(
  folder: string,
  entryPoint: string,
  signal?: AbortSignal,
): Promise<ExaminedPackage> {
  const manifest = await readManifest(folder);
  const moduleFile = await findModule(folder, manifest?.main);
  if (moduleFile === undefined) throw await noModuleError(folder, entryPoint, manifest?.main);
  const examined = {
    moduleFile,
    isEsModule: await isEsModule(folder, moduleFile),
    dependencies: manifest?.dependencies ?? {},
  };
  await checkSyntax(folder, moduleFile, signal);
  return examined;
}
