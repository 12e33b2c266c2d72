import { type Document, type Operation, type Parameter, type Reference, resolve } from "./document.ts";

const METHODS = ["get", "put", "post", "delete", "patch", "head", "options", "trace"];

/** An operation with everything that is needed to recognise a request of it. */
export interface Route {
  readonly operationId: string;
  readonly method: string;
  readonly template: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  /** Its groups are the path parameters, in the order of `names`. */
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

/** All operations of a document, the most literal templates first. */
export function routesOf(document: Document): Route[] {
  const routes = Object.entries(document.paths ?? {}).flatMap(([template, reference]) => {
    const item = resolve<Readonly<Record<string, unknown>>>(document, reference);
    return METHODS.filter((method) => method in item).map((method) =>
      routeOf(document, template, method, item),
    );
  });
  return routes.sort((one, other) => rank(one).localeCompare(rank(other)));
}

/** The path parameters of a request, as they were sent; `undefined` when it is not one of this route. */
export function match(route: Route, method: string, path: string): Record<string, string> | undefined {
  const found = route.method === method ? route.pattern.exec(path) : null;
  return found
    ? Object.fromEntries(route.names.map((name, index) => [name, found[index + 1] ?? ""]))
    : undefined;
}

function routeOf(
  document: Document,
  template: string,
  method: string,
  item: Readonly<Record<string, unknown>>,
): Route {
  const operation = item[method] as Operation;
  const parameters = parametersOf(document, item, operation);
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    template,
    operation,
    parameters,
    pattern: patternOf(template, spanning(parameters)),
    names: [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name),
  };
}

/** The parameters of the path and of the operation; the operation's replaces one of the same name and place. */
function parametersOf(
  document: Document,
  item: Readonly<Record<string, unknown>>,
  operation: Operation,
): Parameter[] {
  const shared = (item.parameters ?? []) as readonly (Parameter | Reference)[];
  const all = [...shared, ...(operation.parameters ?? [])].map((each) => resolve<Parameter>(document, each));
  return [...new Map(all.map((each) => [`${each.in} ${each.name}`, each])).values()];
}

function spanning(parameters: readonly Parameter[]): Set<string> {
  return new Set(parameters.filter((each) => each["x-multi-segment"]).map((each) => each.name));
}

/** Values arrive percent-encoded, so a bare `/` or `:` always belongs to the template. */
function patternOf(template: string, multiSegment: ReadonlySet<string>): RegExp {
  const source = template
    .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
    .replace(/\{([^}]+)\}/g, (_, name: string) =>
      multiSegment.has(name) ? "([^/:]+(?:/[^/:]+)*)" : "([^/:]+)",
    );
  return new RegExp(`^${source}$`);
}

/** Sorts before every template that is less literal at the first segment in which the two differ. */
function rank(route: Route): string {
  const multiSegment = spanning(route.parameters);
  const ranks = route.template.split("/").map((segment) => {
    if (!segment.includes("{")) return 0;
    if (!/^\{[^}]+\}$/.test(segment)) return 1;
    return multiSegment.has(segment.slice(1, -1)) ? 3 : 2;
  });
  // The end ranks last, so that `{name}/items` comes before a `{name}` that may hold `…/items`.
  return [...ranks, 4].join("");
}
