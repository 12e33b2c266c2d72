import type * as v from "valibot";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { ClientOptions, StandardSchema } from "../src/index.ts";
import { createClient } from "../src/index.ts";
import * as schema from "../src/validators.ts";
import { json, startServer } from "./support/loopback-server.ts";
import { going, press } from "./support/press.ts";
import { emma, startLibrary } from "./support/sequence.ts";

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** What a validator of this schema says of the data of a response with a status. */
function issuesOf(checked: schema.Schema, value: unknown): Issue[] {
  return issuesFrom(schema.response("2XX", checked), value);
}

function issuesFrom(validator: schema.Validator, value: unknown, status?: number): Issue[] {
  const { issues = [] } = validator["~standard"].validate(value, { libraryOptions: { status } });
  return issues.map(({ message, path = [] }) => ({
    path: path.map((key) => `/${String(key)}`).join(""),
    message,
  }));
}

const matter = schema.object(
  { matterId: schema.string },
  { state: schema.oneOfValues("OPEN", "CLOSED"), size: schema.integer(), notes: schema.array(schema.string) },
);

describe("a validator says where, what would be right, and what came", () => {
  test.each([
    [matter, { matterId: 5 }, "/matterId", "must be a string, and is 5"],
    [matter, {}, "/matterId", "must be a string, and is missing"],
    [matter, { matterId: "m", state: "LOST" }, "/state", 'must be one of "OPEN", "CLOSED", and is "LOST"'],
    [matter, { matterId: "m", notes: ["a", null] }, "/notes/1", "must be a string, and is null"],
    [matter, { matterId: "m", notes: {} }, "/notes", "must be an array, and is an object"],
    [
      matter,
      { matterId: "m", size: 2 ** 60 },
      "/size",
      /^must be an integer from -9007199254740991 to 9007199/,
    ],
    [matter, undefined, "", "must be an object, and is missing"],
    [matter, [], "", "must be an object, and is an array"],
    [schema.nullable(schema.string), 5, "", "must be a string or null, and is 5"],
    [schema.number, Number.POSITIVE_INFINITY, "", "must be a number, and is Infinity"],
    [schema.absent, {}, "", "must be absent, and is an object"],
    [schema.any, undefined, "", "must be there, and is missing"],
    [schema.boolean, "x".repeat(61), "", "must be true or false, and is a text of 61 characters"],
    [schema.nil, false, "", "must be null, and is false"],
    [schema.equalToOne({ a: 1 }), { a: 2 }, "", 'must be {"a":1}, and is an object'],
    [schema.pattern(/^a/u, "a word with a"), "b", "", 'must be a word with a, and is "b"'],
    [schema.pattern(/^a/u), "b", "", 'must be like ^a, and is "b"'],
    [schema.maxLength(2), "😀😀😀", "", "must be at most 2 characters long, and is 3"],
    [schema.minItems(1), [], "", "must be at least 1 items, and is 0"],
    [
      schema.uniqueItems,
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      "",
      "must be without equal items, and is an array",
    ],
    [schema.object({}, {}, schema.never), { a: 1 }, "/a", "must be absent, and is 1"],
    [schema.propertyNames(schema.maxLength(1)), { ab: 1 }, "/ab", /^must be under a name that is at most 1 /],
    [
      schema.contains(schema.string, 1, 2),
      [1],
      "",
      /^must be an array with 1 to 2 items .*, and is one with 0$/,
    ],
    [schema.not(schema.string), "a", "", 'must be other than what its schema excludes, and is "a"'],
  ] as const)("%# of %j", (checked, value, path, message) => {
    expect(issuesOf(checked, value)).toEqual([
      { path, message: typeof message === "string" ? message : expect.stringMatching(message) },
    ]);
  });

  test("all at once", () => {
    const wrong = { matterId: 1, state: "LOST", notes: [1, "a", 2] };
    expect(issuesOf(matter, wrong).map(({ path }) => path)).toEqual([
      "/matterId",
      "/state",
      "/notes/0",
      "/notes/2",
    ]);
  });

  test("of a choice: what may be there, or what is wrong inside of what comes nearest", () => {
    const choice = schema.anyOf(schema.string, schema.integer(), matter);
    expect(issuesOf(choice, true)).toEqual([
      { path: "", message: "must be a string or an integer or an object, and is true" },
    ]);
    expect(issuesOf(choice, { matterId: 5 }).map(({ path }) => path)).toEqual(["/matterId"]);
    expect(issuesOf(schema.oneOf(schema.string, schema.minLength(1)), "a")).toEqual([
      { path: "", message: 'must be what exactly one of 2 schemas allows, and not 2, and is "a"' },
    ]);
  });
});

