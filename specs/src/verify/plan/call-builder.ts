import type { ContractOperation } from "@seamline/openapi/contract-operation";
import { bodyExamples } from "../contract/contract-examples.ts";
import type { PathValues } from "../contract/item-identity.ts";
import type { Call } from "../traffic/call.ts";
import { withName } from "../values/item-name.ts";
import { smallestValue } from "../values/smallest-value.ts";
import type { Session } from "./session.ts";

/** Returns the bodies shown in the contract for an operation. Without an example, returns the smallest valid body. */
export function bodiesOf(session: Session, operation: ContractOperation): unknown[] {
  const { document, pointers } = session;
  if (operation.requestBody === undefined) return [undefined];
  const examples = bodyExamples(document.bundle, operation, pointers).map(({ value }) => value);
  if (examples.length > 0) return examples;
  const schema = pointers.requestSchema(operation);
  if (schema === undefined) return operation.requestBody.required ? [] : [undefined];
  return [smallestValue(document.bundle, pointers.schema(schema), session.nextName())];
}

/** Returns an operation's required query parameters. */
export function requiredQuery(
  session: Session,
  operation: ContractOperation,
  name: string,
): [string, string][] {
  return operation.parameters
    .filter((each) => each.in === "query" && each.required)
    .map((each) => {
      const value = session.valueOf(operation, "query", each.name);
      return [each.name, value ?? String(smallestValue(session.document.bundle, each.schema, name))];
    });
}

/** Returns a call with a body and the required parameters. The body gets a recognizable name. */
export function callWith(
  session: Session,
  operation: ContractOperation,
  path: PathValues,
  body: unknown = bodiesOf(session, operation)[0],
): Call {
  const name = session.nextName();
  const named = body === undefined ? {} : { body: withName(body, name) };
  return { operation, path, query: requiredQuery(session, operation, name), ...named };
}
