import { afterAll, expect, it } from "vitest";
import type { ProgramRequest } from "../src/code-runner/index.ts";
import { functionRunner } from "../src/index.ts";
import { asResponse } from "./support/as-response.ts";
import { ManualClock } from "./support/manual-clock.ts";
import { errorOf, programOf } from "./support/open-runner.ts";

/** Values that are hard to read, modify or convert to text, with their expected text. */
const VALUES: readonly (readonly [name: string, expression: string, shown: string])[] = [
  ["a Proxy whose getters throw", "new Proxy({}, { get() { throw new Error('trap'); } })", "{}"],
  ["a Proxy whose traps throw the Proxy", "selfThrowingProxy()", "[Function (anonymous)]"],
  ["a revoked Proxy", "revokedProxy()", "<Revoked Proxy>"],
  ["null", "null", "null"],
  ["undefined", "undefined", "undefined"],
  ["an empty string", "''", "''"],
  ["a symbol", "Symbol('sign')", "Symbol(sign)"],
  ["an object without a prototype", "Object.create(null)", "[Object: null prototype] {}"],
  ["a frozen error", "Object.freeze(new Error('cold'))", "cold"],
  ["an error whose stack throws", "withGetter('stack')", "boom"],
  [
    "an error whose message throws",
    "withGetter('message')",
    "The code threw a value that cannot be converted to text.",
  ],
  ["an error whose cause throws", "withGetter('cause')", "boom"],
  ["an error that is its own cause", "cyclic()", "boom"],
  ["an error with endless causes", "chain()", "boom"],
  ["an error that cannot be inspected", "inspected()", "[object Object]"],
  [
    "an object that cannot be converted to text",
    "{ toString() { throw this; } }",
    "{ toString: [Function: toString] }",
  ],
  [
    "an object with a throwing Symbol.toPrimitive",
    "{ [Symbol.toPrimitive]() { throw 1; } }",
    "{ Symbol(Symbol.toPrimitive): [Function: [Symbol.toPrimitive]] }",
  ],
];

const WAYS: readonly (readonly [name: string, statement: string])[] = [
  ["throws", "throw value;"],
  ["rejects", "return Promise.resolve().then(() => { throw value; });"],
  ["throws in a timer", "setTimeout(() => { throw value; }, 1);"],
  ["has an unhandled rejection", "void Promise.reject(value);"],
];

const HELPERS = `
const { inspect } = require("node:util");
const selfThrowingProxy = () => {
  const proxy = new Proxy(function () {}, new Proxy({}, { get() { throw proxy; } }));
  return proxy;
};
const revokedProxy = () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
const withGetter = (name) => Object.defineProperty(new Error("boom"), name, { get() { throw this; } });
const cyclic = () => { const error = new Error("boom"); error.cause = error; return error; };
const chain = () => Object.defineProperty(new Error("boom"), "cause", { get: chain, enumerable: true });
const inspected = () => ({ [inspect.custom]() { throw new Error("inspected"); } });
`;

/** Ways to change the response object before the code throws an error. */
const REPLACEMENTS: readonly (readonly [name: string, statement: string])[] = [
  ["throws in send", "res.send = () => { throw null; };"],
  ["does nothing", "for (const name in res) if (typeof res[name] === 'function') res[name] = () => res;"],
  ["lacks its methods", "res.set = res.status = res.send = undefined;"],
  ["pretends to have started", "Object.defineProperty(res, 'headersSent', { value: true });"],
  [
    "throws when headersSent is read",
    "Object.defineProperty(res, 'headersSent', { get() { throw null; } });",
  ],
  ["has a wrong length", "res.set('content-length', '1'); res.send = undefined;"],
];

/** Statements that make an event function fail. */
const EVENT_FAILURES: readonly (readonly [name: string, statement: string])[] = [
  ["throws null", "throw null;"],
  ["rejects with undefined", "return Promise.reject();"],
  ["rejects with 0", "return Promise.reject(0);"],
  ["returns a thenable that rejects with null", "return { then(_, reject) { reject(null); } };"],
  ["returns a result that cannot be read", "return { toJSON() { throw Object.create(null); } };"],
];

const listOf = (parameters: string, statements: readonly (readonly [string, string])[]): string =>
  `[${statements.map(([, statement]) => `(${parameters}) => { ${statement} }`).join()}]`;

