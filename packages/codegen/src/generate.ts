import { emitFiles, type GeneratedFile } from "./emit/emit-files.ts";
import { loadModel, type SourceOptions } from "./load-model.ts";
import { chosenClientName, faultOfModuleName } from "./model/type-name.ts";
import { describeFullerProfile } from "./model/unshown-features.ts";
import { SpecError } from "./spec-error.ts";

export interface GenerateOptions extends SourceOptions {
  /** Name of the client's interface. Default: the title of the document and `Client`. */
  readonly clientName?: string;
  /** The command that the header of every file names. Default: `seamline-codegen`. */
  readonly command?: string;
  /** Module that users merge extension points into, for the example in its comment. Default: `./types.gen.js`. */
  readonly moduleName?: string;
  /** What the client's comment calls the profile. Default: the title of the last overlay, else `x-profile`. */
  readonly profile?: string;
  /**
   * A profile of the same document that shows more, and the module of its client. Calls whose pages or results only the
   * fuller profile shows name the module: in comments, in messages of compilers and at run time. Default: none.
   */
  readonly fuller?: SourceOptions & { readonly moduleName: string };
  /** Whether to write `validators.gen.ts`: a Standard Schema of every operation's data. Default: false. */
  readonly validators?: boolean;
  /**
   * Whether to write `document.gen.ts`: the document with its overlays and with the files that it refers to, as an object
   * for an emulator. Default: false.
   */
  readonly document?: boolean;
}

/**
 * Generates the types and data of a client. Reads the document, its overlays and the files it refers to, and writes
 * nothing. The same input gives the same bytes.
 *
 * @throws SpecError if a name is invalid, if no client can be generated from the document, if an overlay does not fit
 *   it, or if a schema has a keyword that validators do not check
 */
export async function generate({
  command = "seamline-codegen",
  moduleName = "./types.gen.js",
  clientName,
  fuller,
  ...options
}: GenerateOptions): Promise<GeneratedFile[]> {
  const fault = faultOfModuleName(moduleName);
  if (fault) throw new SpecError(fault.problem, fault.remedy);
  const chosenName = clientName === undefined ? undefined : chosenClientName(clientName);
  const model = await loadModel({ ...options, chosenName });
  if (fuller === undefined) return emitFiles(model, { command, moduleName });
  const { operations } = await loadModel(fuller);
  const profile = describeFullerProfile(model.operations, operations, fuller.moduleName);
  return emitFiles({ ...model, fuller: profile }, { command, moduleName });
}
