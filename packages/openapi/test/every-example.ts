import { type Contract, readContract } from "../src/contract.ts";

/** An example of a body. `status` is missing for requests. */
export interface BodyExample {
  readonly operationId: string;
  readonly status?: number;
  readonly value: unknown;
}

interface Part {
  readonly $ref?: string;
  readonly content?: Record<
    string,
    { readonly examples?: Record<string, { $ref?: string; value?: unknown }> }
  >;
}

interface Source {
  readonly operationId: string;
  readonly requestBody?: Part;
  readonly responses: Record<string, Part>;
}

/** Returns the contract of a document and all JSON examples of its operations. */
export function everyExample(document: object): { contract: Contract; examples: BodyExample[] } {
  const { paths } = document as { paths: Record<string, Record<string, Source>> };
  const sources = Object.values(paths).flatMap((item) =>
    Object.values(item).filter((each) => each.operationId),
  );
  const examples = sources.flatMap(({ operationId, requestBody, responses }) => [
    ...valuesOf(document, requestBody).map((value) => ({ operationId, value })),
    ...Object.entries(responses).flatMap(([status, part]) =>
      valuesOf(document, part).map((value) => ({ operationId, status: Number(status), value })),
    ),
  ]);
  return { contract: readContract(document), examples };
}

function valuesOf(document: object, part: Part | undefined): unknown[] {
  const examples = follow(document, part ?? {}).content?.["application/json"]?.examples ?? {};
  return Object.values(examples).map((each) => follow(document, each).value);
}

function follow<Value extends { readonly $ref?: string }>(document: object, value: Value): Value {
  const keys = value.$ref?.split("/").slice(1);
  return keys
    ? (keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document) as Value)
    : value;
}
