/**
 * Everything that the runtime knows about a service: data without behavior, generated from an OpenAPI document.
 *
 * `@seamline/codegen` generates values of these types and checks them with `satisfies`, so a generated module does not
 * compile with an incompatible runtime version.
 */

export type HttpMethod = "GET" | "PUT" | "POST" | "DELETE" | "OPTIONS" | "HEAD" | "PATCH" | "TRACE";

/** A resource name: one path parameter in the source document that contains slashes and spans several segments. */
export interface ResourceNameDefinition {
  /** Key of the call's input for the name: `name`, `parent`, `resource`, `location`. */
  readonly input: string;
  /** Pattern that uses the parameters of the operation's path template: `projects/{project}/locations/{location}`. */
  readonly pattern: string;
}

/** Serialization of a query parameter that differs from OpenAPI's default (`form`, exploded). */
export interface QueryParameterStyle {
  readonly style?: "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";
  readonly explode?: boolean;
}

/** Serialization of a form member. With `style` or `explode`, the content type is ignored. */
export interface FormEncoding extends QueryParameterStyle {
  /** Media type of the member, or the allowed media types. */
  readonly contentType?: string;
}

/** Serialization of a body for openapi-fetch. */
export interface BodySerialization {
  /** `null` if the platform sets the header; absent for openapi-fetch's default, which is JSON. */
  readonly contentType?: string | null | undefined;
  /** Absent for a request without a body. */
  readonly bodySerializer?: unknown;
}

/** Serializes an object as a form. */
export type FormEncoder = (
  body: unknown,
  operation: Pick<OperationDefinition, "requestType" | "encoding">,
) => BodySerialization;

/** Serializes an object with cookies as the value of the `Cookie` header, after the cookies in `others`. */
export type CookieWriter = (cookies: unknown, others: string | undefined) => string;

/** A list with page numbers. Pointers (RFC 6901) refer to the response body. */
export interface PagePagination {
  readonly style: "page";
  /** Query parameter for the page number. */
  readonly parameter: string;
  readonly items: string;
  readonly current: string;
  readonly total?: string;
  /** Pointer to a boolean that is true if there are more pages. */
  readonly more: string;
}

/** A list with opaque page tokens. Pointers (RFC 6901) refer to the response body. */
export interface TokenPagination {
  readonly style: "token";
  /** Query parameter for the page token. */
  readonly parameter: string;
  readonly items: string;
  readonly next: string;
}

/**
 * A list whose pages begin at an item offset. Pointers (RFC 6901) refer to the response body. Without `more` and
 * `total`, the list ends with its first empty page.
 */
export interface OffsetPagination {
  readonly style: "offset";
  /** Query parameter for the number of items before the page. */
  readonly parameter: string;
  readonly items: string;
  /** Pointer to the page's offset. */
  readonly current?: string;
  /** Pointer to the number of items in the whole list. */
  readonly total?: string;
  /** Pointer to a boolean that is true if there are more pages. */
  readonly more?: string;
}

/**
 * A list whose next page begins after an item. Pointers (RFC 6901) refer to the response body. Without `more`, the list
 * ends with its first empty page.
 */
export interface CursorPagination {
  readonly style: "cursor";
  /** Query parameter for the cursor of the item before the page. */
  readonly parameter: string;
  readonly items: string;
  /** Pointer from the last item of a page to its cursor. */
  readonly cursor: string;
  /** Pointer to a boolean that is true if there are more pages. */
  readonly more?: string;
}

/** A list whose pages contain the URL of the next page. Only the query of this URL is used. */
export interface LinkPagination {
  readonly style: "link";
  readonly items: string;
  /** Pointer (RFC 6901) to the URL in the response body. Default: the `next` link in the `Link` header (RFC 8288). */
  readonly next?: string;
}

/** A list that is complete in one response. */
export interface SinglePagination {
  readonly style: "single";
  /** Pointer (RFC 6901) to the items in the response body. */
  readonly items: string;
}

export type PaginationDefinition =
  | PagePagination
  | TokenPagination
  | OffsetPagination
  | CursorPagination
  | LinkPagination
  | SinglePagination;

