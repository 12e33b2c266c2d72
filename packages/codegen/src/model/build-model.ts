import { SpecError } from "@seamline/openapi/spec-error";
import { walkDocument } from "@seamline/openapi/walk-document";
import type { OpenApiDocument } from "../document/editable-document.ts";
import type { OperationEntry } from "../document/operation-entry.ts";
import { definedPoints } from "../document/points.ts";
import { byCodePoint, pascalCase } from "../identifiers.ts";
import type { LoadedDocument } from "../load/load-document.ts";
import { NameRegistry } from "../name-registry.ts";
import { describeCommonFailures, describeCommonQuery } from "./common-members.ts";
import { describeEnums } from "./enums.ts";
import type { Model, OperationModel, SchemaModel } from "./model.ts";
import { collectNamePatterns } from "./name-patterns.ts";
import { describeOperations } from "./operations.ts";
import type { OperationPlaces } from "./places.ts";
import { reservedNames } from "./reserved-names.ts";
import { buildTree } from "./resource-tree.ts";
import { inlinePoints, nameSchemas } from "./schemas.ts";
import { describeServers } from "./servers.ts";
import { type ChosenName, faultOfChosenName, faultOfTakenName, type NameFault } from "./type-name.ts";

export interface ModelOptions {
  /** Operations of the document, in order. */
  readonly entries: readonly OperationEntry[];
  readonly places: OperationPlaces;
  /** Keys of schemas that are not named in the document. */
  readonly hoisted: ReadonlySet<string>;
  /** User-defined name for the client's interface. Default: the title of the document followed by `Client`. */
  readonly chosenName?: ChosenName;
  readonly profile?: string;
}

/**
 * Builds the contents of the generated files as plain data.
 *
 * @throws SpecError if the chosen name is invalid or taken
 */
export function buildModel(
  { document }: LoadedDocument,
  { entries, places, hoisted, ...options }: ModelOptions,
): Model {
  const title = titleOf(document);
  const { chosenName } = options;
  assertValid(chosenName && faultOfChosenName(chosenName));
  const names = new NameRegistry([...reservedNames, ...(chosenName?.comesFirst ? [chosenName.name] : [])]);
  const clientName = chosenName?.name ?? names.claim(`${pascalCase(title)}Client`);
  const schemas = nameSchemas(document, hoisted, names);
  const patterns = collectNamePatterns(entries, names);
  const commonQuery = describeCommonQuery(entries, names);
  const operations = describeOperations({ entries, document, places, patterns, names, commonQuery });
  const commonFailures = describeCommonFailures(operations, names);
  const profile = options.profile ?? document["x-profile"];
  const errors = document["x-errors"];
  const apiVersion = document["x-api-version"];
  const typePoints = speaksOfPoints(document) && typePointsOf(document, schemas, operations);
  const tree = buildTree(operations, clientName, names);
  assertValid(chosenName && faultOfTakenName(chosenName, names.taken));
  return {
    document,
    title,
    ...(apiVersion !== undefined && { apiVersion }),
    clientName,
    schemas,
    enums: describeEnums(schemas),
    operations,
    tree,
    namePatterns: patterns,
    servers: describeServers(document),
    ...(commonQuery && { commonQuery }),
    ...(commonFailures && { commonFailures }),
    ...(profile !== undefined && { profile }),
    ...(typePoints && { typePoints }),
    ...(errors && { errors }),
  };
}

function titleOf({ info }: OpenApiDocument): string {
  return String(info?.title ?? "API")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function assertValid(fault: NameFault | undefined): void {
  if (fault !== undefined) throw new SpecError(fault.problem, fault.remedy);
}

/** Returns whether the document defines open or filled points. Users may also look for filled points. */
function speaksOfPoints(document: OpenApiDocument): boolean {
  return document["x-extension-points"] !== undefined || document["x-filled-points"] !== undefined;
}

/** Returns the points whose fills become part of a type, sorted by id. */
function typePointsOf(
  document: OpenApiDocument,
  schemas: readonly SchemaModel[],
  operations: readonly OperationModel[],
): NonNullable<Model["typePoints"]> {
  const used = new Set([
    ...schemas.flatMap(({ points }) => points),
    ...operations.flatMap(({ openQuery }) => openQuery),
  ]);
  walkDocument(document, (node, kind) => {
    if (kind === "schemas") {
      for (const id of inlinePoints(node)) used.add(id);
    }
  });
  const ids = [...used].sort(byCodePoint);
  return ids.map((id) => ({ id, point: definedPoints(document)[id] ?? {} }));
}