/** A program for all tests. Each request selects what the code does. */
const program = programOf(
  `${HELPERS}
  const values = [${VALUES.map(([, expression]) => `() => (${expression})`).join()}];
  const ways = ${listOf("value", WAYS)};
  const replacements = ${listOf("res", REPLACEMENTS)};
  const eventFailures = ${listOf("", EVENT_FAILURES)};
  const routes = {
    "/pid": (req, res) => void res.send(String(process.pid)),
    "/value": ({ query }, res) => ways[query.way](values[query.value]()),
    "/after": ({ query }, res) => { res.send("done"); return ways[query.way](values[query.value]()); },
    "/huge": ({ query }) => { throw query.error ? new Error("x".repeat(50e6)) : "x".repeat(50e6); },
    "/replaced": ({ query }, res) => { replacements[query.at](res); throw new Error("boom"); },
    "/started": ({ query }, res) => { res.write("begin"); return ways[query.way](new TypeError("boom")); },
    "/exit": () => {
      process.on("exit", () => { throw new Error("boom"); });
      process.exit(4);
    },
  };
  exports.hello = (req, res) => routes[req.path](req, res);
  exports.event = ({ at }) => eventFailures[at]();`,
  // The time limit is longer than the timeout of the tests, so that a test fails if a call never ends.
  { timeoutMs: 3_600_000 },
);

const runner = functionRunner()({ clock: new ManualClock() });
afterAll(() => runner.close());

async function call(
  target: string,
  { to = program, ...request }: Partial<ProgramRequest> & { readonly to?: typeof program } = {},
): Promise<Response> {
  return asResponse(await runner.send(to, { method: "GET", target, headers: [], ...request }));
}

async function textOf(target: string): Promise<string> {
  return (await call(target)).text();
}

it.each(WAYS.map(([name], way) => [name, way] as const))(
  "responds with the text of any thrown value if code %s",
  async (_, way) => {
    const process = await textOf("/pid");
    for (const [value, [name, , shown]] of VALUES.entries()) {
      const response = await call(`/value?way=${way}&value=${value}`);
      expect([name, response.status, await response.text()]).toEqual([name, 500, shown]);
    }
    expect(await textOf("/pid")).toBe(process);
  },
);

it("keeps the process running if code throws any value after its response", async () => {
  const process = await textOf("/pid");
  for (const way of WAYS.keys())
    for (const value of VALUES.keys()) expect(await textOf(`/after?way=${way}&value=${value}`)).toBe("done");
  expect(await textOf("/pid")).toBe(process);
});

it.each([
  ["an error", "?error=1"],
  ["a string", ""],
])("truncates the huge message of %s", async (_, query) => {
  const response = await call(`/huge${query}`, { to: { ...program, id: "huge" } });
  expect([response.status, (await response.text()).length]).toEqual([500, 64 * 1024]);
});

it.each(REPLACEMENTS.map(([name], at) => [name, at] as const))(
  "returns 500 with the error if the response object was replaced and %s",
  async (_, at) => {
    const response = await call(`/replaced?at=${at}`);
    expect([response.status, await response.text()]).toEqual([500, "boom"]);
  },
);

it.each(WAYS.map(([name], way) => [name, way] as const))(
  "aborts a started response if code %s",
  async (_, way) => {
    const process = await textOf("/pid");
    const error = await errorOf(textOf(`/started?way=${way}`));
    expect([error.problem, error.message]).toEqual([
      "crashed",
      "The code threw an error after it started its response: boom",
    ]);
    expect(await textOf("/pid")).toBe(process);
  },
);

it("starts the code again if an exit listener of its process throws", async () => {
  const process = await textOf("/pid");
  const error = await errorOf(call("/exit"));
  expect([error.problem, error.message]).toEqual([
    "crashed",
    "The code exited with code 4 before it responded.",
  ]);
  expect(await textOf("/pid")).not.toBe(process);
});

it.each(EVENT_FAILURES.map(([name], at) => [name, at] as const))(
  "rejects an event if the code %s",
  async (_, at) => {
    const to = { ...program, id: "event", entryPoint: "event", signature: "event" } as const;
    const event = { data: { at }, context: { eventId: "1" } };
    const body = new TextEncoder().encode(JSON.stringify(event));
    const headers = [["content-type", "application/json"]] as const;
    expect((await call("/", { to, method: "POST", headers, body })).status).toBe(500);
  },
);