/**
 * An operation that responds with a long-running operation, or with a resource that has a status. Pointers (RFC 6901)
 * refer to its response body and to the response body of `get`; an empty pointer is the whole body.
 */
export interface LongRunningDefinition {
  /** operationId of the operation that reads the state. */
  readonly get: string;
  /** operationId of the cancel operation, if the service has one. */
  readonly cancel?: string;
  /** Parameters of `get` and `cancel`: maps input key to pointer. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Pointer to a boolean that is true once the operation is done. With `doneValues`, a pointer to a string. */
  readonly done: string;
  /** Values at `done` that mean the operation is done. */
  readonly doneValues?: readonly string[];
  /** The `doneValues` that mean the operation has failed. */
  readonly failedValues?: readonly string[];
  /** Pointer to the error of a failed operation. Its `code`, `message` and `details` are read. */
  readonly error?: string;
  /** Pointer to the result. */
  readonly response?: string;
  readonly metadata?: string;
}

/** A feature of an operation, described only in another profile. */
export interface UnshownFeatureDefinition {
  readonly feature: "pages" | "longRunning";
  /** Module of the client that supports the feature. */
  readonly describedIn: string;
}

/** A response whose items arrive one at a time. */
export interface StreamDefinition {
  /** Media type for the `Accept` header. */
  readonly mediaType: string;
  /** Server-sent events, JSON lines, or JSON values that begin with an RS character (RFC 7464). */
  readonly format: "events" | "lines" | "records";
  /** `json` if all event data is JSON, `mixed` if some of it is text. Absent if all of it is text. */
  readonly data?: "json" | "mixed";
}

/** Pointers (RFC 6901) to the parts of the service's error bodies. */
export interface ErrorPointers {
  readonly code?: string;
  readonly message?: string;
  readonly field?: string;
  readonly requestId?: string;
}

/** One operation of a document. */
export interface OperationDefinition {
  /** An `HttpMethod`, or another method such as `QUERY`, which is sent unchanged. */
  readonly method: string;
  /** Path template: `/v1/matters/{matterId}:close`. */
  readonly path: string;
  /** Position in the resource tree. The last element is the method: `["matters", "close"]`. */
  readonly place: readonly string[];
  /** Whether several identical calls have the same effect as one (RFC 9110 section 9.2.2). */
  readonly idempotent: boolean;
  readonly resourceName?: ResourceNameDefinition;
  /** Path parameters whose values may contain slashes. */
  readonly multiSegment?: readonly string[];
  /** Maps input keys to path parameters with a different name (a path parameter named `query`, `body` or `header`). */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Query parameters whose serialization differs from OpenAPI's default. */
  readonly query?: Readonly<Record<string, QueryParameterStyle>>;
  /** Media type of the request body, if it is not `application/json`. */
  readonly requestType?: string;
  /** Members of a form whose serialization differs from OpenAPI's default. */
  readonly encoding?: Readonly<Record<string, FormEncoding>>;
  /** Serializes a form: `formBody` or `multipartBody`. A reference, so that bundles omit unused code. */
  readonly encode?: FormEncoder;
  /** Serializes cookie parameters: `writeCookies`. A reference, so that bundles omit unused code. */
  readonly cookies?: CookieWriter;
  /** Media types of the response that a call can choose from. The first is the default. */
  readonly accept?: readonly string[];
  /** Header for the idempotency key, if the document describes one. Each call without a key gets a random one. */
  readonly idempotencyHeader?: string;
  readonly pagination?: PaginationDefinition;
  readonly longRunning?: LongRunningDefinition;
  readonly stream?: StreamDefinition;
  readonly unshown?: UnshownFeatureDefinition;
}

/** Operations by operationId. */
export type OperationTable = Readonly<Record<string, OperationDefinition>>;

/** Facts shared by all operations of a document. */
export interface ServiceDescription<Title extends string = string> {
  /** Title of the document, used in messages. */
  readonly title: Title;
  readonly errors?: ErrorPointers;
}

/** Definition of a document's operations. */
export interface DocumentDefinition extends ServiceDescription {
  readonly operations: OperationTable;
}
