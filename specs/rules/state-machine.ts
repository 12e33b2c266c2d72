import { defineRule, type Finding } from "../model/define-rule.ts";
import type { DocumentModel } from "../model/document-model.ts";
import { isJsonObject, type Json, type JsonObject } from "../model/json.ts";
import type { Located } from "../model/located.ts";
import { type SchemaModel, typesOf } from "../model/schema-model.ts";

const EXTENSION = "x-states";

/**
 * The docs show transitions as arrows between states. An arrow needs at least one state. If an operation makes the
 * transition, the operation must be in this document. States without an incoming arrow must be listed in `unstated`.
 */
export default defineRule(function* (document) {
  for (const schema of document.schemas) {
    const node = schema.node[EXTENSION];
    if (!isJsonObject(node)) continue;
    const machine = { node, at: schema.at.child(EXTENSION) };
    const states = statesOf(schema);
    if (states === undefined) {
      const message = `${EXTENSION} requires a schema with an enum or a boolean.`;
      yield { message, at: machine.at.key() };
      continue;
    }
    for (const transition of transitionsOf(machine)) yield* checkTransition(transition, states, document);
    yield* checkDistinct(machine);
    yield* checkReached(machine, states);
  }
});

function statesOf(schema: SchemaModel): Json[] | undefined {
  const { enum: values } = schema.node;
  if (Array.isArray(values)) return values.filter((value) => value !== null);
  return typesOf(schema).join() === "boolean" ? [false, true] : undefined;
}

function transitionsOf({ node, at }: Located): Located[] {
  return listOf(node.transitions).flatMap((transition, index) =>
    isJsonObject(transition) ? [{ node: transition, at: at.child(["transitions", index]) }] : [],
  );
}

function* checkTransition(
  { node, at }: Located,
  states: readonly Json[],
  { operations }: DocumentModel,
): Generator<Finding> {
  if (node.to === undefined && listOf(node.from).length === 0) {
    yield { message: "A transition needs from, to or both.", at: at.key() };
  }
  for (const state of endsOf(node).filter((end) => !states.includes(end))) {
    yield {
      message: `Unknown state ${state} in a transition: use a value of this schema.`,
      at: at.key(),
    };
  }
  const { operation } = node;
  if (operation !== undefined && !operations.some(({ operationId }) => operationId === operation)) {
    yield {
      message: `Unknown operation ${operation}: use the operationId of an operation in this document.`,
      at: at.child("operation").key(),
    };
  }
}

/** From each state, an operation leads to exactly one state. A second transition would make the result ambiguous. */
function* checkDistinct(machine: Located): Generator<Finding> {
  const seen = new Set<string>();
  for (const { node, at } of transitionsOf(machine)) {
    const starts = node.from === undefined ? ["nothing"] : listOf(node.from);
    const names = starts.map((start) => JSON.stringify([node.operation ?? node.event, start]));
    if (names.some((name) => seen.has(name))) {
      const message = `${node.operation ?? node.event} has two transitions from the same state: keep one.`;
      yield { message, at: at.key() };
    }
    for (const name of names) seen.add(name);
  }
}

function* checkReached(machine: Located, states: readonly Json[]): Generator<Finding> {
  const reached = transitionsOf(machine).map(({ node }) => node.to);
  const unstated = listOf(machine.node.unstated);
  const lost = states.filter((state) => !reached.includes(state) && !unstated.includes(state));
  if (lost.length > 0) {
    const message = `No transition leads to ${lost.join(", ")}: add one, or list the state in unstated.`;
    yield { message, at: machine.at.key() };
  }
  const wrong = unstated.find((state) => reached.includes(state) || !states.includes(state));
  if (wrong === undefined) return;
  const message = `unstated contains ${wrong}, which is an unknown value or has an incoming transition: remove it.`;
  yield { message, at: machine.at.child("unstated").key() };
}

function endsOf({ from, to }: JsonObject): Json[] {
  return [...listOf(from), ...(to === undefined ? [] : [to])];
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
