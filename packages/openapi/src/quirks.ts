/** Input that a real service accepts although its contract does not allow it. */
export interface Quirk {
  readonly name: QuirkName;
  /** Accepted input. */
  readonly takes: string;
  /** Reason why clients send this input. */
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
      "If no body is required, a request without a body or with the body null is treated like a request with the body {}.",
    reason: "Clients send neither a body nor a content type to operations without input.",
  },
  "untyped-bodies": {
    takes: "A body without a content type is read as JSON.",
    reason: "Command-line clients and raw sockets omit the content type, and every body is JSON.",
  },
  "method-override": {
    takes:
      "A POST with X-HTTP-Method-Override: GET is treated as a GET with the query in the form body, and a POST with PATCH is treated as a PATCH.",
    reason:
      "Clients use it if the URL of a list exceeds 2,048 characters, or if their transport does not support PATCH.",
  },
  "numeric-enums": {
    takes: "Enums can also be sent as numbers if the first enum value is the unspecified one.",
    reason: "Protocol Buffers clients send enums as numbers (enum-encoding=int).",
  },
  "snake-case-masks": {
    takes: "Field masks may be in snake_case as well as camelCase.",
    reason: "Protocol Buffers clients write field masks with the message's original field names.",
  },
  "snake-case-fields": {
    takes: "Members of request bodies and query parameters may be in snake_case as well as camelCase.",
    reason: "Parsers for the JSON form of Protocol Buffers also accept the message's original field names.",
  },
  "any-case-fields": {
    takes: "Member names in request bodies are not case-sensitive.",
    reason: "Clients of services with case-insensitive names send domain for Domain, and ttl for Ttl.",
  },
  "null-members": {
    takes:
      "A null member of a request body is treated as absent if null is not a valid value. List items must not be null.",
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
