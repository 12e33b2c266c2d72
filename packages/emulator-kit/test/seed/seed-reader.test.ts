import { expect, test } from "vitest";
import { InvalidSeedError, type LocatedSeedProblem } from "../../src/index.ts";
import { seedReaderOf } from "../../src/seed/seed-reader.ts";
import { FORBIDDEN, notesService } from "./support/notes-service.ts";

const reader = seedReaderOf([notesService]);

function problemsOf(seed: unknown): readonly LocatedSeedProblem[] {
  try {
    reader.read(seed);
    return [];
  } catch (error) {
    return (error as InvalidSeedError).problems;
  }
}

async function problemsIn(text: string): Promise<readonly LocatedSeedProblem[]> {
  const error = await reader.readText(text).catch((thrown) => thrown);
  return error instanceof InvalidSeedError ? error.problems : [];
}

test("reads the same seed from an object, JSON and YAML", async () => {
  const seed = {
    accounts: [{ email: "alex@example.com", id: "7" }],
    tokens: { one: "7", two: { account: "alex@example.com", readOnly: true } },
    notes: { notes: [{ title: "a", kind: "SHORT", parts: [{ title: "b" }] }] },
  };
  expect(reader.read(seed)).toEqual(seed);
  expect(await reader.readText(JSON.stringify(seed))).toEqual(seed);
  expect(await reader.readText(JSON.stringify(seed, undefined, "\t"))).toEqual(seed);
  const yaml = [
    "# accounts first",
    "accounts: [{email: alex@example.com, id: '7'}]",
    "tokens:",
    "  one: '7'",
    "  two: {account: alex@example.com, readOnly: true}",
    "notes:",
    "  notes:",
    "    - title: a",
    "      kind: SHORT",
    "      parts: [{title: b}]",
  ];
  expect(await reader.readText(yaml.join("\n"))).toEqual(seed);
});

test("copies the caller's object", () => {
  const note = { title: "a" };
  const read = reader.read({ notes: { notes: [note] } });
  note.title = "b";
  expect(read).toEqual({ notes: { notes: [{ title: "a" }] } });
});

test("reports every problem in a seed with its position and the valid values", async () => {
  const yaml = [
    "acounts: []",
    "accounts:",
    "  - emial: a@b.c",
    "notes:",
    "  notes:",
    "    - title: 5",
    "      kind: TALL",
    "    - due: tomorrow",
    "      colour: red",
  ];
  const problems = await problemsIn(yaml.join("\n"));
  const at = (pointer: string): object[] =>
    problems
      .filter((each) => each.pointer === pointer)
      .map(({ line, column, problem }) => ({ line, column, problem }));
  expect(at("/acounts")).toEqual([
    { line: 1, column: 1, problem: "acounts is not a known member. Did you mean accounts?" },
  ]);
  expect(at("/accounts/0/emial")).toEqual([
    { line: 3, column: 5, problem: "emial is not a known member. Did you mean email?" },
  ]);
  expect(at("/accounts/0")).toEqual([{ line: 3, column: 5, problem: "email is missing." }]);
  expect(at("/notes/notes/0/title")).toEqual([
    { line: 6, column: 7, problem: "must be a string, but got 5." },
  ]);
  expect(at("/notes/notes/0/kind")).toEqual([
    { line: 7, column: 7, problem: 'must be one of SHORT, LONG, but got "TALL".' },
  ]);
  expect(at("/notes/notes/1")).toEqual([{ line: 8, column: 7, problem: "title is missing." }]);
  expect(at("/notes/notes/1/due")[0]).toMatchObject({ line: 8, column: 7 });
  expect(at("/notes/notes/1/colour")[0]).toMatchObject({
    line: 9,
    problem: "colour is not a known member. The members are title, kind, due, parts.",
  });
  expect(problems).toHaveLength(8);
});

test("the error message for a JSON seed contains the line and column of a problem", async () => {
  const text = '{\n  "notes": {\n    "notes": [{ "title": null }]\n  }\n}';
  const error = await reader.readText(text).catch((thrown) => thrown);
  expect(error.message).toBe(
    "The seed is invalid.\nline 3, column 17, /notes/notes/0/title: must be a string, but got null.",
  );
});

