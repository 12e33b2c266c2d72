import type { Step } from "../src/change.ts";

/** A change that Redocly passes to a rule. Redocly 2.77 does not export these types. */
export interface DiffChange {
  readonly kind: "added" | "removed" | "modified";
  readonly node: DiffNode;
  /** The modified field, or `key` for a renamed entry. */
  readonly property?: string;
  readonly base?: { readonly value: unknown };
  readonly revision?: { readonly value: unknown };
}

export interface DiffNode {
  readonly base?: DocumentNode;
  readonly revision?: DocumentNode;
  readonly parent: DiffNode | null;
}

export interface DocumentNode {
  readonly type: { readonly name: string };
  readonly key: string | number;
  readonly value: unknown;
  /** Target of the `$ref`. */
  readonly resolved?: DocumentNode;
}

export interface DiffContext {
  readonly report: (problem: { readonly message: string }) => void;
  /** Returns whether the node is part of requests, of responses, or of both. */
  readonly getDirections: () => readonly ("request" | "response")[];
}

export type Visit = (change: DiffChange, context: DiffContext) => void;

/** A rule, and the version bump that its changes require. */
export interface DiffRule {
  readonly step: Step;
  /** Functions by type of the changed node, such as `Schema`. They can be nested by parent node type. */
  readonly visitor: Readonly<Record<string, Visit | Readonly<Record<string, Visit>>>>;
}

/** Returns a field of a node after resolving its `$ref`. */
export function fieldOf(node: DocumentNode | undefined, name: string): unknown {
  const value = (node?.resolved ?? node)?.value;
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** Returns the key of a node for messages. A parameter's key is an index, so its name is used instead. */
export function nameOf({ revision, base }: DiffNode): string {
  const node = revision ?? base;
  return String(node?.type.name === "Parameter" ? fieldOf(node, "name") : node?.key);
}

/** Returns the Redocly type of the parent node. */
export function typeOfParent({ parent }: DiffNode): string | undefined {
  return (parent?.revision ?? parent?.base)?.type.name;
}

/** Returns the end of a sentence about a modified field, such as "changed from `1` to `2`". */
export function modification({ base, revision }: DiffChange): string {
  const [from, to] = [base?.value, revision?.value];
  if (from === undefined) return `is now ${quoted(to)}`;
  if (to === undefined) return `was removed: it was ${quoted(from)}`;
  return `changed from ${quoted(from)} to ${quoted(to)}`;
}

export function quoted(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `\`${text.length > 80 ? `${text.slice(0, 79)}…` : text}\``;
}
