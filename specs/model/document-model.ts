import type { Location } from "@redocly/openapi-core";
import type { Located } from "./located.ts";
import type { Fragment, Reference } from "./reference-resolver.ts";
import type { SchemaModel } from "./schema-model.ts";

/**
 * Model of a document for use in rules. It contains each object once, with resolved references and locations. Redocly
 * resolves the references, because rules read the authored files before bundling and report their lines.
 */
export interface DocumentModel {
  readonly root: Located;
  /** API version, which identifies the document in the inventory. */
  readonly version: string;
  /** Extension points that the document leaves open, by id. */
  readonly points: ReadonlyMap<string, Located>;
  /** Extension points filled by overlays, by id. */
  readonly filledPoints: ReadonlyMap<string, Located>;
  /** True if overlays were applied, so the document contains more than its source shows. */
  readonly isFilled: boolean;
  /** Entries of `x-facts`, by id. */
  readonly facts: ReadonlyMap<string, Located>;
  /** Entries of `x-inferred-reasons`, by name. */
  readonly inferredReasons: ReadonlyMap<string, Located>;
  /** Entries of `x-access-rules`, by id. */
  readonly accessRules: ReadonlyMap<string, Located>;
  readonly pathItems: readonly PathItemModel[];
  readonly operations: readonly OperationModel[];
  readonly parameters: readonly ParameterModel[];
  readonly responses: readonly Located[];
  readonly requestBodies: readonly Located[];
  readonly schemas: readonly SchemaModel[];
  readonly references: readonly Reference[];
  readonly fragments: readonly Fragment[];
}

export interface PathItemModel extends Located {
  readonly path: string;
  /** Location of the path in the root document. */
  readonly indexAt: Location;
}

export interface OperationModel extends Located {
  readonly path: string;
  readonly method: string;
  /** Empty if the operation has no operationId. */
  readonly operationId: string;
  readonly parameters: readonly ParameterModel[];
  readonly requestBody?: BodyModel;
  readonly responses: readonly ResponseModel[];
}

export interface ParameterModel extends HeaderModel {
  readonly in: string;
}

/** A header. Its schema is in `schema` or, rarely, in the only media type of `content`. */
export interface HeaderModel extends Located {
  readonly name: string;
  readonly content: readonly MediaTypeModel[];
  readonly schema?: SchemaModel;
}

export interface BodyModel extends Located {
  readonly content: readonly MediaTypeModel[];
  /** Always empty for a request body, because only its parts can have headers (in `encoding`). */
  readonly headers: readonly HeaderModel[];
}

export interface ResponseModel extends BodyModel {
  /** Status code, range or default: `200`, `2XX` or `default`. */
  readonly status: string;
}

export interface MediaTypeModel extends Located {
  readonly mediaType: string;
  readonly schema?: SchemaModel;
}

export function successResponses(operation: OperationModel): ResponseModel[] {
  return operation.responses.filter(({ status }) => status.startsWith("2"));
}

export function errorResponses(operation: OperationModel): ResponseModel[] {
  return operation.responses.filter(({ status }) => /^[45]|^default$/.test(status));
}

/** Returns the request body and all responses, including those without content. */
export function bodiesOf({ requestBody, responses }: OperationModel): BodyModel[] {
  return requestBody === undefined ? [...responses] : [requestBody, ...responses];
}

/** Returns every extension point of a document, open or filled. */
export function knownPoints({ points, filledPoints }: DocumentModel): ReadonlyMap<string, Located> {
  return new Map([...filledPoints, ...points]);
}

/** Formats an operation for messages: `GET /v1/matters`. */
export function callOf({ method, path }: OperationModel): string {
  return `${method} ${path}`;
}
