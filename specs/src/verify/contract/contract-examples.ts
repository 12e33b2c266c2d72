import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type {
  ExampleObject,
  OpenApiDocument,
  ParameterObject,
  RequestBodyObject,
} from "@seamline/openapi/document";
import { valueAt } from "@seamline/openapi/json-pointer";
import { mergeParameters, operationsOf } from "@seamline/openapi/operations";
import { followReferences } from "@seamline/openapi/references";
import type { StatementPointers } from "./statement-pointers.ts";

/** A request body shown in the contract. */
export interface BodyExample {
  /** JSON pointer to the example in the bundle. */
  readonly pointer: string;
  readonly value: unknown;
}

/** Returns the examples of an operation's JSON body, in order. */
export function bodyExamples(
  bundle: OpenApiDocument,
  operation: ContractOperation,
  pointers: StatementPointers,
): BodyExample[] {
  const at = pointers.operation(operation, "requestBody");
  const body = valueAt(bundle, at) as RequestBodyObject | undefined;
  const { content = {} } = body === undefined ? {} : followReferences<RequestBodyObject>(bundle, body);
  const [mediaType, media] = Object.entries(content).find(([name]) => /[/+]json$/.test(name)) ?? [];
  if (mediaType === undefined || media === undefined) return [];
  const written = Object.entries(media.examples ?? {}).map(([name, each]) => ({
    pointer: `${at}/content/${mediaType.replace("/", "~1")}/examples/${name}`,
    value: followReferences<ExampleObject>(bundle, each).value,
  }));
  const single = { pointer: `${at}/content/${mediaType.replace("/", "~1")}/example`, value: media.example };
  return [...written, single].filter(({ value }) => value !== undefined);
}

/** Returns each parameter's example, default or first documented value, keyed by location and name. */
export function parameterExamples(bundle: OpenApiDocument, operationId: string): Map<string, string> {
  const placed = operationsOf(bundle).find(({ operation }) => operation.operationId === operationId);
  const written = [...(placed?.item.parameters ?? []), ...(placed?.operation.parameters ?? [])];
  const all = mergeParameters(written.map((each) => followReferences<ParameterObject>(bundle, each)));
  return new Map(
    all.flatMap((each) => {
      const value = exampleOf(bundle, each);
      return value === undefined ? [] : [[`${each.in} ${each.name}`, String(value)] as const];
    }),
  );
}

function exampleOf(bundle: OpenApiDocument, parameter: ParameterObject): unknown {
  const {
    example,
    examples,
    schema = {},
  } = parameter as ParameterObject & {
    readonly example?: unknown;
    readonly examples?: Readonly<Record<string, ExampleObject>>;
  };
  const [first] = Object.values(examples ?? {});
  const shown = first && followReferences<ExampleObject>(bundle, first).value;
  const resolved = followReferences(bundle, schema as object) as Readonly<Record<string, unknown>>;
  const [ofSchema] = (resolved.examples ?? []) as readonly unknown[];
  return example ?? shown ?? ofSchema ?? resolved.default;
}
