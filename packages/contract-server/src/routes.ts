import { type Document, type Operation, type Parameter, type Reference, resolve } from "./document.ts";

const METHODS = ["get", "put", "post", "delete", "patch", "head", "options", "trace"];

/** An operation with everything that is needed to recognise and check a request of it. */
export interface Route {
  readonly operationId: string;
  readonly method: string;
  readonly template: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  readonly pattern: RegExp;
}

/** All operations of a document, in document order. */
export function routesOf(document: Document): Route[] {
  return Object.entries(document.paths).flatMap(([template, item]) =>
    METHODS.filter((method) => method in item).map((method) => route(document, template, method, item)),
  );
}

function route(
  document: Document,
  template: string,
  method: string,
  item: Readonly<Record<string, unknown>>,
): Route {
  const operation = item[method] as Operation;
  const shared = (item.parameters ?? []) as readonly (Parameter | Reference)[];
  const parameters = [...shared, ...(operation.parameters ?? [])].map((each) =>
    resolve<Parameter>(document, each),
  );
  const pattern = patternOf(template, parameters);
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    template,
    operation,
    parameters,
    pattern,
  };
}

/** Values arrive percent-encoded, so a bare `/` or `:` always belongs to the template. */
function patternOf(template: string, parameters: readonly Parameter[]): RegExp {
  const spanning = new Set(parameters.filter((each) => each["x-multi-segment"]).map((each) => each.name));
  const source = template
    .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
    .replace(/\{([^}]+)\}/g, (_, name: string) =>
      spanning.has(name) ? `(?<${name}>[^:]+)` : `(?<${name}>[^/:]+)`,
    );
  return new RegExp(`^${source}$`);
}
