import type { Step } from "../src/change.ts";

/** A change that Redocly passes to a rule. Redocly 2.77 has these types but does not export them. */
export interface DiffChange {
  readonly kind: "added" | "removed" | "modified";
  readonly node: DiffNode;
  /** The modified field; `key` for a renamed entry. */
  readonly property?: string;
  readonly base?: { readonly value: unknown };
  readonly revision?: { readonly value: unknown };
}

/** A node of the compared documents. */
export interface DiffNode {
  readonly base?: DocumentNode;
  readonly revision?: DocumentNode;
  readonly parent: DiffNode | null;
}

/** A node of one of the two documents. */
export interface DocumentNode {
  readonly type: { readonly name: string };
  readonly key: string | number;
  readonly value: unknown;
  /** Target of the `$ref`. */
  readonly resolved?: DocumentNode;
}

/** Context of a rule. */
export interface DiffContext {
  readonly report: (problem: { readonly message: string }) => void;
  /** Returns whether the node is part of requests, of responses, or of both. */
  readonly getDirections: () => readonly ("request" | "response")[];
}

type Visit = (change: DiffChange, context: DiffContext) => void;

/** A rule, with the version step of its reports. */
export interface DiffRule {
  readonly step: Step;
  /** Functions by the type of the changed node, such as `Schema`, optionally nested in types of outer nodes. */
  readonly visitor: Readonly<Record<string, Visit | Readonly<Record<string, Visit>>>>;
}

/** Returns a field of the resolved node. */
export function fieldOf(node: DocumentNode | undefined, name: string): unknown {
  const value = (node?.resolved ?? node)?.value;
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** Returns the key of a node, for messages. */
export function nameOf({ revision, base }: DiffNode): string {
  return String((revision ?? base)?.key);
}

/** Returns Redocly's type of the outer node. */
export function typeOfParent({ parent }: DiffNode): string | undefined {
  return (parent?.revision ?? parent?.base)?.type.name;
}

/** Quotes a value for a message. */
export function quoted(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `\`${text.length > 80 ? `${text.slice(0, 79)}…` : text}\``;
}