test("reports an unknown value in a seed only once and suggests the nearest value", () => {
  const seed = {
    notes: {
      notes: [
        { title: "a", kind: "SHROT" },
        { title: "b", kind: 5 },
      ],
    },
  };
  expect(() => reader.read(seed)).toThrow(
    expect.objectContaining({
      problems: [
        {
          pointer: "/notes/notes/0/kind",
          problem: 'must be one of SHORT, LONG, but got "SHROT": did you mean SHORT?',
        },
        { pointer: "/notes/notes/1/kind", problem: "must be one of SHORT, LONG, but got 5." },
      ],
    }),
  );
});

test("reports problems in text order, including invalid repeat values", async () => {
  const yaml = [
    "acounts: []",
    "notes:",
    "  notes: [{title: a, repeat: 0}, {title: 5}]",
    "  codes: [{code: '1{n}', repeat: -1}]",
  ];
  const problems = await problemsIn(yaml.join("\n"));
  expect(problems.map(({ line, pointer }) => [line, pointer])).toEqual([
    [1, "/acounts"],
    [3, "/notes/notes/0/repeat"],
    [3, "/notes/notes/1/title"],
    [4, "/notes/codes/0/repeat"],
  ]);
});

test("explains how to make repeated accounts unique", () => {
  const accounts = [{ email: "first{n}@b.c", repeat: 2 }, { email: "a@b.c", repeat: 3 }, { email: "A@b.c" }];
  expect(problemsOf({ accounts })).toEqual([
    {
      pointer: "/accounts/1/email",
      problem: "a@b.c must be unique, but every copy that repeat creates has it: use {n}.",
    },
    { pointer: "/accounts/2/email", problem: "A@b.c must be unique, but accounts[1] also has it." },
  ]);
});

test("reports no line for a problem in a seed that is an object", () => {
  expect(problemsOf({ notes: { notes: 1 } })).toEqual([
    { pointer: "/notes/notes", problem: "must be an array, but got 1." },
  ]);
});

test("expands repeated items, and replaces {n} in a nested list with the inner number", () => {
  const parts = [{ title: "part {n}", repeat: 2 }];
  const read = reader.read({
    accounts: [{ email: "user{n}@example.com", repeat: 3 }, { email: "last@example.com" }],
    notes: { notes: [{ title: "note {n} of {n}", parts, repeat: 2 }] },
  });
  const made = [{ title: "part 1" }, { title: "part 2" }];
  expect(read).toEqual({
    accounts: ["user1", "user2", "user3", "last"].map((name) => ({ email: `${name}@example.com` })),
    notes: {
      notes: [
        { title: "note 1 of 1", parts: made },
        { title: "note 2 of 2", parts: made },
      ],
    },
  });
});

test("reports a problem with a repeated item once, at its position in the original seed", async () => {
  const text = [
    "notes:",
    "  notes:",
    "    - {title: a, repeat: 5}",
    "    - title: b",
    "      parts: [{title: c, repeat: 2}, {title: 7, repeat: 3}]",
    "      repeat: 4",
  ].join("\n");
  expect(await problemsIn(text)).toEqual([
    {
      pointer: "/notes/notes/1/parts/1/title",
      line: 5,
      column: 39,
      problem: "must be a string, but got 7.",
    },
  ]);
});

test("validates a seed after {n} has been replaced", () => {
  expect(reader.read({ notes: { codes: [{ code: "1{n}", repeat: 2 }] } })).toEqual({
    notes: { codes: [{ code: "11" }, { code: "12" }] },
  });
});

test.each([0, -1, 1.5, "3", null])("rejects an item whose repeat is %j", (repeat) => {
  expect(problemsOf({ notes: { notes: [{ title: "a", repeat }] } })).toEqual([
    { pointer: "/notes/notes/0/repeat", problem: "must be a positive integer." },
  ]);
});

test("limits the number of values created by repeat, both per list and in total", () => {
  const parts = [{ title: "{n}", repeat: 2_000 }];
  const notes = [{ title: "{n}", parts, repeat: 2_000 }];
  expect(problemsOf({ notes: { notes } })).toMatchObject([{ pointer: "/notes/notes/0/repeat" }]);
  const many = [{ title: "{n}", repeat: 600_000 }];
  expect(problemsOf({ notes: { notes: [...many, ...many] } })).toMatchObject([
    { pointer: "/notes/notes/1/repeat" },
  ]);
});

