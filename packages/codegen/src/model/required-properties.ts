import { formatFragment, parsePointer, type Segments, valueAt } from "@seamline/openapi/json-pointer";
import { type Node, walkDocument } from "@seamline/openapi/walk-document";
import { pointIds } from "../document/points.ts";

/** A name in `required` that is not a property of the schema or of any schema composed with it. */
export interface UnshownProperty {
  readonly name: string;
  readonly schema: Node;
  readonly segments: Segments;
  /** Properties of all schemas for the same value. */
  readonly shown: ReadonlySet<string>;
  /** True if one of these schemas allows additional properties. */
  readonly isOpen: boolean;
}

const listKeywords: readonly string[] = ["allOf", "anyOf", "oneOf"];
const singleKeywords: readonly string[] = ["not", "if", "then", "else"];

/** Known properties of a value, from all schemas that describe it. */
interface KnownNames {
  readonly names: Set<string>;
  isOpen: boolean;
}

/**
 * Finds required names without a property. Considers all schemas for the same value: the schema itself, its members and
 * references, the composition to which it belongs, and compositions that refer to it.
 */
export function findUnshownProperties(document: Node): UnshownProperty[] {
  const found: UnshownProperty[] = [];
  let users: Users | undefined;
  walkDocument(document, (node, kind, segments) => {
    const required = kind === "schemas" && Array.isArray(node.required) ? node.required.map(String) : [];
    for (const [index, name] of required.entries()) {
      // Most names have a property in the same schema, so skip the search for them.
      if (!Object.hasOwn((node.properties ?? {}) as Node, name)) {
        users ??= findUsers(document);
        const { names: shown, isOpen } = namesAround(document, segments, users);
        if (!shown.has(name)) {
          const at = [...segments, "required", String(index)];
          found.push({ name, schema: node, segments: at, shown, isOpen });
        }
      }
    }
  });
  return found;
}

/** Outermost schemas of the compositions that refer to a schema, keyed by the schema's pointer. */
type Users = ReadonlyMap<string, readonly Segments[]>;

function findUsers(document: Node): Users {
  const users = new Map<string, Segments[]>();
  walkDocument(document, ({ $ref }, kind, segments) => {
    const outermost = outermostOf(segments);
    if (kind === "schemas" && typeof $ref === "string" && outermost.length < segments.length) {
      const pointer = formatFragment(parsePointer($ref));
      users.set(pointer, [...(users.get(pointer) ?? []), outermost]);
    }
  });
  return users;
}

/** Returns the path to the outermost composition that contains a schema and describes the same value. */
function outermostOf(segments: Segments): string[] {
  const path = [...segments];
  for (;;) {
    const [before = "", last = ""] = path.slice(-2);
    if (listKeywords.includes(before) || before === "dependentSchemas") {
      path.splice(-2);
    } else if (singleKeywords.includes(last) && before !== "properties") {
      path.pop();
    } else {
      return path;
    }
  }
}

function namesAround(document: Node, segments: Segments, users: Users): KnownNames {
  const shown: KnownNames = { names: new Set(), isOpen: false };
  const met = new Set<unknown>();
  const awaited = [outermostOf(segments)];
  const known = new Set<string>();
  for (const outermost of awaited) {
    const pointer = formatFragment(outermost);
    if (!known.has(pointer)) {
      known.add(pointer);
      collectNames(document, valueAt(document, outermost), shown, met);
      awaited.push(...(users.get(pointer) ?? []).map((path) => [...path]));
    }
  }
  return shown;
}

/** Adds the properties of a schema, its members and its references. */
function collectNames(document: Node, schema: unknown, shown: KnownNames, met: Set<unknown>): void {
  if (typeof schema !== "object" || schema === null || met.has(schema)) {
    return;
  }
  met.add(schema);
  const node = schema as Node;
  for (const name of Object.keys(node.properties ?? {})) {
    shown.names.add(name);
  }
  shown.isOpen ||= isOpen(node);
  const target = typeof node.$ref === "string" ? valueAt(document, parsePointer(node.$ref)) : undefined;
  const members = [...listKeywords, ...singleKeywords].flatMap((keyword) => node[keyword] ?? []);
  for (const member of [target, ...members, ...Object.values(node.dependentSchemas ?? {})]) {
    collectNames(document, member, shown, met);
  }
}

function isOpen(node: Node): boolean {
  const { additionalProperties = false, unevaluatedProperties = false, patternProperties = false } = node;
  const limits = [additionalProperties, unevaluatedProperties, patternProperties];
  return limits.some((value) => value !== false) || pointIds(node).length > 0;
}
