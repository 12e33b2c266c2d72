import type { HttpMethod, QueryParameterStyle } from "@seamline/client-core";
import type { ExtensionPoint, OpenApiDocument, Schema } from "../document/editable-document.ts";
import type { ValidatorsModel } from "../validators/describe-validators.ts";

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

/** Query parameters or headers of an operation. */
export interface ParameterGroup {
  readonly all: readonly ParameterModel[];
  /** Those that not every operation takes. */
  readonly own: readonly ParameterModel[];
  /** `ListMattersQuery`, or the type that every operation shares; none where there are no parameters. */
  readonly typeName?: string;
}

/** What every operation has, and the type that says it once. */
export interface CommonModel<Member> {
  readonly typeName: string;
  readonly members: readonly Member[];
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

/** How a call waits for the operation that it starts: operationIds, JSON pointers into its body, and texts in it. */
export interface LongRunningModel {
  /** Operation that reads the state. */
  readonly get: string;
  /** What it takes, by the keys of its input. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly done: string;
  /** Operation that cancels, where there is one. */
  readonly cancel?: string;
  readonly doneValues?: readonly string[];
  readonly failedValues?: readonly string[];
  readonly error?: string;
  readonly response?: string;
  readonly metadata?: string;
}

/** Privileges or permissions that a caller needs. */
export interface PermissionsModel {
  /** Whether one of them is enough. */
  readonly isAny: boolean;
  readonly names: readonly string[];
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
  /** Parameters of the path template, under their names there. */
  readonly segments: readonly ParameterModel[];
  /** Path parameters that the input takes one by one. */
  readonly pathParameters: readonly ParameterModel[];
  readonly query: ParameterGroup;
  readonly header: ParameterGroup;
  readonly queryStyles: Readonly<Record<string, QueryParameterStyle>>;
  readonly multiSegment: readonly string[];
  /** Ids of the points that may add query parameters. */
  readonly openQuery: readonly string[];
  /** Ids of every point that the operation names. */
  readonly points: readonly string[];
  readonly body?: RequestBodyModel;
  readonly responses: readonly ResponseModel[];
  readonly pagination?: PaginationModel;
  readonly longRunning?: LongRunningModel;
  readonly permissions?: PermissionsModel;
  /** Any one of them is enough. */
  readonly scopes: readonly string[];
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
  readonly printableName: string;
  readonly schema: Schema;
  /** Ids of the points whose fills are merged in. */
  readonly points: readonly string[];
  /** Whether the document names the schema itself. */
  readonly isComponent: boolean;
}

export type EnumValue = string | number;

/** An enumeration that has a name, and the names of what is made of it. */
export interface EnumModel {
  /** `MatterState` */
  readonly typeName: string;
  /** `matterStateValues` */
  readonly valuesName: string;
  /** `isMatterState` */
  readonly guardName: string;
  /** Each once, in the order of the document. */
  readonly values: readonly EnumValue[];
  /** Names of the values, in their order, where they are numbers that have names. */
  readonly labels?: readonly string[];
}

/** Everything that the generated files say: plain data. */
export interface Model {
  readonly document: OpenApiDocument;
  readonly title: string;
  /** Version of the API, `x-api-version`: `info.version` is that of the description. */
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
  /** Points that a type can carry; `undefined` when the document speaks of no points. */
  readonly typePoints?: readonly { readonly id: string; readonly point: ExtensionPoint }[];
  readonly errors?: Readonly<Record<string, string>>;
  /** A profile of the same document that shows more. */
  readonly fuller?: FullerProfile;
  /** Where they are asked for. */
  readonly validators?: ValidatorsModel;
  /** The document as an emulator reads it, if the options request it. */
  readonly contract?: object;
}

/** A profile of the same document that shows more. */
export interface FullerProfile {
  /** Module of its client. */
  readonly moduleName: string;
  /** Features that only this profile shows, by operationId. */
  readonly features: ReadonlyMap<string, UnshownFeature>;
}

/** What a method can do in the client of a fuller profile. */
export interface UnshownFeature {
  readonly feature: "pages" | "longRunning";
  /** Module of the client that has the feature. */
  readonly describedIn: string;
}
