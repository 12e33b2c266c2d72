/** A way in which a real service reads more than its contract says, and why. */
export interface Quirk {
  readonly name: QuirkName;
  /** What the service takes. */
  readonly takes: string;
  /** Who sends it. */
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

/** Which quirks are on. A quirk that is not named is on. */
export type QuirkSwitches = Readonly<Partial<Record<QuirkName, boolean>>>;

const QUIRKS: Readonly<Record<QuirkName, Omit<Quirk, "name">>> = {
  "empty-bodies": {
    takes:
      "A request without a body, or with the body null, counts as one with the body {}, where none is required.",
    reason: "Clients send operations that need nothing said with no body and no content type.",
  },
  "untyped-bodies": {
    takes: "A body without a content type is read as JSON.",
    reason: "Command-line clients and raw sockets leave the content type out; every body here is JSON.",
  },
  "method-override": {
    takes:
      "POST with X-HTTP-Method-Override: GET is a GET, of which a form body holds the query; with PATCH it is a PATCH.",
    reason:
      "Clients send a list this way whose URL would pass 2,048 characters, and a PATCH where their transport has none.",
  },
  "numeric-enums": {
    takes:
      "The number of an enumeration's value stands for its name, where the first value is the unspecified one.",
    reason: "Clients that speak Protocol Buffers send enumerations as numbers (enum-encoding=int).",
  },
  "snake-case-masks": {
    takes: "Field masks are written in snake_case as well as in camelCase.",
    reason: "Clients that speak Protocol Buffers write field masks with the names of the message's fields.",
  },
  "snake-case-fields": {
    takes:
      "Members of a request's body and parameters of its query are written in snake_case as well as in camelCase.",
    reason: "The JSON form of Protocol Buffers has parsers take the names of the message's fields too.",
  },
  "any-case-fields": {
    takes: "Members of a request's body are written in capital and small letters as their sender likes.",
    reason:
      "Clients of services that bind names whatever their case write domain for Domain, and ttl for Ttl.",
  },
  "null-members": {
    takes:
      "A member of a request's body that is null counts as absent, where null is no value of it. An item of a list may not be null.",
    reason: "Clients whose language has no absent members write null; Protocol Buffers read it as unset.",
  },
  "number-forms": {
    takes: "An integer may be a JSON string, and a 64-bit integer that is a string may be a JSON number.",
    reason: "The JSON form of Protocol Buffers has parsers take both.",
  },
  "system-parameters": {
    takes:
      "Query parameters that any method takes, such as key, prettyPrint and $alt, are no unknown ones: there is no warning.",
    reason: "Clients add them to every request, whatever the operation.",
  },
};

/** The quirks that are on. */
export function enabledQuirks(switches: QuirkSwitches = {}): Quirk[] {
  const all = Object.entries(QUIRKS) as [QuirkName, Omit<Quirk, "name">][];
  return all.filter(([name]) => switches[name] !== false).map(([name, each]) => ({ name, ...each }));
}
