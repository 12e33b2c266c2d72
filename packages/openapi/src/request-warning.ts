import type { Schema } from "./document.ts";
import { nearestName } from "./field-names.ts";
import { pointerTo } from "./json-pointer.ts";
import { isClosable } from "./prepare-schemas.ts";
import { followReference, memberName, type ReadingRules } from "./read-value.ts";
import type { Violation } from "./violation.ts";

/** Something in a request that its service ignores, and that was probably meant to count. */
export interface RequestWarning {
  /** `path` where no operation has the path. */
  readonly in: "path" | "query" | "body";
  /** JSON pointer (RFC 6901) into that part: `/nme`, `/accounts/0/emial`, `/pageSzie`; empty for a path. */
  readonly pointer: string;
  /** The known name or path that is nearest to what was sent; none where nothing comes close. */
  readonly suggestion?: string;
  /** `unknown member nme; did you mean name?` */
  readonly message: string;
}

export const NO_WARNINGS: readonly RequestWarning[] = [];

/** More are not told of: a request may hold thousands. */
export const MOST_WARNINGS = 10;

const LONGEST_NAME = 60;

/**
 * @param kind what it would be: a member, a parameter
 * @param name of it, with that of what it is in: `accounts[0].emial`
 */
export function unknownName(
  place: Pick<RequestWarning, "in" | "pointer">,
  kind: string,
  name: string,
  suggestion: string | undefined,
): RequestWarning {
  const message = `unknown ${kind} ${shownName(name)}`;
  if (suggestion === undefined) return { ...place, message };
  return { ...place, suggestion, message: `${message}; did you mean ${suggestion}?` };
}

/** As what is wrong with the request, where what is ignored elsewhere is refused. */
export function violationOf({ in: place, pointer, message }: RequestWarning): Violation {
  const end = message.endsWith("?") ? "" : ".";
  return { in: place, pointer, rule: "unknown", problem: `U${message.slice(1)}${end}` };
}

/** Names come from anywhere, and warnings go to terminals: what moves a cursor or hides is escaped. */
function shownName(name: string): string {
  const start = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
  if (/^[\w.[\]$@…-]+$/.test(start)) return start;
  return JSON.stringify(start).replace(
    /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

interface Place {
  readonly pointer: string;
  /** `accounts[0]`; empty for the whole. */
  readonly path: string;
}

/**
 * The first members of a request's body that its schema has no name for. Members of what the schema leaves open are
 * none, and neither are those that only answers have: who changes what was read sends them back.
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
  rules: ReadingRules,
  found: RequestWarning[],
): void {
  const { properties = {}, additionalProperties } = target;
  const name = memberName(key, value, properties, rules.quirks);
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
function isOfAnswers(key: string, { $ref = "" }: Schema, { definitions, quirks }: ReadingRules): boolean {
  const name = $ref.slice("#/$defs/".length);
  const { properties = {} } = (name.endsWith("Input") && definitions[name.slice(0, -"Input".length)]) || {};
  return Object.hasOwn(properties, memberName(key, {}, properties, quirks));
}

function memberOf({ pointer, path }: Place, key: string): Place {
  return { pointer: `${pointer}${pointerTo(key)}`, path: path === "" ? key : `${path}.${key}` };
}

function itemOf({ pointer, path }: Place, index: string): Place {
  return { pointer: `${pointer}/${index}`, path: `${path}[${index}]` };
}
