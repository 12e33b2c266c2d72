/**
 * What the runtime knows of a service: data, generated from an OpenAPI document, never behaviour.
 *
 * `@seamline/codegen` writes values of these types and checks them with `satisfies`, so that a generated
 * module and a runtime of another version do not compile together.
 */

export type HttpMethod = "GET" | "PUT" | "POST" | "DELETE" | "OPTIONS" | "HEAD" | "PATCH" | "TRACE";

/** A path parameter of the source that is a resource name: it contains slashes and stands for several segments. */
export interface ResourceNameDefinition {
  /** Key of the call's input that takes the name: `name`, `parent`, `resource`, `location`. */
  readonly input: string;
  /** `projects/{project}/locations/{location}`: the parameters are those of the operation's path template. */
  readonly pattern: string;
}

/** How a query parameter is written when it is not OpenAPI's default (`form`, exploded). */
export interface QueryParameterStyle {
  readonly style?: "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";
  readonly explode?: boolean;
}

/** A list whose pages are numbered. Pointers (RFC 6901) lead into the response body. */
export interface PagePagination {
  readonly style: "page";
  /** Query parameter that takes the page number. */
  readonly parameter: string;
  readonly items: string;
  readonly current: string;
  readonly total?: string;
  /** Pointer to the boolean that says whether further pages exist. */
  readonly more: string;
}

/** A list whose pages are chained by opaque tokens. Pointers (RFC 6901) lead into the response body. */
export interface TokenPagination {
  readonly style: "token";
  /** Query parameter that takes the token. */
  readonly parameter: string;
  readonly items: string;
  readonly next: string;
}

export type PaginationDefinition = PagePagination | TokenPagination;

/**
 * An operation whose response is a long-running operation, or a resource whose status says how far it is. Pointers
 * (RFC 6901) lead into that body, and into the body of `get`; an empty one is the whole body.
 */
export interface LongRunningDefinition {
  /** operationId of the operation that reads the state. */
  readonly get: string;
  /** operationId of the operation that cancels, where the service has one. */
  readonly cancel?: string;
  /** What `get` and `cancel` take: input key to pointer. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Pointer to the boolean that says whether the operation is over; to a text, where there are `doneValues`. */
  readonly done: string;
  /** Texts that say that the operation is over. */
  readonly doneValues?: readonly string[];
  /** Those of them that say that it has failed. */
  readonly failedValues?: readonly string[];
  /** Pointer to what is there only when the operation has failed; its `code`, `message` and `details` are read. */
  readonly error?: string;
  /** Pointer to the result. */
  readonly response?: string;
  readonly metadata?: string;
}

/** A feature of an operation that only another profile of the document shows. */
export interface UnshownFeatureDefinition {
  readonly feature: "pages" | "longRunning";
  /** Module of the client that has the feature. */
  readonly describedIn: string;
}

/** Where an error body of the service keeps its parts. Pointers (RFC 6901). */
export interface ErrorPointers {
  readonly code?: string;
  readonly message?: string;
  readonly field?: string;
  readonly requestId?: string;
}

/** One operation of a document. */
export interface OperationDefinition {
  readonly method: HttpMethod;
  /** OpenAPI path template: `/v1/matters/{matterId}:close`. */
  readonly path: string;
  /** Place in the resource tree; the last element is the method: `["matters", "close"]`. */
  readonly place: readonly string[];
  /** Whether repeating the call has the effect of one call (RFC 9110 section 9.2.2). */
  readonly idempotent: boolean;
  readonly resourceName?: ResourceNameDefinition;
  /** Path parameters whose value may span several segments. */
  readonly multiSegment?: readonly string[];
  /** Input key to path parameter, where the two differ (a path parameter called `query`, `body` or `header`). */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Query parameters that are not written in OpenAPI's default style. */
  readonly query?: Readonly<Record<string, QueryParameterStyle>>;
  /** Media type of the request body, where it is not `application/json`. */
  readonly requestType?: string;
  readonly pagination?: PaginationDefinition;
  readonly longRunning?: LongRunningDefinition;
  readonly unshown?: UnshownFeatureDefinition;
}

/** Operations by operationId. */
export type OperationTable = Readonly<Record<string, OperationDefinition>>;

/** What a document says of its operations. */
export interface DocumentDefinition {
  /** Title of the document, for messages. */
  readonly title: string;
  readonly operations: OperationTable;
  readonly errors?: ErrorPointers;
}
