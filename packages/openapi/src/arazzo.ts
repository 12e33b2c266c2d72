/** The fields of an Arazzo document (https://spec.openapis.org/arazzo/v1.0.1.html) that are needed to run it. */
export interface ArazzoDocument {
  readonly info: { readonly title: string; readonly summary?: string; readonly description?: string };
  readonly sourceDescriptions: readonly { readonly name: string; readonly url: string }[];
  readonly workflows: readonly ArazzoWorkflow[];
  readonly components?: {
    readonly parameters?: Readonly<Record<string, ArazzoParameter>>;
    readonly failureActions?: Readonly<Record<string, FailureAction>>;
  };
}

export interface ArazzoWorkflow {
  readonly workflowId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly inputs?: { readonly properties?: Readonly<Record<string, ArazzoInput>> };
  readonly parameters?: readonly (ArazzoParameter | ComponentReference)[];
  readonly failureActions?: readonly (FailureAction | ComponentReference)[];
  readonly steps: readonly ArazzoStep[];
  readonly outputs?: Readonly<Record<string, string>>;
}

export interface ArazzoInput {
  readonly description?: string;
  readonly default?: unknown;
}

/** A reference to a component in the document, for example `$components.parameters.account`. */
export interface ComponentReference {
  readonly reference: string;
}

export interface ArazzoParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly value: unknown;
}

export interface ArazzoStep {
  readonly stepId: string;
  readonly description?: string;
  /** For example `createDnsZone`, or `$sourceDescriptions.v2.createFunction` to specify the document. */
  readonly operationId?: string;
  /** A request to a URL from a response. Redocly's runner also supports this extension. */
  readonly "x-operation"?: { readonly url: string; readonly method: string };
  /** Present if the step checks emulator behavior that the contract does not specify. */
  readonly "x-relies-on-emulator"?: true;
  readonly parameters?: readonly (ArazzoParameter | ComponentReference)[];
  readonly requestBody?: { readonly contentType?: string; readonly payload?: unknown };
  readonly successCriteria: readonly Criterion[];
  readonly onFailure?: readonly (FailureAction | ComponentReference)[];
  readonly outputs?: Readonly<Record<string, string>>;
}

export interface Criterion {
  readonly condition: string;
  readonly context?: string;
  readonly type?: "simple" | "regex" | "jsonpath";
}

export interface FailureAction {
  readonly name: string;
  readonly type: "retry" | "end" | "goto";
  /** Delay in seconds, or an expression that returns it. */
  readonly retryAfter?: number | string;
  readonly retryLimit?: number;
  readonly criteria?: readonly Criterion[];
}

/**
 * Resolves a reference to a component, and returns other objects unchanged.
 *
 * @throws Error if the component does not exist
 */
export function resolveComponent<Value extends object>(
  document: ArazzoDocument,
  value: Value | ComponentReference,
): Value {
  if (!("reference" in value)) return value;
  const [, kind = "", name = ""] = value.reference.split(".");
  const components = document.components as Record<string, Record<string, Value>> | undefined;
  const found = components?.[kind]?.[name];
  if (!found) throw new Error(`unknown component ${value.reference}`);
  return found;
}