test("at most twenty problems are listed, and it says that there are more", () => {
  const issues = issuesOf(
    schema.array(matter),
    Array.from({ length: 100_000 }, () => ({ matterId: 1 })),
  );
  expect(issues).toHaveLength(21);
  expect(issues.at(-1)).toEqual({
    path: "",
    message: "there is more that is wrong: only 20 problems are listed",
  });
  const twenty = issuesOf(
    schema.array(matter),
    Array.from({ length: 20 }, () => ({})),
  );
  expect(twenty).toHaveLength(20);
});

test("a member that only objects of JavaScript have is missing, and one that is undefined too", () => {
  expect(issuesOf(schema.object({ constructor: schema.any }), {})).toHaveLength(1);
  expect(
    issuesOf(schema.object({}, { toString: schema.string, a: schema.string }), { a: undefined }),
  ).toEqual([]);
  const own = JSON.parse('{"__proto__": 5}');
  expect(issuesOf(schema.object({ ["__proto__"]: schema.string }), own)).toEqual([
    { path: "/__proto__", message: "must be a string, and is 5" },
  ]);
});

test("a value that contains itself again and again is an issue, and no end of the stack", () => {
  const tree: schema.Schema = schema.object({}, { child: schema.later(() => tree) });
  const nested = (levels: number): unknown =>
    JSON.parse(`${'{"child":'.repeat(levels)}{}${"}".repeat(levels)}`);
  expect(issuesOf(tree, nested(250))).toEqual([]);
  const [issue] = issuesOf(tree, nested(100_000));
  expect(issue?.message).toBe("must be nested at most 250 levels deep, and is an object");
  expect(issuesOf(tree, nested(3))).toEqual([]);
});

describe("the status of the response", () => {
  const one = schema.response("200", schema.string);
  const several = schema.responses({ 200: schema.string, 204: schema.absent, "2XX": schema.integer() });

  test("chooses the schema", () => {
    expect(issuesFrom(several, "a", 200)).toEqual([]);
    expect(issuesFrom(several, 5, 202)).toEqual([]);
    expect(issuesFrom(several, "a", 204)).toEqual([{ path: "", message: 'must be absent, and is "a"' }]);
  });

  test("that is not documented is an issue", () => {
    const message = "must be of a response with the status 200, and is of one with 201";
    expect(issuesFrom(one, "a", 201)).toEqual([{ path: "", message }]);
    const others = schema.responses({ 200: schema.string, 201: schema.string });
    expect(issuesFrom(others, "a", 202)[0]?.message).toContain("200 or 201");
  });

  test("may be unknown: data of any success are right", () => {
    for (const value of ["a", 5, undefined]) expect(issuesFrom(several, value)).toEqual([]);
    expect(issuesFrom(several, true)).toHaveLength(1);
    expect(issuesFrom(schema.response("default", schema.string), "a", 299)).toEqual([]);
  });
});

describe("a client", () => {
  const aBook = schema.response<{ title: string; year: number }>(
    "200",
    schema.object({ title: schema.string, year: schema.integer() }),
  );

  test("names the operation, the place, what would be right and what came", async () => {
    const { client } = await startLibrary([emma], { validate: "throw", validators: { getBook: aBook } });
    await expect(client.books.get({ bookId: "emma" })).rejects.toMatchObject({
      name: "ValidationError",
      message: "getBook got data that its validator rejects: /year: must be an integer, and is missing",
      issues: [{ path: "/year", message: "must be an integer, and is missing" }],
    });
  });

  test("gives the status of the response", async () => {
    const { url } = await startServer(() => ({ ...json(JSON.parse(String(going.body))), status: 202 }));
    const client = createClient(press, {
      ...{ baseUrl: url, validate: "throw", validators: { printBook: schema.response("200", schema.any) } },
    });
    await expect(client.books.print({ bookId: "b" })).rejects.toThrow("and is of one with 202");
  });

  test("takes it as a Standard Schema, whose type of data is known", () => {
    expectTypeOf(aBook).toExtend<StandardSchema>();
    expectTypeOf({ getBook: aBook }).toExtend<NonNullable<ClientOptions<"getBook">["validators"]>>();
    type Book = v.InferOutput<v.GenericSchema<{ title: string; year: number }>>;
    expectTypeOf<NonNullable<(typeof aBook)["~standard"]["types"]>["output"]>().toEqualTypeOf<Book>();
    const result = aBook["~standard"].validate({ title: "Emma", year: 1815 });
    expect("value" in result && result.value.year).toBe(1815);
  });
});
