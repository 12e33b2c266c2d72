import type { FormEncoding, QueryParameterStyle, StreamDefinition } from "@seamline/client-core";
import type { ExtensionPoint, OpenApiDocument, Schema } from "../document/editable-document.ts";
import type { ValidatorsModel } from "../validators/describe-validators.ts";

/** A parameter in the input of a call. */
export interface ParameterModel {
  readonly key: string;
  readonly name: string;
  readonly required: boolean;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly schema?: Schema;
  readonly points: readonly string[];
}

/** An operation's query parameters or headers. */
export interface ParameterGroup {
  readonly all: readonly ParameterModel[];
  /** Parameters that are not shared by all operations. */
  readonly own: readonly ParameterModel[];
  /** `ListMattersQuery`, or the type shared by all operations. Missing for operations without parameters. */
  readonly typeName?: string;
}

/** Members shared by all operations, and their type name. */
export interface CommonModel<Member> {
  readonly typeName: string;
  readonly members: readonly Member[];
}

/** A body: its media type and, if documented, its schema. */
export interface BodyModel {
  readonly mediaType: string;
  readonly schema?: Schema;
}

export interface RequestBodyModel extends BodyModel {
  readonly required: boolean;
  readonly description?: string;
  /** Documented encodings of form members, by name. */
  readonly encoding: Readonly<Record<string, FormEncoding>>;
}

export interface ResponseModel {
  /** Status as documented: `200`, `2XX` or `default`. */
  readonly status: string;
  readonly isSuccess: boolean;
  readonly description?: string;
  readonly body?: BodyModel;
  /** Bodies by media type, if a call can choose one of them. */
  readonly choices?: readonly BodyModel[];
  readonly points: readonly string[];
}

/** A resource name: several path segments that are a single parameter in the source. */
export interface ResourceNameModel {
  /** Key in the input; missing if the pattern has no parameters. */
  readonly key?: string;
  readonly input: string;
  readonly pattern: string;
  /** Type of the name; missing if the pattern has no parameters. */
  readonly typeName?: string;
}

export interface PaginationModel {
  readonly definition: Readonly<Record<string, string>>;
  readonly items: readonly string[];
}

/** Data for waiting for a long-running operation: operationIds, JSON pointers into bodies, and values. */
export interface LongRunningModel {
  /** Operation that reads the state. */
  readonly get: string;
  /** Pointers to the inputs of `get`, by input key. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly done: string;
  /** Cancel operation, if any. */
  readonly cancel?: string;
  readonly doneValues?: readonly string[];
  readonly failedValues?: readonly string[];
  readonly error?: string;
  readonly response?: string;
  readonly metadata?: string;
}

/** A response whose items arrive one at a time. */
export interface StreamModel {
  readonly definition: StreamDefinition;
  /** Schema of an item, if documented. */
  readonly schema?: Schema;
  /** Whether the schema describes the data of an event instead of the event. */
  readonly isDataOnly: boolean;
}

export interface PermissionsModel {
  /** True if any one of the permissions is sufficient. */
  readonly isAny: boolean;
  readonly names: readonly string[];
}

export interface OperationModel {
  readonly id: string;
  /** HTTP method as sent. */
  readonly method: string;
  readonly path: string;
  readonly place: readonly string[];
  readonly idempotent: boolean;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly inputName: string;
  readonly responsesName: string;
  readonly resourceName?: ResourceNameModel;
  /** Parameters of the path template, with their template names as keys. */
  readonly segments: readonly ParameterModel[];
  /** Path parameters that are separate members of the input. */
  readonly pathParameters: readonly ParameterModel[];
  readonly query: ParameterGroup;
  readonly header: ParameterGroup;
  readonly cookie: ParameterGroup;
  /** Response media types that the client accepts, default first. Empty for a single media type. */
  readonly accept: readonly string[];
  /** Name of the type with the media types, if a call can choose one of them. */
  readonly acceptName?: string;
  /** Name of the header for the idempotency key, if the document describes one. */
  readonly idempotencyHeader?: string;
  readonly queryStyles: Readonly<Record<string, QueryParameterStyle>>;
  readonly multiSegment: readonly string[];
  readonly openQuery: readonly string[];
  readonly points: readonly string[];
  readonly body?: RequestBodyModel;
  readonly responses: readonly ResponseModel[];
  readonly pagination?: PaginationModel;
  readonly longRunning?: LongRunningModel;
  readonly stream?: StreamModel;
  readonly permissions?: PermissionsModel;
  /** Alternative scopes: a caller needs only one of them. */
  readonly scopes: readonly string[];
}

export interface ResourceNode {
  readonly name: string;
  readonly typeName: string;
  readonly children: readonly ResourceNode[];
  readonly methods: readonly { readonly name: string; readonly operation: OperationModel }[];
}

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
  /** Name of the interface with the documented members, if extension points are merged in. */
  readonly printableName: string;
  readonly schema: Schema;
  /** Ids of the extension points whose fills are merged in. */
  readonly points: readonly string[];
  readonly isComponent: boolean;
}

export type EnumValue = string | number;

/** A named enum, with the names of its exports. */
export interface EnumModel {
  /** `MatterState` */
  readonly typeName: string;
  /** `matterStateValues` */
  readonly valuesName: string;
  /** `isMatterState` */
  readonly guardName: string;
  /** Distinct values, in document order. */
  readonly values: readonly EnumValue[];
  /** Names of numeric values, in the same order. */
  readonly labels?: readonly string[];
}

/** Contents of the generated files, as plain data. */
export interface Model {
  readonly document: OpenApiDocument;
  readonly title: string;
  /** Version of the API from `x-api-version`. `info.version` is the version of the document. */
  readonly apiVersion?: string;
  readonly clientName: string;
  readonly profile?: string;
  readonly schemas: readonly SchemaModel[];
  readonly enums: readonly EnumModel[];
  /** Sorted by operationId. */
  readonly operations: readonly OperationModel[];
  readonly commonQuery?: CommonModel<ParameterModel>;
  readonly commonFailures?: CommonModel<ResponseModel>;
  readonly tree: ResourceNode;
  readonly namePatterns: readonly NamePatternModel[];
  /** Extension points of types; `undefined` if the document defines no points. */
  readonly typePoints?: readonly { readonly id: string; readonly point: ExtensionPoint }[];
  readonly errors?: Readonly<Record<string, string>>;
  readonly servers: readonly ServerModel[];
  readonly fuller?: FullerProfile;
  readonly validators?: ValidatorsModel;
  readonly contract?: object;
}

/** A server of the document that can receive requests. */
export interface ServerModel {
  readonly url: string;
  readonly description?: string;
  readonly variables: Readonly<Record<string, ServerVariableModel>>;
}

export interface ServerVariableModel {
  readonly default: string;
  readonly enum?: readonly string[];
  readonly description?: string;
}

/** A profile of the same document with more features. */
export interface FullerProfile {
  /** Its client's module. */
  readonly moduleName: string;
  /** Features that only this profile has, by operationId. */
  readonly features: ReadonlyMap<string, UnshownFeature>;
}

/** A feature that a method has only in the client of a fuller profile. */
export interface UnshownFeature {
  readonly feature: "pages" | "longRunning";
  /** Module of the client that has the feature. */
  readonly describedIn: string;
}
