import type { Step } from "../src/change.ts";

/** What changes hand to a rule. Redocly 2.77 has these types, but does not export them. */
export interface DiffChange {
  readonly kind: "added" | "removed" | "modified";
  readonly node: DiffNode;
  /** The field that was modified; `key` for an entry that has another name. */
  readonly property?: string;
  readonly base?: { readonly value: unknown };
  readonly revision?: { readonly value: unknown };
}

/** A place in both documents. */
export interface DiffNode {
  readonly base?: DocumentNode;
  readonly revision?: DocumentNode;
  readonly parent: DiffNode | null;
}

/** A place in one of the two documents. */
export interface DocumentNode {
  readonly type: { readonly name: string };
  readonly key: string | number;
  readonly value: unknown;
  /** Where its `$ref` leads. */
  readonly resolved?: DocumentNode;
}

/** What a rule may ask and do. */
export interface DiffContext {
  readonly report: (problem: { readonly message: string }) => void;
  /** Whether the place is part of requests, of responses, or of both. */
  readonly getDirections: () => readonly ("request" | "response")[];
}

type Visit = (change: DiffChange, context: DiffContext) => void;

/** A rule, and the step that each of its reports asks for. */
export interface DiffRule {
  readonly step: Step;
  /** Functions by the type of the node that changed, such as `Schema`; nested by the types around it. */
  readonly visitor: Readonly<Record<string, Visit | Readonly<Record<string, Visit>>>>;
}

/** A field of a node: of the revision, or of the base where the node was removed. */
export function fieldOf(node: DocumentNode | undefined, name: string): unknown {
  const value = (node?.resolved ?? node)?.value;
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** The name of a place for messages: its key. */
export function nameOf({ revision, base }: DiffNode): string {
  return String((revision ?? base)?.key);
}

/** The type that Redocly gives to the node around a place. */
export function typeOfParent({ parent }: DiffNode): string | undefined {
  return (parent?.revision ?? parent?.base)?.type.name;
}

/** A value in a message. */
export function quoted(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `\`${text.length > 80 ? `${text.slice(0, 79)}…` : text}\``;
}
