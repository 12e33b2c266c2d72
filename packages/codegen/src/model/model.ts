import type { HttpMethod, QueryParameterStyle } from "@seamline/client-core";
import type { ExtensionPoint, OpenApiDocument, Schema } from "../openapi.ts";

/** A parameter as the input of a call takes it. */
export interface ParameterModel {
  /** Key in the input. */
  readonly key: string;
  /** Name on the wire. */
  readonly name: string;
  readonly required: boolean;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly schema?: Schema;
  /** Ids of the points that the parameter names. */
  readonly points: readonly string[];
}

/** A body: its media type and, where shown, its schema. No body at all is `undefined` where this is used. */
export interface BodyModel {
  readonly mediaType: string;
  readonly schema?: Schema;
}

export interface RequestBodyModel extends BodyModel {
  readonly required: boolean;
  readonly description?: string;
}

export interface ResponseModel {
  /** As documented: `200`, `2XX`, `default`. */
  readonly status: string;
  readonly isSuccess: boolean;
  readonly description?: string;
  readonly body?: BodyModel;
  /** Ids of the points that the response names. */
  readonly points: readonly string[];
}

/** The single path parameter of the source that stands for several segments. */
export interface ResourceNameModel {
  /** Key in the input; none where the pattern has no parameters, since there is nothing to say. */
  readonly key?: string;
  readonly input: string;
  readonly pattern: string;
  /** Type of the name, where the pattern has parameters. */
  readonly typeName?: string;
}

export interface PaginationModel {
  readonly definition: Readonly<Record<string, string>>;
  readonly items: readonly string[];
}

export interface OperationModel {
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly place: readonly string[];
  readonly idempotent: boolean;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly inputName: string;
  readonly responsesName: string;
  readonly resourceName?: ResourceNameModel;
  /** Path parameters that the input takes one by one. */
  readonly pathParameters: readonly ParameterModel[];
  readonly query: readonly ParameterModel[];
  readonly header: readonly ParameterModel[];
  readonly queryStyles: Readonly<Record<string, QueryParameterStyle>>;
  readonly multiSegment: readonly string[];
  /** Ids of the points that may add query parameters. */
  readonly openQuery: readonly string[];
  /** Ids of every point that the operation names. */
  readonly points: readonly string[];
  readonly body?: RequestBodyModel;
  readonly responses: readonly ResponseModel[];
  readonly pagination?: PaginationModel;
}

/** A node of the resource tree. Children and methods are sorted by name. */
export interface ResourceNode {
  readonly name: string;
  readonly typeName: string;
  readonly children: readonly ResourceNode[];
  readonly methods: readonly { readonly name: string; readonly operation: OperationModel }[];
}

/** A pattern of resource names with parameters, and the names of what is made from it. */
export interface NamePatternModel {
  readonly pattern: string;
  readonly parameters: readonly string[];
  /** `FunctionName` */
  readonly typeName: string;
}

export interface SchemaModel {
  /** Key below `#/components/schemas`. */
  readonly key: string;
  readonly typeName: string;
  /** Interface of the shown part, where extension points are merged in. */
  readonly shownName: string;
  readonly schema: Schema;
  /** Ids of the points whose fills are merged in. */
  readonly points: readonly string[];
  /** Whether the document names the schema itself. */
  readonly isComponent: boolean;
}

/** Everything that the generated files say: plain data. */
export interface Model {
  readonly document: OpenApiDocument;
  readonly title: string;
  readonly version: string;
  readonly clientName: string;
  readonly profile?: string;
  readonly schemas: readonly SchemaModel[];
  /** Sorted by operationId. */
  readonly operations: readonly OperationModel[];
  readonly tree: ResourceNode;
  readonly namePatterns: readonly NamePatternModel[];
  /** Points that a type can carry; `undefined` when the document speaks of no points. */
  readonly typePoints?: readonly { readonly id: string; readonly point: ExtensionPoint }[];
  readonly errors?: Readonly<Record<string, string>>;
}
