import { nearestName } from "../text/field-names.ts";
import { pointerTo } from "../text/json-pointer.ts";
import type { Schema } from "./openapi.ts";
import { isClosable } from "./prepare-schemas.ts";
import { followReference, type LenientRules, memberName } from "./read-leniently.ts";
import { MOST_WARNINGS, type RequestWarning, unknownName } from "./request-warning.ts";

interface Place {
  readonly pointer: string;
  /** `accounts[0]`; empty for the whole. */
  readonly path: string;
}

/**
 * The first members of a request's body that its schema has no name for. Members of what the schema leaves open are
 * none, and neither are those that only answers have: who changes what was read sends them back.
 */
export function unknownMembers(value: unknown, schema: Schema, rules: LenientRules): RequestWarning[] {
  const found: RequestWarning[] = [];
  collect(value, schema, { pointer: "", path: "" }, rules, found);
  return found;
}

function collect(
  value: unknown,
  schema: Schema,
  place: Place,
  rules: LenientRules,
  found: RequestWarning[],
): void {
  if (typeof value !== "object" || value === null) return;
  const target = followReference(schema, rules.definitions);
  for (const [key, member] of Object.entries(value)) {
    if (found.length >= MOST_WARNINGS) return;
    if (Array.isArray(value)) collect(member, target.items ?? {}, itemOf(place, key), rules, found);
    else collectMember(key, member, { value, schema, target, place }, rules, found);
  }
}

interface Holder {
  readonly value: object;
  /** As it is written: a reference, where it has a name. */
  readonly schema: Schema;
  readonly target: Schema;
  readonly place: Place;
}

function collectMember(
  key: string,
  member: unknown,
  { value, schema, target, place }: Holder,
  rules: LenientRules,
  found: RequestWarning[],
): void {
  const { properties = {}, additionalProperties } = target;
  const name = memberName(key, value, properties, rules.leniencies);
  const own = memberOf(place, key);
  const others = typeof additionalProperties === "object" ? additionalProperties : undefined;
  const known = Object.hasOwn(properties, name) ? properties[name] : others;
  if (known) collect(member, known, own, rules, found);
  else if (isClosable(target) && !isOfAnswers(key, schema, rules))
    found.push(
      unknownName(
        { in: "body", pointer: own.pointer },
        "member",
        own.path,
        nearestName(key, Object.keys(properties)),
      ),
    );
}

/** Objects of which only answers have some members have two schemas: `Hold` for answers, `HoldInput` for requests. */
function isOfAnswers(key: string, { $ref = "" }: Schema, { definitions, leniencies }: LenientRules): boolean {
  const name = $ref.slice("#/$defs/".length);
  const { properties = {} } = (name.endsWith("Input") && definitions[name.slice(0, -"Input".length)]) || {};
  return Object.hasOwn(properties, memberName(key, {}, properties, leniencies));
}

function memberOf({ pointer, path }: Place, key: string): Place {
  return { pointer: `${pointer}${pointerTo(key)}`, path: path === "" ? key : `${path}.${key}` };
}

function itemOf({ pointer, path }: Place, index: string): Place {
  return { pointer: `${pointer}/${index}`, path: `${path}[${index}]` };
}
