import { checkOperationIds } from "./check/check-operation-ids.ts";
import { checkPathParameters } from "./check/check-path-parameters.ts";
import { checkPointers } from "./check/check-pointers.ts";
import { checkPoints } from "./check/check-points.ts";
import { checkReferences } from "./check/check-references.ts";
import { checkResourceNames } from "./check/check-resource-names.ts";
import { checkShape } from "./check/check-shape.ts";
import { checkVocabulary } from "./check/check-vocabulary.ts";
import { emitFiles, type GeneratedFile } from "./emit/emit-files.ts";
import { type LoadedDocument, loadDocument } from "./load/load-document.ts";
import { overlayDocument } from "./load/overlay-document.ts";
import { buildModel } from "./model/build-model.ts";
import { type OperationEntry, operationEntries } from "./model/operation-entry.ts";
import { breakAliasCycles } from "./prepare/break-alias-cycles.ts";
import { hoistSchemas } from "./prepare/hoist-schemas.ts";
import { normalizeSchemas } from "./prepare/normalize-schemas.ts";
import { prepareDocument } from "./prepare/prepare-document.ts";
import { repairDocument } from "./prepare/repair-document.ts";

export interface GenerateOptions {
  /**
   * Path or `file:` URL of an OpenAPI 3 document in JSON or YAML; or a document in a package of specs that is
   * installed in the working folder, like `@seamline/specs/retention/v1`; or the document itself, which is not changed.
   */
  readonly spec: string | URL | object;
  /** Paths or `file:` URLs of OpenAPI Overlay 1.0 or 1.1 files, which apply to the document in this order. */
  readonly overlays?: readonly (string | URL)[];
  /** Name of the client's interface. Default: the title of the document and `Client`. */
  readonly clientName?: string;
  /** The command that the header of every file names. Default: `seamline-codegen`. */
  readonly command?: string;
  /** Module that users merge extension points into, for the example in its comment. Default: `./types.gen.js`. */
  readonly moduleName?: string;
  /** What the client's comment calls the profile. Default: the title of the last overlay, else `x-profile`. */
  readonly profile?: string;
}

/**
 * Generates the types and data of a client. Reads the document, its overlays and the files it refers to, and writes
 * nothing. The same input gives the same bytes.
 *
 * @throws SpecError when the document cannot be generated from, or an overlay does not fit it
 */
export async function generate(options: GenerateOptions): Promise<GeneratedFile[]> {
  const { profile, ...loaded } = await load(options);
  const entries = checkAndPrepare(loaded);
  normalizeSchemas(loaded.document);
  const hoisted = hoistSchemas(loaded.document, entries);
  breakAliasCycles(loaded.document);
  const model = buildModel(loaded, { ...options, profile, entries, hoisted });
  const { command = "seamline-codegen", moduleName = "./types.gen.js" } = options;
  return emitFiles(model, { command, moduleName });
}

/** The document with its overlays, and what to call its profile where the document does not say. */
async function load({
  spec,
  overlays = [],
  profile,
}: GenerateOptions): Promise<LoadedDocument & { profile?: string }> {
  const loaded = await loadDocument(spec);
  if (overlays.length === 0) {
    return { ...loaded, profile };
  }
  const { title, ...overlaid } = await overlayDocument(loaded, overlays);
  return { ...overlaid, profile: profile ?? title };
}

/** The order matters: each step relies on those before it. */
function checkAndPrepare(loaded: LoadedDocument): OperationEntry[] {
  repairDocument(loaded.document);
  checkShape(loaded);
  checkVocabulary(loaded);
  checkReferences(loaded);
  prepareDocument(loaded.document);
  const entries = operationEntries(loaded.document);
  checkOperationIds(entries, loaded.locate);
  checkPathParameters(entries, loaded.locate);
  checkPoints(loaded);
  checkResourceNames(entries, loaded.locate);
  checkPointers(loaded, entries);
  return entries;
}
