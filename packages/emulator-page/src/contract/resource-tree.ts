import type { OpenApiDocument } from "@seamline/openapi/document";
import { operationsOf, type PlacedOperation } from "@seamline/openapi/operations";
import { templateParameters } from "@seamline/openapi/path-template";

/** An operation of a resource. */
export interface ResourceOperation {
  readonly operationId: string;
  /** Name of the method, for example `addPermissions`. */
  readonly name: string;
  readonly placed: PlacedOperation;
  /** Path parameters, in order. */
  readonly parameters: readonly string[];
}

/** A resource in a document, with its operations. Derived from `x-method`, for example `matters.holds.create`. */
export interface Resource {
  /** For example `matters.holds`. */
  readonly key: string;
  /** Last segment of the key, for example `holds`. */
  readonly name: string;
  /** Key of the parent resource. */
  readonly parent?: string;
  readonly list?: ResourceOperation;
  readonly create?: ResourceOperation;
  readonly get?: ResourceOperation;
  readonly update?: ResourceOperation;
  readonly delete?: ResourceOperation;
  /** Other operations that apply to an item. */
  readonly actions: readonly ResourceOperation[];
  /** Other operations that do not apply to a specific item. */
  readonly collectionActions: readonly ResourceOperation[];
  /** Parameters that identify an item, in order. The parameters of its collection come first. */
  readonly itemParameters: readonly string[];
}

/** Returns a document's resources by key, in document order. */
export function resourcesOf(document: OpenApiDocument): Map<string, Resource> {
  const byKey = new Map<string, ResourceOperation[]>();
  for (const placed of operationsOf(document)) {
    const { "x-method": place = "", operationId = "" } = placed.operation;
    const end = place.lastIndexOf(".");
    const key = place.slice(0, Math.max(0, end));
    const operation = {
      operationId,
      name: place.slice(end + 1),
      placed,
      parameters: templateParameters(placed.path),
    };
    byKey.set(key, [...(byKey.get(key) ?? []), operation]);
  }
  const keys = [...byKey.keys()];
  return new Map([...byKey].map(([key, operations]) => [key, resourceOf(key, operations, keys)]));
}

const ROLES = ["list", "create", "get", "update", "delete"] as const;

/** Alternative method names for a role. */
const SYNONYMS: Readonly<Record<string, (typeof ROLES)[number]>> = { patch: "update" };

function resourceOf(
  key: string,
  operations: readonly ResourceOperation[],
  keys: readonly string[],
): Resource {
  const roles = new Map(
    operations.flatMap((operation) => {
      const role = SYNONYMS[operation.name] ?? ROLES.find((each) => each === operation.name);
      return role === undefined ? [] : [[role, operation] as const];
    }),
  );
  const naming = roles.get("get") ?? roles.get("update") ?? roles.get("delete");
  const itemParameters = naming?.parameters ?? [];
  const others = operations.filter((operation) => ![...roles.values()].includes(operation));
  const isOfItem = ({ parameters }: ResourceOperation): boolean =>
    itemParameters.length > 0 && parameters.length >= itemParameters.length;
  return {
    key,
    name: key.slice(key.lastIndexOf(".") + 1),
    parent: parentOf(key, keys),
    ...Object.fromEntries(roles),
    actions: others.filter(isOfItem),
    collectionActions: others.filter((operation) => !isOfItem(operation)),
    itemParameters,
  };
}

/** Returns the resource with the longest key that is a prefix of the given key. */
function parentOf(key: string, keys: readonly string[]): string | undefined {
  const above = keys.filter((other) => key.startsWith(`${other}.`));
  return above.sort((one, other) => other.length - one.length)[0];
}

/** Returns a resource's child resources. */
export function childrenOf(resources: ReadonlyMap<string, Resource>, key: string): Resource[] {
  return [...resources.values()].filter(({ parent }) => parent === key);
}

/** Words that are written in capitals. */
const ACRONYMS: ReadonlySet<string> = new Set(["api", "dns", "iam", "id", "ip", "ssl", "ttl", "url"]);

/** Converts `savedQueries` to `Saved queries`, and `dnsZones` to `DNS zones`. */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(" ");
  return words
    .map((word, index) => {
      if (ACRONYMS.has(word)) return word.toUpperCase();
      return index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    })
    .join(" ");
}
