import { camelCase, isIdentifier } from "../identifiers.ts";
import { NameRegistry } from "../name-registry.ts";
import { reservedWords } from "../validators/reserved-words.ts";
import type { Model } from "./model.ts";
import { reservedValueNames } from "./reserved-names.ts";

/** Names of an operation's constants. */
export interface FunctionNames {
  /** Name of the exported function: the operationId, converted to an identifier if necessary. */
  readonly call: string;
  /** Name of the constant with the data for the runtime. */
  readonly data: string;
}

/**
 * Returns the names of the standalone functions by operationId. They differ from all other exports of the service
 * entry.
 */
export function functionNames({
  operations,
  enums,
  namePatterns,
}: Model): ReadonlyMap<string, FunctionNames> {
  const names = new NameRegistry([
    ...reservedWords,
    ...reservedValueNames,
    ...runtimeNames,
    ...enums.flatMap(({ valuesName, guardName }) => [valuesName, guardName]),
    ...namePatterns.flatMap(({ typeName }) => [camelCase(typeName), `parse${typeName}`]),
  ]);
  const calls = operations.map(({ id }) => [id, names.claim(isIdentifier(id) ? id : camelCase(id))] as const);
  return new Map(calls.map(([id, call]) => [id, { call, data: names.claim(`${call}Data`) }]));
}

/** Names that `operations.gen.ts` imports or declares itself. */
const runtimeNames: readonly string[] = [
  ...["acceptInput", "asShown", "defineOperation", "errors", "formBody", "idempotencyKeys", "linkPages"],
  ...["longRunning", "multipartBody", "pages", "queryStyles", "requestBody", "resourceNameInput", "streams"],
  ...["writeCookies"],
];
