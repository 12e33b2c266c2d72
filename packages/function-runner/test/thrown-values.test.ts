import { expect, it } from "vitest";
import type { Program } from "../src/code-runner/index.ts";
import { errorOf, openRunner, programOf, respondingWith } from "./support/open-runner.ts";

/** The time limit is longer than the timeout of the tests, so that a test fails if a call never ends. */
const NEVER: Partial<Program> = { timeoutMs: 3_600_000 };

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

/** Creates a program that throws a value. Each request selects the value and the way. */
function throwingProgram(): Program {
  const values = VALUES.map(([, expression]) => `() => (${expression})`);
  const ways = WAYS.map(([, statement]) => `(value) => { ${statement} }`);
  const source = `${HELPERS}
    const values = [${values.join()}];
    const ways = [${ways.join()}];
    exports.hello = (req, res) => {
      const { way, value, after } = req.query;
      if (way === undefined) return void res.send(String(process.pid));
      if (after) res.send("done");
      return ways[way](values[value]());
    };`;
  return programOf(source, NEVER);
}

it.each(WAYS.map(([name], way) => [name, way] as const))(
  "responds with the text of any thrown value if code %s",
  async (_, way) => {
    const { call, textOf } = openRunner();
    const program = throwingProgram();
    const process = await textOf(program);
    for (const [value, [name, , shown]] of VALUES.entries()) {
      const response = await call(program, { target: `/?way=${way}&value=${value}` });
      expect([name, response.status, await response.text()]).toEqual([name, 500, shown]);
    }
    expect(await textOf(program)).toBe(process);
  },
);

it("the process keeps running after code throws any value after its response", async () => {
  const { textOf } = openRunner();
  const program = throwingProgram();
  const process = await textOf(program);
  for (const way of WAYS.keys())
    for (const value of VALUES.keys())
      expect(await textOf(program, { target: `/?way=${way}&value=${value}&after=1` })).toBe("done");
  expect(await textOf(program)).toBe(process);
});

it.each(["new Error('x'.repeat(50e6))", "'x'.repeat(50e6)"])(
  "truncates the huge message of %s",
  async (value) => {
    const { call } = openRunner();
    const response = await call(respondingWith(`throw ${value};`, NEVER));
    expect([response.status, (await response.text()).length]).toEqual([500, 64 * 1024]);
  },
);

it.each([
  ["throws in send", "res.send = () => { throw null; };"],
  ["does nothing", "for (const name in res) if (typeof res[name] === 'function') res[name] = () => res;"],
  ["lacks its methods", "res.set = res.status = res.send = undefined;"],
  ["pretends to have started", "Object.defineProperty(res, 'headersSent', { value: true });"],
  [
    "throws when headersSent is read",
    "Object.defineProperty(res, 'headersSent', { get() { throw null; } });",
  ],
  ["has a wrong length", "res.set('content-length', '1'); res.send = undefined;"],
])("returns 500 with the error if the response object was replaced and %s", async (_, replacement) => {
  const { call } = openRunner();
  const response = await call(respondingWith(`${replacement} throw new Error("boom");`, NEVER));
  expect([response.status, await response.text()]).toEqual([500, "boom"]);
});

it.each([
  ["throws", "throw new TypeError('boom');"],
  ["rejects", "return Promise.reject(new TypeError('boom'));"],
  ["throws in a timer", "setTimeout(() => { throw new TypeError('boom'); });"],
])("aborts a started response if code %s", async (_, statement) => {
  const { call, textOf } = openRunner();
  const program = respondingWith(
    `if (!req.query.cut) return res.send("fine"); res.write("begin"); ${statement}`,
    NEVER,
  );
  const error = await errorOf(call(program, { target: "/?cut=1" }).then((response) => response.text()));
  expect([error.problem, error.message]).toEqual([
    "crashed",
    "The code threw an error after it started its response: boom",
  ]);
  expect(await textOf(program)).toBe("fine");
});

it("starts the code again if an exit listener of its process throws", async () => {
  const { call, textOf } = openRunner();
  const program = respondingWith(
    `if (!req.query.end) return res.send("fine");
     process.on("exit", () => { throw new Error("boom"); });
     process.exit(4);`,
    NEVER,
  );
  const error = await errorOf(call(program, { target: "/?end=1" }));
  expect([error.problem, error.message]).toEqual([
    "crashed",
    "The code exited with code 4 before it responded.",
  ]);
  expect(await textOf(program)).toBe("fine");
});

it.each([
  ["throws null", "throw null;"],
  ["rejects with undefined", "return Promise.reject();"],
  ["rejects with 0", "return Promise.reject(0);"],
  ["returns a thenable that rejects with null", "return { then(_, reject) { reject(null); } };"],
  ["returns a result that cannot be read", "return { toJSON() { throw Object.create(null); } };"],
])("rejects an event if the code %s", async (_, statement) => {
  const { call } = openRunner();
  const program = programOf(`exports.hello = () => { ${statement} };`, { ...NEVER, signature: "event" });
  const body = new TextEncoder().encode('{ "data": {}, "context": { "eventId": "1" } }');
  const headers = [["content-type", "application/json"]] as const;
  expect((await call(program, { method: "POST", headers, body })).status).toBe(500);
});
