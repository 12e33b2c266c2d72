import { isSeamlineError } from "@seamline/client-core";
import type { ExpectedError, ExpectedOutcome } from "./case.ts";
import { base64Of } from "./content.ts";
import { equal, shown } from "./equal.ts";
import type { Outcome } from "./perform-call.ts";

/** Says what is wrong with how a call has ended. */
export async function checkOutcome(actual: Outcome, expected: ExpectedOutcome): Promise<string[]> {
  const { error } = expected;
  if (!error && actual.error) return [`failed: ${actual.error}`];
  if (error && !actual.error) return [`gave ${shown(actual.data)} and not ${error.kind}`];
  return [
    ...(error ? checkError(actual.error, error) : []),
    ...(error && !("data" in expected) ? [] : await checkData(actual.data, expected)),
  ];
}

async function checkData(actual: unknown, { data, base64, nothing }: ExpectedOutcome): Promise<string[]> {
  if (nothing) return actual === undefined ? [] : [`gave ${shown(actual)} and not nothing`];
  if (base64 === undefined)
    return equal(actual, data) ? [] : [`gave ${shown(actual)} and not ${shown(data)}`];
  if (!(actual instanceof Blob)) return [`gave ${shown(actual)} and not bytes`];
  const given = base64Of(new Uint8Array(await actual.arrayBuffer()));
  return given === base64 ? [] : [`gave the bytes ${given} and not ${base64}`];
}

function checkError(actual: unknown, expected: ExpectedError): string[] {
  const { kind, says = [], withholds = [], cause, ...members } = expected;
  if (!isSeamlineError(actual) || actual.name !== kind) return [`failed with ${actual} and not ${kind}`];
  const text = [actual.message, actual.stack, JSON.stringify(actual), String(actual.cause)].join();
  return [
    ...says
      .filter((part) => !actual.message.includes(part))
      .map((part) => `does not say ${part}: ${actual.message}`),
    ...withholds.filter((secret) => text.includes(secret)).map((secret) => `shows ${secret}`),
    ...Object.entries(members).flatMap(([name, value]) => {
      const given = (actual as unknown as Record<string, unknown>)[name];
      return equal(given ?? null, value) ? [] : [`has ${name} ${shown(given)} and not ${shown(value)}`];
    }),
    ...(cause ? checkError(actual.cause, cause).map((problem) => `its cause ${problem}`) : []),
  ].map((problem) => `${kind} ${problem}`);
}
