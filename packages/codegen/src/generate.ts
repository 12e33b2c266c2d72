import { SpecError } from "@seamline/openapi/spec-error";
import { emitFiles, type GeneratedFile } from "./emit/emit-files.ts";
import { loadModel, type SourceOptions } from "./load-model.ts";
import { chosenClientName, faultOfModuleName } from "./model/type-name.ts";
import { describeFullerProfile } from "./model/unshown-features.ts";

export interface GenerateOptions extends SourceOptions {
  /** Name of the client's interface. Default: the title of the document followed by `Client`. */
  readonly clientName?: string;
  /** Command in every file's header. Default: `seamline-codegen`. */
  readonly command?: string;
  /**
   * Specifier of the module that users augment to fill extension points. A comment shows an example with this
   * specifier. Default: `./types.gen.js`.
   */
  readonly moduleName?: string;
  /** Name of the profile in the client's comment. Default: the title of the last overlay, or else `x-profile`. */
  readonly profile?: string;
  /**
   * A profile of the same document with more features, and the module of its client. If only this profile describes the
   * pages of a list or the result of a long-running operation, comments, compile errors and run-time errors refer to
   * the module. Default: none.
   */
  readonly fuller?: SourceOptions & { readonly moduleName: string };
  /** Whether to write `validators.gen.ts`, with a Standard Schema for every operation's data. Default: false. */
  readonly validators?: boolean;
  /**
   * Whether to write `document.gen.ts`, with the document as an object for an emulator. Overlays are applied, and
   * referenced files are included. Default: false.
   */
  readonly document?: boolean;
  /**
   * Naming of methods without `x-method`. `short` removes the resource name, so that `listPhotos` with the tag `photos`
   * becomes `photos.list`; `full` keeps the operationId: `photos.listPhotos`. Default: `short`.
   */
  readonly names?: "short" | "full";
  /**
   * Called for every part of the document that the client omits or sends differently, such as webhooks and cookies. The
   * message contains the location and a remedy. Default: ignored.
   */
  readonly onWarning?: (warning: SpecError) => unknown;
}

/**
 * Generates the types and data for a client. Reads the document, its overlays and the referenced files. Writes no
 * files. The same input produces the same bytes.
 *
 * @throws SpecError if a name is invalid, if no client can be generated from the document, if an overlay does not fit
 *   the document, or if a schema has a keyword that validators do not support
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
