import { readFile } from "node:fs/promises";

/** The data that is needed to write a call of an operation as code. */
export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** Position in the resource tree, such as `matters.holds.create`. */
  readonly place: string;
  /** Path parameters with made-up values. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Path parameters as our clients take them: a resource name is a single value. */
  readonly names: Readonly<Record<string, string>>;
  readonly hasBody: boolean;
}

interface PathItemOperation {
  operationId: string;
  requestBody?: unknown;
  "x-method": string;
  "x-resource-name"?: { parameter: string; pattern: string };
}

/** Returns all operations of a bundle, in the order of the document. */
export async function operationsOf(bundle: URL): Promise<Operation[]> {
  const { paths } = JSON.parse(await readFile(bundle, "utf8")) as {
    paths: Record<string, Record<string, PathItemOperation>>;
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => /^(get|put|post|delete|patch)$/.test(method))
      .map(([method, operation]) => read(path, method.toUpperCase(), operation)),
  );
}

function read(path: string, method: string, operation: PathItemOperation): Operation {
  const parameters = Object.fromEntries(
    [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => [name, "a"]),
  );
  return {
    operationId: operation.operationId,
    method,
    path,
    place: operation["x-method"],
    parameters,
    names: namesOf(operation["x-resource-name"], parameters),
    hasBody: operation.requestBody !== undefined,
  };
}

function namesOf(
  resourceName: PathItemOperation["x-resource-name"],
  parameters: Record<string, string>,
): Record<string, string> {
  if (resourceName === undefined) return parameters;
  if (!resourceName.pattern.includes("{")) return {};
  const key = resourceName.parameter.split(".").at(-1) ?? "";
  return { [key]: resourceName.pattern.replace(/\{[^}]+\}/g, "a") };
}
