import type { Location } from "@redocly/openapi-core";
import type { Located } from "./located.ts";
import type { Fragment, Reference } from "./reference-resolver.ts";
import type { SchemaModel } from "./schema-model.ts";

/**
 * A document as the rules read it: every object once, references followed, with its place. Rules look at the authored
 * files before they are bundled and report a line of one of them, so that Redocly resolves their references.
 */
export interface DocumentModel {
  readonly root: Located;
  /** The version of the API; the inventory names documents by it. */
  readonly version: string;
  /** Extension points that the document leaves open, by id. */
  readonly points: ReadonlyMap<string, Located>;
  /** Extension points that overlays have filled, by id. */
  readonly filledPoints: ReadonlyMap<string, Located>;
  /** Whether overlays were applied, so that the document says more than its source shows. */
  readonly isFilled: boolean;
  /** `x-facts`, by id. */
  readonly facts: ReadonlyMap<string, Located>;
  /** `x-inferred-reasons`, by name. */
  readonly inferredReasons: ReadonlyMap<string, Located>;
  /** `x-access-rules` of the root, by id. */
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
  /** Where the index of the root names the path. */
  readonly indexAt: Location;
}

export interface OperationModel extends Located {
  readonly path: string;
  /** Upper case. */
  readonly method: string;
  /** Empty where the operation has none. */
  readonly operationId: string;
  readonly parameters: readonly ParameterModel[];
  readonly requestBody?: BodyModel;
  readonly responses: readonly ResponseModel[];
}

export interface ParameterModel extends HeaderModel {
  readonly in: string;
}

/** A header, whose value is described by a schema or, rarely, by the schema of one media type. */
export interface HeaderModel extends Located {
  readonly name: string;
  readonly content: readonly MediaTypeModel[];
  readonly schema?: SchemaModel;
}

/** A request body or a response. */
export interface BodyModel extends Located {
  readonly content: readonly MediaTypeModel[];
  /** Empty for a request body, whose headers belong to the parts of an encoding. */
  readonly headers: readonly HeaderModel[];
}

export interface ResponseModel extends BodyModel {
  /** `200`, `2XX`, `default`. */
  readonly status: string;
}

export interface MediaTypeModel extends Located {
  readonly mediaType: string;
  readonly schema?: SchemaModel;
}

/** Responses that say that the call did what it should. */
export function successResponses(operation: OperationModel): ResponseModel[] {
  return operation.responses.filter(({ status }) => status.startsWith("2"));
}

/** Responses that say that the call failed. */
export function errorResponses(operation: OperationModel): ResponseModel[] {
  return operation.responses.filter(({ status }) => /^[45]|^default$/.test(status));
}

/** What callers send and what they get, an empty answer too. */
export function bodiesOf({ requestBody, responses }: OperationModel): BodyModel[] {
  return requestBody === undefined ? [...responses] : [requestBody, ...responses];
}

/** Every extension point of a document, be it open or filled. */
export function knownPoints({ points, filledPoints }: DocumentModel): ReadonlyMap<string, Located> {
  return new Map([...filledPoints, ...points]);
}

/** `GET /v1/matters`, for messages. */
export function callOf({ method, path }: OperationModel): string {
  return `${method} ${path}`;
}
