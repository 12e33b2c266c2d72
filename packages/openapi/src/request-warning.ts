import type { Schema } from "./document.ts";
import { nearestName } from "./field-names.ts";
import { pointerTo } from "./json-pointer.ts";
import { isClosable } from "./prepare-schemas.ts";
import { followReference, memberName, type ReadingRules } from "./read-value.ts";
import type { Violation } from "./violation.ts";

/** A warning about an unknown path, parameter or member that the client probably misspelled. */
export interface RequestWarning {
  /** Part of the request. `path` means that no operation has this path. */
  readonly in: "path" | "query" | "body";
  /** JSON pointer (RFC 6901) into this part, such as `/nme` or `/accounts/0/emial`. Empty for a path. */
  readonly pointer: string;
  /** The most similar known name or path, if there is one. */
  readonly suggestion?: string;
  /** For example, `unknown member nme; did you mean name?` */
  readonly message: string;
}

export const NO_WARNINGS: readonly RequestWarning[] = [];

/** Maximum number of warnings per request. A request may have thousands of unknown members. */
export const MAX_WARNINGS = 10;

const MAX_NAME_LENGTH = 60;

/**
 * Creates a warning about an unknown name.
 *
 * @param kind the kind of the unknown name: member or parameter
 * @param name name including its path: `accounts[0].emial`
 */
export function unknownName(
  place: Pick<RequestWarning, "in" | "pointer">,
  kind: string,
  name: string,
  suggestion: string | undefined,
): RequestWarning {
  const message = `unknown ${kind} ${printableName(name)}`;
  if (suggestion === undefined) return { ...place, message };
  return { ...place, suggestion, message: `${message}; did you mean ${suggestion}?` };
}

/** Converts a warning to a violation, for strict services. */
export function violationOf({ in: place, pointer, message }: RequestWarning): Violation {
  const end = message.endsWith("?") ? "" : ".";
  return { in: place, pointer, rule: "unknown", problem: `U${message.slice(1)}${end}` };
}

/**
 * Escapes control characters and invisible characters, because warnings may be printed to a terminal and names are
 * untrusted.
 */
function printableName(name: string): string {
  const start = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
  if (/^[\w.[\]$@…-]+$/.test(start)) return start;
  return JSON.stringify(start).replace(
    /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

interface Place {
  readonly pointer: string;
  /** For example, `accounts[0]`; empty for the root. */
  readonly path: string;
}

/**
 * Returns warnings about the first unknown members of a body. Ignores members of open schemas. Also ignores members
 * that only exist in responses, because clients send them back when they update a resource.
 */
export function unknownMembers(value: unknown, schema: Schema, rules: ReadingRules): RequestWarning[] {
  const found: RequestWarning[] = [];
  collect(value, schema, { pointer: "", path: "" }, rules, found);
  return found;
}

function collect(
  value: unknown,
  schema: Schema,
  place: Place,
  rules: ReadingRules,
  found: RequestWarning[],
): void {
  if (typeof value !== "object" || value === null) return;
  const target = followReference(schema, rules.definitions);
  for (const [key, member] of Object.entries(value)) {
    if (found.length >= MAX_WARNINGS) return;
    if (Array.isArray(value)) collect(member, target.items ?? {}, itemOf(place, key), rules, found);
    else collectMember(key, member, { value, schema, target, place }, rules, found);
  }
}

interface ObjectContext {
  readonly value: object;
  /** Schema as written. A named schema is a reference. */
  readonly schema: Schema;
  readonly target: Schema;
  readonly place: Place;
}

function collectMember(
  key: string,
  member: unknown,
  { value, schema, target, place }: ObjectContext,
  rules: ReadingRules,
  found: RequestWarning[],
): void {
  const { properties = {}, additionalProperties } = target;
  const name = memberName(key, value, properties, rules.quirks);
  const own = memberOf(place, key);
  const others = typeof additionalProperties === "object" ? additionalProperties : undefined;
  const known = Object.hasOwn(properties, name) ? properties[name] : others;
  if (known) collect(member, known, own, rules, found);
  else if (isClosable(target) && !isOfResponses(key, schema, rules))
    found.push(
      unknownName(
        { in: "body", pointer: own.pointer },
        "member",
        own.path,
        nearestName(key, Object.keys(properties)),
      ),
    );
}

/**
 * Returns whether a member only exists in responses. In that case, the resource has two schemas, such as `Hold` for
 * responses and `HoldInput` for requests.
 */
function isOfResponses(key: string, { $ref = "" }: Schema, { definitions, quirks }: ReadingRules): boolean {
  const name = $ref.slice("#/$defs/".length);
  const { properties = {} } =
    (name.endsWith("Input") && definitions.get(name.slice(0, -"Input".length))) || {};
  return Object.hasOwn(properties, memberName(key, {}, properties, quirks));
}

function memberOf({ pointer, path }: Place, key: string): Place {
  return { pointer: `${pointer}${pointerTo(key)}`, path: path === "" ? key : `${path}.${key}` };
}

function itemOf({ pointer, path }: Place, index: string): Place {
  return { pointer: `${pointer}/${index}`, path: `${path}[${index}]` };
}
