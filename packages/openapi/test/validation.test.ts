import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Contract, readContract } from "../src/contract.ts";
import { bundle, bundles } from "./bundles.ts";
import { everyExample } from "./every-example.ts";
import { check, JSON_TYPE } from "./send.ts";

afterEach(() => vi.unstubAllGlobals());

/** What a contract says of a body, in a request or in a response. */
function decision(
  contract: Contract,
  operationId: string,
  status: number | undefined,
  value: unknown,
): unknown {
  const operation = contract.operations.get(operationId);
  if (!operation) throw new Error(`There is no operation ${operationId}.`);
  const headers = new Headers(JSON_TYPE);
  const body = JSON.stringify(value);
  if (status !== undefined) return contract.checkResponse(operation, { status, headers, body });
  const { violations } = contract.checkRequest(operation, { pathParameters: {}, query: "", headers, body });
  return violations.filter((each) => each.in === "body");
}

describe.each(bundles)("%s", (name) => {
  const { contract, examples } = everyExample(bundle(name));
  const interpreted = readContract(bundle(name), { validation: "interpreted" });

  test("takes every example of a request", () => {
    const requests = examples.filter(({ status }) => status === undefined);
    expect(requests.length).toBeGreaterThan(3);
    for (const { operationId, value } of requests)
      expect(decision(contract, operationId, undefined, value)).toEqual([]);
  });

  test("says the same, compiled and interpreted", () => {
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(null, -1, 2 ** 31, "OPEN", {}, []));
    fc.assert(
      fc.property(fc.constantFrom(...examples), fc.nat(), value, (example, place, replacement) => {
        const { operationId, status } = example;
        const changed = replaceAt(structuredClone(example.value), place, replacement);
        expect(decision(interpreted, operationId, status, changed)).toEqual(
          decision(contract, operationId, status, changed),
        );
      }),
      { numRuns: 300 },
    );
  });
});

/** Puts another value in one of the places of a value, chosen by number. */
function replaceAt(value: unknown, place: number, replacement: unknown): unknown {
  const holders: [Record<string, unknown>, string][] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      holders.push([node as Record<string, unknown>, key]);
      visit(child);
    }
  };
  visit(value);
  const [holder, key] = holders[place % (holders.length + 1)] ?? [];
  if (!holder || key === undefined) return replacement;
  holder[key] = replacement;
  return value;
}

test("where no code may be made from strings, everything works, interpreted", () => {
  const forbidden = vi.fn(function forbid() {
    throw new EvalError("Code generation from strings disallowed for this context");
  });
  vi.stubGlobal("Function", forbidden);
  const contract = readContract(bundle("retention v1"));
  const sent = { headers: JSON_TYPE, body: '{"corpus":"MAILS"}' };
  expect(check(contract, "POST", "/v1/matters/7/holds", sent).violations).toMatchObject([
    { pointer: "/corpus" },
  ]);
  expect(forbidden).toHaveBeenCalled();
});

test.each(["compiled", "interpreted"] as const)(
  "%s, a failure names its place and its rule",
  (validation) => {
    const edge = readContract(bundle("edge"), { validation });
    const record = { headers: JSON_TYPE, body: `{"Type":${2 ** 60}}` };
    expect(check(edge, "PUT", "/dnszone/1/records", record).violations).toMatchObject([{ rule: "enum" }]);
    const functions = readContract(bundle("functions v2"), { validation });
    const labelled = { headers: JSON_TYPE, body: '{"labels":{"a b/ä~":5}}' };
    expect(check(functions, "PATCH", "/v2/projects/p/locations/l/functions/f", labelled).violations).toEqual([
      {
        in: "body",
        pointer: "/labels/a b~1ä~0",
        rule: "type",
        problem: "labels.a b/ä~ must be a string, and is 5.",
      },
    ]);
  },
);

test("half a character in a member's name is no more than a violation, interpreted", () => {
  const contract = readContract(bundle("functions v2"), { validation: "interpreted" });
  const sent = { headers: JSON_TYPE, body: '{"labels":{"\\ud800":5}}' };
  const target = "/v2/projects/p/locations/l/functions/f";
  expect(check(contract, "PATCH", target, sent).violations).toMatchObject([{ in: "body", rule: "unicode" }]);
});

test("interpretation that is asked for makes no code", () => {
  const forbidden = vi.fn();
  vi.stubGlobal("Function", forbidden);
  const contract = readContract(bundle("edge"), { validation: "interpreted" });
  expect(check(contract, "GET", "/dnszone?page=0").violations).toMatchObject([{ rule: "minimum" }]);
  expect(forbidden).not.toHaveBeenCalled();
});
