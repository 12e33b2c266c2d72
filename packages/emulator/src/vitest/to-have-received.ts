import type { AnyEmulator, JournalEntry } from "@seamline/emulator-kit";
import { type OperationPath, operationPaths } from "@seamline/emulator-kit/host";
import { nearestName } from "@seamline/openapi/field-names";
import type { MatcherResult, MatcherState } from "vitest";
import type { ExpectedParts } from "./expected-request.ts";
import { type ReceivedParts, receivedParts } from "./received-request.ts";

type AnyExpected = ExpectedParts<unknown, unknown, unknown>;

/** Maximum number of requests listed in a message. */
const LISTED = 10;

/**
 * Compares an emulator's journal with an expected request.
 *
 * @throws TypeError if the value is not an emulator, or if the emulator has no such operation
 */
export function toHaveReceived(
  this: MatcherState,
  emulator: unknown,
  operationId: string,
  expected: AnyExpected = {},
): MatcherResult {
  const operations = operationsOf(emulator);
  assertOperation(operations, operationId);
  const { times, ...parts } = expected;
  const entries = (emulator as AnyEmulator).requests();
  const sameOperation = entries.filter((entry) => entry.operationId === operationId);
  const compared = sameOperation.map((entry) => ({
    entry,
    differences: differencesOf(this, receivedParts(entry, templateOf(operations, entry)), parts),
  }));
  const count = compared.filter(({ differences }) => differences.length === 0).length;
  return {
    pass: times === undefined ? count > 0 : count === times,
    message: () => {
      const wanted = Object.keys(parts).length === 0 ? "" : ` with ${this.utils.stringify(parts)}`;
      const often = times === undefined ? "" : ` ${times} times`;
      const not = this.isNot ? "not " : "";
      const intro = `expected the emulator ${not}to have received ${operationId}${wanted}${often}`;
      if (sameOperation.length > 0) {
        const lines = compared.slice(-LISTED).map((each) => comparisonText(each.entry, each.differences));
        return `${intro}, but it received ${count} such requests:\n${lines.join("\n")}`;
      }
      if (entries.length === 0) return `${intro}, but it received no requests`;
      return `${intro}, but it received:\n${entries.slice(-LISTED).map(entryText).join("\n")}`;
    },
  };
}

/** @throws TypeError */
function operationsOf(value: unknown): OperationPath[] {
  const { services, requests } = Object(value) as Partial<AnyEmulator>;
  if (services && typeof requests === "function") return operationPaths({ services });
  throw new TypeError("expect(…).toHaveReceived requires an emulator: pass the result of createEmulator");
}

/** @throws TypeError if the operation is unknown, because a misspelled operation would always pass with `not` */
function assertOperation(operations: readonly OperationPath[], operationId: string): void {
  const ids = [...new Set(operations.map((each) => each.operationId))];
  if (ids.includes(operationId)) return;
  const nearest = nearestName(operationId, ids);
  throw new TypeError(
    `unknown operation ${JSON.stringify(operationId)}${nearest === undefined ? "" : ` (did you mean ${nearest}?)`}`,
  );
}

function templateOf(operations: readonly OperationPath[], entry: JournalEntry): string | undefined {
  return operations.find(
    ({ document, operationId }) => document === entry.document && operationId === entry.operationId,
  )?.template;
}

/** Returns a line for each part that differs. */
function differencesOf(
  { equals, utils, customTesters }: MatcherState,
  received: ReceivedParts,
  expected: Omit<AnyExpected, "times">,
): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const wanted = name === "path" || name === "query" ? asText(value) : value;
    const actual =
      name === "status" ? statusLike(received.status, value) : received[name as keyof ReceivedParts];
    const isEqual = equals(actual, wanted, [...customTesters, utils.iterableEquality, utils.subsetEquality]);
    return isEqual ? [] : `${name}: expected ${utils.stringify(value)}, received ${utils.stringify(actual)}`;
  });
}

/** Converts parameters to strings, as in a URL. Keeps asymmetric matchers. */
function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value !== "object" || value === null) return String(value);
  if ("asymmetricMatch" in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asText(each)]));
}

/** Returns a status in the same form as the expected status: `404` or `4xx`. */
function statusLike(status: number | undefined, expected: unknown): unknown {
  if (status === undefined || typeof expected !== "string") return status;
  return `${Math.floor(status / 100)}xx`;
}

function comparisonText(entry: JournalEntry, differences: readonly string[]): string {
  return [entryText(entry), ...differences.map((line) => `    ${line}`)].join("\n");
}

function entryText({ operationId, method, target, status }: JournalEntry): string {
  return `  ${operationId ?? "no operation"}: ${method} ${target} → ${status ?? "no response"}`;
}
