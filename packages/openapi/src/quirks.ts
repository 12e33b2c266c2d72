/** A case in which a real service accepts more than its contract allows. */
export interface Quirk {
  readonly name: QuirkName;
  /** Accepted input. */
  readonly takes: string;
  /** Why clients send such input. */
  readonly reason: string;
}

export type QuirkName =
  | "empty-bodies"
  | "untyped-bodies"
  | "method-override"
  | "numeric-enums"
  | "snake-case-masks"
  | "snake-case-fields"
  | "any-case-fields"
  | "null-members"
  | "number-forms"
  | "system-parameters";

/** Enables or disables quirks. Quirks are enabled by default. */
export type QuirkSwitches = Readonly<Partial<Record<QuirkName, boolean>>>;

const QUIRKS: Readonly<Record<QuirkName, Omit<Quirk, "name">>> = {
  "empty-bodies": {
    takes:
      "A request without a body, or with the body null, is treated like the body {} if no body is required.",
    reason: "Clients call operations without input with neither a body nor a content type.",
  },
  "untyped-bodies": {
    takes: "A body without a content type is read as JSON.",
    reason: "Command-line clients and raw sockets omit the content type, and every body is JSON.",
  },
  "method-override": {
    takes:
      "POST with X-HTTP-Method-Override: GET is a GET whose query is in the form body. With PATCH it is a PATCH.",
    reason:
      "Clients use it for lists whose URL would exceed 2,048 characters, and if their transport does not support PATCH.",
  },
  "numeric-enums": {
    takes:
      "The number of an enum value is accepted in place of its name if the first value is the unspecified one.",
    reason: "Clients of Protocol Buffers send enums as numbers (enum-encoding=int).",
  },
  "snake-case-masks": {
    takes: "Field masks may be in snake_case as well as camelCase.",
    reason: "Clients of Protocol Buffers write field masks with the names of the message's fields.",
  },
  "snake-case-fields": {
    takes: "Members of a request's body and query parameters may be in snake_case as well as camelCase.",
    reason: "Parsers for the JSON form of Protocol Buffers also accept the names of the message's fields.",
  },
  "any-case-fields": {
    takes: "Names of members of a request's body are not case-sensitive.",
    reason: "Clients of services with case-insensitive names send domain for Domain, and ttl for Ttl.",
  },
  "null-members": {
    takes:
      "A member that is null in a request's body is treated as absent if null is not a valid value. List items must not be null.",
    reason: "Clients in languages without absent members send null, and Protocol Buffers treat it as unset.",
  },
  "number-forms": {
    takes: "An integer may be a JSON string, and a 64-bit integer with the type string may be a JSON number.",
    reason: "Parsers for the JSON form of Protocol Buffers accept both.",
  },
  "system-parameters": {
    takes: "Query parameters that every method accepts, such as key, prettyPrint and $alt, cause no warning.",
    reason: "Clients add them to every request, regardless of the operation.",
  },
};

/** Returns the enabled quirks. */
export function enabledQuirks(switches: QuirkSwitches = {}): Quirk[] {
  const all = Object.entries(QUIRKS) as [QuirkName, Omit<Quirk, "name">][];
  return all.filter(([name]) => switches[name] !== false).map(([name, each]) => ({ name, ...each }));
}
