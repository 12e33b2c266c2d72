import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { isReference, resolveReference } from "@seamline/openapi/references";

/** The states of a resource and their transitions, from `x-states` in the document. */
export interface StateMachine {
  /** The schema that defines the states: an enum such as `MatterState`, or the schema with the boolean property. */
  readonly schema: string;
  /** Properties that contain the state. */
  readonly fields: readonly StateField[];
  readonly states: readonly State[];
  readonly transitions: readonly StateTransition[];
}

export interface StateField {
  readonly schema: string;
  readonly field: string;
}

export interface State {
  /** The value as text. For a boolean, it includes the property name: `done: true`. */
  readonly name: string;
  /** True if a transition leads to the state. */
  readonly isReached: boolean;
}

export interface StateTransition {
  /** Operation that causes the transition. If it is missing, `event` describes the cause. */
  readonly operationId?: string;
  readonly event?: string;
  /** Names of the source states. Empty if the transition creates the item. */
  readonly from: readonly string[];
  /** Name of the target state. Absent if the transition removes the item. */
  readonly to?: string;
  /** An additional condition, as a sentence. */
  readonly requires?: string;
}

/** `x-states` as written in a document. */
interface StatesObject {
  readonly transitions: readonly {
    readonly operation?: string;
    readonly event?: string;
    readonly from?: readonly unknown[];
    readonly to?: unknown;
    readonly requires?: string;
  }[];
  readonly unstated?: readonly unknown[];
}

/** Caches the state machines, because many pages use the same document. */
const found = new WeakMap<OpenApiDocument, readonly StateMachine[]>();

/** Returns the state machines of a document in schema order. Caches them, so do not modify the document afterwards. */
export function stateMachines(document: OpenApiDocument): readonly StateMachine[] {
  const machines = found.get(document) ?? machinesIn(document);
  found.set(document, machines);
  return machines;
}

function machinesIn(document: OpenApiDocument): StateMachine[] {
  const schemas = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) =>
    isReference(schema) ? [] : [[name, schema] as const],
  );
  return schemas.flatMap(([name, schema]) => [
    ...machineOf(name, schema, fieldsOf(schemas, schema, document), (value) => `${value}`),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, value]) =>
      isReference(value)
        ? []
        : machineOf(name, value, [{ schema: name, field }], (flag) => nameOf(flag, field)),
    ),
  ]);
}

/** Returns the properties that refer to a schema. */
function fieldsOf(
  schemas: readonly (readonly [string, Schema])[],
  target: Schema,
  document: OpenApiDocument,
): StateField[] {
  return schemas.flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties).flatMap(([field, value]) =>
      isReference(value) && resolveReference<Schema>(document, value) === target ? [{ schema, field }] : [],
    ),
  );
}

function machineOf(
  schema: string,
  node: Schema,
  fields: readonly StateField[],
  named: (value: unknown) => string,
): StateMachine[] {
  const states = node["x-states"] as StatesObject | undefined;
  if (states === undefined) return [];
  const values = (node.enum ?? [false, true]).filter((value) => value !== null);
  const transitions = states.transitions.map(({ operation, from = [], to, ...rest }) => ({
    ...rest,
    ...(operation !== undefined && { operationId: operation }),
    from: from.map(named),
    ...(to !== undefined && { to: named(to) }),
  }));
  const reached = new Set(transitions.map(({ to }) => to));
  const all = values.map(named).map((name) => ({ name, isReached: reached.has(name) }));
  return [{ schema, fields, states: all, transitions }];
}

function nameOf(value: unknown, field: string): string {
  return typeof value === "boolean" ? `${field}: ${value}` : `${value}`;
}
