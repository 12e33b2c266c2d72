import { ErrorCollector } from "@seamline/openapi/error-collector";
import type { SpecError } from "@seamline/openapi/spec-error";
import { checkOperationIds } from "./check/check-operation-ids.ts";
import { checkPathParameters } from "./check/check-path-parameters.ts";
import { checkPointers } from "./check/check-pointers.ts";
import { checkPoints } from "./check/check-points.ts";
import { checkReferences } from "./check/check-references.ts";
import { checkRequired } from "./check/check-required.ts";
import { checkResourceNames } from "./check/check-resource-names.ts";
import { checkShape } from "./check/check-shape.ts";
import { checkTags } from "./check/check-tags.ts";
import { checkVocabulary } from "./check/check-vocabulary.ts";
import { findUnsupported } from "./check/find-unsupported.ts";
import type { OpenApiDocument } from "./document/editable-document.ts";
import { type OperationEntry, operationEntries } from "./document/operation-entry.ts";
import type { LoadedDocument } from "./load/load-document.ts";
import { loadOverlaid, type OverlaidDocument } from "./load/overlay-document.ts";
import { buildModel } from "./model/build-model.ts";
import type { Model } from "./model/model.ts";
import { type OperationPlaces, placeOperations } from "./model/places.ts";
import type { ChosenName } from "./model/type-name.ts";
import { breakAliasCycles } from "./prepare/break-alias-cycles.ts";
import { hoistSchemas } from "./prepare/hoist-schemas.ts";
import { normalizeSchemas } from "./prepare/normalize-schemas.ts";
import { prepareDocument } from "./prepare/prepare-document.ts";
import { repairDocument } from "./prepare/repair-document.ts";
import { showRequired } from "./prepare/show-required.ts";
import { describeValidators, type ValidatorsModel } from "./validators/describe-validators.ts";

/** The document to read, and the overlays to apply to it. */
export interface SourceOptions {
  /**
   * Path or `file:` URL of an OpenAPI 3 document in JSON or YAML, the specifier of a document in an installed package,
   * such as `@seamline/specs/retention/v1`, or the document itself, which is not modified.
   */
  readonly spec: string | URL | object;
  /** Paths or `file:` URLs of OpenAPI Overlay 1.0, 1.1 or 1.2 files, in order of application. */
  readonly overlays?: readonly (string | URL)[];
}

export interface LoadOptions extends SourceOptions {
  /** User-defined name of the interface with all operations. */
  readonly chosenName?: ChosenName;
  readonly profile?: string;
  readonly validators?: boolean;
  readonly document?: boolean;
  readonly names?: "short" | "full" | undefined;
  /** Called for every part of the document that clients cannot represent. */
  readonly onWarning?: ((warning: SpecError) => unknown) | undefined;
  /** Modifies the document in place after it has been checked. */
  readonly adapt?: (document: OpenApiDocument) => void;
}

/**
 * Reads a document, its overlays and the referenced files, checks them, and builds the model for the generated files.
 *
 * @throws SpecError if no client can be generated from the document, or if an overlay does not fit it
 */
export async function loadModel(options: LoadOptions): Promise<Model> {
  const { profile, ...loaded } = await load(options);
  const { entries, places, ...requested } = checkAndPrepare(loaded, options);
  normalizeSchemas(loaded.document);
  options.adapt?.(loaded.document);
  const hoisted = hoistSchemas(loaded.document, entries);
  breakAliasCycles(loaded.document);
  const model = buildModel(loaded, { chosenName: options.chosenName, profile, entries, places, hoisted });
  return { ...model, ...requested };
}

/** Loads the document with its overlays, and the default name of its profile. */
async function load({
  spec,
  overlays = [],
  profile,
}: LoadOptions): Promise<OverlaidDocument & { profile?: string }> {
  const { title, ...loaded } = await loadOverlaid(spec, overlays);
  return { ...loaded, profile: profile ?? title };
}

interface CheckedDocument {
  readonly entries: readonly OperationEntry[];
  readonly places: OperationPlaces;
  readonly validators?: ValidatorsModel;
  readonly contract?: object;
}

/**
 * Runs the checks in order, because each step relies on earlier steps. Problems found by independent checks are
 * reported together.
 */
function checkAndPrepare(loaded: LoadedDocument, options: LoadOptions): CheckedDocument {
  const { document, locate } = loaded;
  repairDocument(document);
  checkShape(loaded);
  const first = new ErrorCollector();
  for (const check of [checkVocabulary, checkReferences, checkRequired, checkTags])
    first.attempt(() => check(loaded));
  first.throwIfAny();
  const { onWarning } = options;
  if (onWarning) for (const warning of findUnsupported(loaded)) onWarning(warning);
  prepareDocument(document);
  // Copy the document, because later steps simplify it for types.
  const contract = options.document && structuredClone(document);
  const entries = operationEntries(document);
  const second = new ErrorCollector();
  second.attempt(() => checkOperationIds(entries, locate));
  second.attempt(() => checkPathParameters(entries, locate));
  // Validators need the original schemas, because later steps simplify schemas for types.
  const validators = second.attempt(() =>
    options.validators ? describeValidators(loaded, entries) : undefined,
  );
  showRequired(document);
  second.attempt(() => checkPoints(loaded));
  second.attempt(() => checkResourceNames(entries, locate));
  second.attempt(() => checkPointers(loaded, entries));
  const places = second.attempt(() => placeOperations(entries, loaded, options.names));
  second.throwIfAny();
  return {
    entries,
    places: places as OperationPlaces,
    ...(validators && { validators }),
    ...(contract && { contract }),
  };
}
