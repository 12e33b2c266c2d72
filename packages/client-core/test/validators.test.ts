import type * as v from "valibot";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { ClientOptions, StandardSchema } from "../src/index.ts";
import { createClient, throwInvalid } from "../src/index.ts";
import * as schema from "../src/validators.ts";
import { json, startServer } from "./support/loopback-server.ts";
import { going, press } from "./support/press.ts";
import { emma, startLibrary } from "./support/sequence.ts";

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** Returns the issues that the schema reports for the data of a 2XX response. */
function issuesOf(checked: schema.Rule, value: unknown): Issue[] {
  return issuesFrom(schema.response("2XX", checked), value);
}

function issuesFrom(validator: schema.Validator, value: unknown, status?: number): Issue[] {
  const { issues = [] } = validator["~standard"].validate(value, { libraryOptions: { status } });
  return issues.map(({ message, path = [] }) => ({
    path: path.map((key) => `/${String(key)}`).join(""),
    message,
  }));
}

function objectOf(required: schema.Members, optional: schema.Members = {}, others?: false): schema.Rule {
  const names = Object.keys(required);
  return schema.allOf(schema.object, schema.properties({ ...required, ...optional }, names, others));
}

function arrayOf(rule: schema.Rule): schema.Rule {
  return schema.allOf(schema.array, schema.items(rule));
}

const matter = objectOf(
  { matterId: schema.string },
  { state: schema.oneOfValues("OPEN", "CLOSED"), size: schema.integer(), notes: arrayOf(schema.string) },
);

const MISMATCHES = [
  [matter, { matterId: 5 }, "/matterId", "must be a string, but got 5"],
  [matter, {}, "/matterId", "is missing"],
  [matter, { matterId: "m", state: "LOST" }, "/state", 'must be one of OPEN, CLOSED, but got "LOST"'],
  [matter, { matterId: "m", notes: ["a", null] }, "/notes/1", "must be a string, but got null"],
  [matter, { matterId: "m", notes: {} }, "/notes", "must be an array, but got an object"],
  [
    matter,
    { matterId: "m", size: 2 ** 60 },
    "/size",
    "must be at most 9007199254740991, but got 1152921504606847000",
  ],
  [matter, undefined, "", "is missing"],
  [matter, [], "", "must be an object, but got an array"],
  [schema.ofTypes(schema.string, schema.nil), 5, "", "must be a string or null, but got 5"],
  [schema.number, Number.POSITIVE_INFINITY, "", "must be a number, but got Infinity"],
  [schema.absent, {}, "", "must be absent, but got an object"],
  [schema.any, undefined, "", "is missing"],
  [schema.boolean, "x".repeat(61), "", "must be true or false, but got a string of 61 characters"],
  [schema.nil, false, "", "must be null, but got false"],
  [schema.equalToOne({ a: 1 }), { a: 2 }, "", 'must be {"a":1}, but got an object'],
  [schema.pattern(/^a/u, "must be a word with a"), "b", "", 'must be a word with a, but got "b"'],
  [schema.pattern(/^a/u), "b", "", 'must match ^a, but got "b"'],
  [schema.maxLength(2), "😀😀😀", "", 'must be at most 2 characters long, but got "😀😀😀"'],
  [schema.minItems(1), [], "", "must have at least 1 item, but got 0"],
  [
    schema.uniqueItems,
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    "",
    "must not contain duplicate items, but got an array",
  ],
  [objectOf({}, {}, false), { a: 1 }, "/a", "is not allowed"],
  [
    schema.propertyNames(schema.maxLength(1)),
    { ab: 1 },
    "",
    /^must not have the member ab: its name must be at most 1 /,
  ],
  [schema.contains(schema.string, 1, 2), [1], "", "must have 1 to 2 items that match `contains`, but got 0"],
  [schema.not(schema.string), "a", "", 'must not match the schema of `not`, but got "a"'],
] as const;

describe("reports the path, the requirement and the value", () => {
  test.each(MISMATCHES)("%# of %j", (checked, value, path, message) => {
    expect(issuesOf(checked, value)).toEqual([
      { path, message: typeof message === "string" ? message : expect.stringMatching(message) },
    ]);
  });

  test("reports all issues at once", () => {
    const wrong = { matterId: 1, state: "LOST", notes: [1, "a", 2] };
    expect(issuesOf(matter, wrong).map(({ path }) => path)).toEqual([
      "/matterId",
      "/state",
      "/notes/0",
      "/notes/2",
    ]);
  });

  test("reports the closest alternative of anyOf, or all alternatives if none is close", () => {
    const choice = schema.anyOf(schema.string, schema.integer(), matter);
    expect(issuesOf(choice, true)).toEqual([
      { path: "", message: "must be a string or an integer or an object, but got true" },
    ]);
    expect(issuesOf(choice, { matterId: 5 }).map(({ path }) => path)).toEqual(["/matterId"]);
    expect(issuesOf(schema.oneOf(schema.string, schema.minLength(1)), "a")).toEqual([
      { path: "", message: 'must match exactly one of 2 schemas, not 2, but got "a"' },
    ]);
  });
});