test("rejects duplicate accounts, and tokens that do not belong to an account", async () => {
  const accounts = [{ email: "a@b.c" }, { email: "A@b.c" }, { email: "d@b.c", id: "a@B.c" }];
  expect(problemsOf({ accounts, tokens: { hush: "z@b.c" } })).toEqual([
    { pointer: "/accounts/1/email", problem: "A@b.c must be unique, but accounts[0] also has it." },
    { pointer: "/accounts/2/id", problem: "a@B.c must be unique, but accounts[0] also has it." },
    {
      pointer: "/tokens/[redacted]",
      problem: "A token must belong to one of the accounts, but belongs to z@b.c.",
    },
  ]);
});

test("omits tokens and keys from messages", async () => {
  const seed = { tokens: { hush: 5, hushed: { account: 7 } }, notes: { apiKey: "hush-hush" } };
  const error = await reader.readText(JSON.stringify(seed)).catch((thrown) => thrown);
  expect(error.problems).toHaveLength(3);
  expect(`${error.stack}${JSON.stringify(error.problems)}`).not.toContain("hush");
});

test("reports the position of seed problems found by a service", async () => {
  const text = `notes:\n  notes:\n  - {title: a, repeat: 2}\n  - title: ${FORBIDDEN}\n`;
  expect(await problemsIn(text)).toEqual([
    { pointer: "/notes/notes/1/title", problem: "It must be another.", line: 4, column: 5 },
  ]);
});

test("accepts $schema in a seed", () => {
  expect(reader.read({ $schema: "./seed.schema.json" })).toEqual({});
});

test.each(["", "# nothing yet\n", "{}", "# a\n# b"])("reads %j as an empty seed", async (text) => {
  expect(await reader.readText(text)).toEqual({});
});

test.each([
  ["a: [1\nb: 2", 2],
  ['{"notes": {},\n"notes": {}}', 2],
  ["notes: *one", 1],
  ["notes: !!js/function x", 1],
  ["notes: {}\n---\nnotes: {}", 2],
  ['{"notes":', 1],
])("rejects the text %j", async (text, line) => {
  const [problem] = await problemsIn(text);
  expect(problem?.line ?? 1).toBe(line);
  expect(problem?.problem).toMatch(/\w.*\.$/);
});

test.each([
  ["a function", { notes: { notes: [{ title: () => "" }] } }, "/notes/notes/0/title"],
  ["NaN", { notes: Number.NaN }, "/notes"],
  ["a date", { notes: { apiKey: new Date(0) } }, "/notes/apiKey"],
  ["an undefined item in a list", { notes: { notes: [undefined] } }, "/notes/notes/0"],
])("rejects a seed with %s", (_, seed, pointer) => {
  expect(problemsOf(seed)).toMatchObject([
    { pointer, problem: expect.stringContaining("must be a JSON value") },
  ]);
});

test("rejects a seed that is circular or nested too deeply", async () => {
  const seed: Record<string, unknown> = {};
  seed.notes = seed;
  expect(problemsOf(seed)).toMatchObject([{ problem: expect.stringContaining("levels") }]);
  expect(await problemsIn(`${"[".repeat(5_000)}${"]".repeat(5_000)}`)).not.toEqual([]);
});

test.each([5, "notes", [], null])("rejects the seed %j", (seed) => {
  expect(problemsOf(seed)).toMatchObject([
    { pointer: "", problem: expect.stringMatching(/^The seed must be an object/) },
  ]);
});

test("removes undefined members from a seed", () => {
  expect(reader.read({ accounts: undefined })).toEqual({});
});

test("lists twenty problems in the message and counts the others", () => {
  const notes = Array.from({ length: 30 }, () => ({ title: 1 }));
  try {
    reader.read({ notes: { notes } });
    expect.unreachable();
  } catch (error) {
    const { message, problems } = error as InvalidSeedError;
    expect(problems).toHaveLength(30);
    expect(message.split("\n")).toHaveLength(22);
    expect(message).toMatch(/and 10 more problems$/);
  }
});