test("lists at most 20 issues and notes that there are more", () => {
  const issues = issuesOf(
    arrayOf(matter),
    Array.from({ length: 100_000 }, () => ({ matterId: 1 })),
  );
  expect(issues).toHaveLength(21);
  expect(issues.at(-1)).toEqual({
    path: "",
    message: "only the first 20 issues are listed",
  });
  const twenty = issuesOf(
    arrayOf(matter),
    Array.from({ length: 20 }, () => ({})),
  );
  expect(twenty).toHaveLength(20);
});

test("treats inherited members and undefined members as missing", () => {
  expect(issuesOf(objectOf({ constructor: schema.any }), {})).toHaveLength(1);
  expect(issuesOf(objectOf({}, { toString: schema.string, a: schema.string }), { a: undefined })).toEqual([]);
  const own = JSON.parse('{"__proto__": 5}');
  expect(issuesOf(objectOf({ ["__proto__"]: schema.string }), own)).toEqual([
    { path: "/__proto__", message: "must be a string, but got 5" },
  ]);
});

test("reports deeply nested data as an issue instead of overflowing the stack", () => {
  const tree: schema.Rule = objectOf({}, { child: schema.later(() => tree) });
  const nested = (levels: number): unknown =>
    JSON.parse(`${'{"child":'.repeat(levels)}{}${"}".repeat(levels)}`);
  expect(issuesOf(tree, nested(250))).toEqual([]);
  const [issue] = issuesOf(tree, nested(100_000));
  expect(issue?.message).toBe("must be nested at most 250 levels deep, but got an object");
  expect(issuesOf(tree, nested(3))).toEqual([]);
});

describe("response status", () => {
  const one = schema.response("200", schema.string);
  const several = schema.responses({ 200: schema.string, 204: schema.absent, "2XX": schema.integer() });

  test("validates with the schema for the status", () => {
    expect(issuesFrom(several, "a", 200)).toEqual([]);
    expect(issuesFrom(several, 5, 202)).toEqual([]);
    expect(issuesFrom(several, "a", 204)).toEqual([{ path: "", message: 'must be absent, but got "a"' }]);
  });

  test("reports an undocumented status as an issue", () => {
    const message = "status 201 is not documented; expected 200";
    expect(issuesFrom(one, "a", 201)).toEqual([{ path: "", message }]);
    const others = schema.responses({ 200: schema.string, 201: schema.string });
    expect(issuesFrom(others, "a", 202)[0]?.message).toContain("200 or 201");
  });

  test("accepts data that matches any documented success if the status is unknown", () => {
    for (const value of ["a", 5, undefined]) expect(issuesFrom(several, value)).toEqual([]);
    expect(issuesFrom(several, true)).toHaveLength(1);
    expect(issuesFrom(schema.response("default", schema.string), "a", 299)).toEqual([]);
  });
});

describe("a client", () => {
  const aBook = schema.response<{ title: string; year: number }>(
    "200",
    objectOf({ title: schema.string, year: schema.integer() }),
  );

  test("a failed call reports the operation, the path and the requirement", async () => {
    const { client } = await startLibrary([emma], { validate: throwInvalid, validators: { getBook: aBook } });
    await expect(client.books.get({ bookId: "emma" })).rejects.toMatchObject({
      name: "ValidationError",
      message: "getBook returned invalid data: /year: is missing",
      issues: [{ path: "/year", message: "is missing" }],
    });
  });

  test("a call fails if its validator does not describe the response status", async () => {
    const { url } = await startServer(() => ({ ...json(JSON.parse(String(going.body))), status: 202 }));
    const client = createClient(press, {
      ...{
        baseUrl: url,
        validate: throwInvalid,
        validators: { printBook: schema.response("200", schema.any) },
      },
    });
    await expect(client.books.print({ bookId: "b" })).rejects.toThrow("status 202 is not documented");
  });

  test("a validator is a Standard Schema with the type of its data", () => {
    expectTypeOf(aBook).toExtend<StandardSchema>();
    expectTypeOf({ getBook: aBook }).toExtend<NonNullable<ClientOptions<"getBook">["validators"]>>();
    type Book = v.InferOutput<v.GenericSchema<{ title: string; year: number }>>;
    expectTypeOf<NonNullable<(typeof aBook)["~standard"]["types"]>["output"]>().toEqualTypeOf<Book>();
    const result = aBook["~standard"].validate({ title: "Emma", year: 1815 });
    expect("value" in result && result.value.year).toBe(1815);
  });
});
