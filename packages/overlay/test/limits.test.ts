import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { applyOverlays, OverlayError, type OverlayLimits, type OverlayProblem } from "../src/index.ts";
import { overlayFile, overlayOf } from "./support/overlays.ts";

type Document = Record<string, unknown>;

function applied(actions: string, document: object, limits?: Partial<OverlayLimits>): Document {
  return applyOverlays(document, [overlayOf(actions, "1.1.0")], limits && { limits }).document;
}

function problemOf(actions: string, document: object, limits?: Partial<OverlayLimits>): OverlayProblem {
  try {
    applied(actions, document, limits);
  } catch (error) {
    if (error instanceof OverlayError) {
      return error;
    }
    throw error;
  }
  throw new Error("the overlay was applied");
}

const set = (target: string, value = "x") => `  - target: ${target}\n    update: ${value}\n`;
const remove = (target: string) => `  - target: ${target}\n    remove: true\n`;
const copy = (target: string, source: string) => `  - target: ${target}\n    copy: ${source}\n`;

describe("regular expressions in targets", () => {
  // A backtracking engine would take longer than the age of the universe for each of these.
  test.each([
    ["match(@, '(a|a)*b')", "a".repeat(40)],
    ["search(@, '(a|a)*b')", "a".repeat(100_000)],
    ["match(@, '(a*)*(a*)*b')", "a".repeat(100_000)],
    ["search(@, '(x+x+)+y')", "x".repeat(100_000)],
  ])("matches a regular expression in linear time: %s", (filter, text) => {
    // Use a child process, because a hanging search would also block the test timeout.
    const file = overlayFile(
      `overlay: 1.1.0\ninfo: {title: a, version: "1"}\nactions:\n${set(`$.info[?${filter}]`)}`,
    );
    const program = `
      import { applyOverlays, readOverlay } from ${JSON.stringify(new URL("../src/index.ts", import.meta.url).href)};
      try { applyOverlays({ info: { title: ${JSON.stringify(text)} } }, [readOverlay(${JSON.stringify(file)})]); }
      catch (error) { console.log(error.message); }`;
    const run = spawnSync(process.execPath, ["--input-type=module", "-e", program], { timeout: 50_000 });
    expect(run.stdout.toString()).toContain("matches nothing");
  });

  test.each([
    ["ab.*", "abc", true],
    ["ab", "abc", false],
    [".", "😀", true],
    [".", "\\n", false],
    ["[-a]+[b-]", "a--", true],
    ["[^\\\\p{Lu}]+\\\\p{Nd}{2,}", "ab12", true],
    ["\\\\(\\\\.\\\\)", "(.)", true],
    ["a|b", "b", true],
    ["", "", true],
    ["^a$", "a", true],
  ])("regular expressions follow RFC 9485: %s on %s", (pattern, text, matches) => {
    const title = JSON.parse(`"${text}"`) as string;
    const work = () => applied(set(`$.info[?match(@, '${pattern}')]`), { info: { title } });
    if (matches) {
      expect(work()).toEqual({ info: { title: "x" } });
    } else {
      expect(work).toThrow("matches nothing");
    }
  });

  test.each([
    ["a class escape", "\\\\d+", "is not a valid I-Regexp (RFC 9485)"],
    ["an unclosed group", "(a", "the regular expression `(a` is not a valid I-Regexp (RFC 9485)"],
    ["two quantifiers", "a**", "is not a valid I-Regexp"],
    ["a lookahead", "(?=a)", "is not a valid I-Regexp"],
    ["2000 repetitions", "a{2000}", "cannot be compiled (invalid repeat count)"],
    ["20,000 optional characters", "a{0,999}".repeat(20), "has too many repetitions"],
    ["1001 characters", "a".repeat(1001), "is longer than 1000 characters"],
  ])("readOverlay rejects a regular expression: %s", (_, pattern, message) => {
    expect(() => overlayOf(set(`$.info[?match(@, '${pattern}')]`))).toThrow(message);
  });

  test("ignores invalid regular expressions in the document", () => {
    const document = { info: { a: "(", b: "b" } };
    expect(applied(set("$.info[?match(@, @)]"), document)).toEqual({ info: { a: "(", b: "x" } });
  });
});

describe("the size limit", () => {
  test("reports the overlay file, the action, its line and the limit that it exceeds", () => {
    const actions = copy("$.list", "$.list").repeat(40);
    const { file, line, limit, problem, remedy } = problemOf(actions, { list: [1, 2] });
    expect(file).toMatch(/\.overlay\.yaml$/);
    expect({ line, limit, problem, remedy }).toEqual({
      line: 40,
      limit: "maxValues",
      problem: "action 19 with the target $.list exceeds the limit of 1,000,000 values in the document",
      remedy: "select or copy less, or raise the maxValues limit of applyOverlays",
    });
  });

  test("stops an overlay that repeatedly copies a document into itself", () => {
    const actions = Array.from(
      { length: 40 },
      (_, index) => set("$", `{x${index}: {}}`) + copy(`$.x${index}`, "$"),
    );
    expect(problemOf(actions.join(""), { a: 1 }).limit).toBe("maxValues");
  });

  test("stops an action that writes a long string to many targets", () => {
    const document = { items: Array.from({ length: 50 }, () => ({})) };
    const { limit, line } = problemOf(set("$.items[*]", `{a: ${"y".repeat(100)}}`), document, {
      maxCharacters: 4000,
    });
    expect({ limit, line }).toEqual({ limit: "maxCharacters", line: 4 });
  });

  test("stops an update whose aliases expand to many values", () => {
    const update = `{a: &a [${"1,".repeat(1000)}], b: [${"*a,".repeat(20)}]}`;
    const { limit, line } = problemOf(set("$.info", update), { info: {} }, { maxValues: 10_000 });
    expect({ limit, line }).toEqual({ limit: "maxValues", line: 4 });
  });

  test("values that actions remove or replace do not count toward the size limit", () => {
    const rename = set("$", "{b: {}}") + copy("$.b", "$.a") + remove("$.a");
    const back = set("$", "{a: {}}") + copy("$.a", "$.b") + remove("$.b");
    const document = { a: { list: Array.from({ length: 30 }, (_, index) => index) } };
    expect(applied((rename + back).repeat(20), document, { maxValues: 80 })).toEqual(document);
  });

  test("allows doubling a document that already exceeds the limit", () => {
    const list = Array.from({ length: 50 }, (_, index) => index);
    const copied = applied(copy("$.list", "$.list"), { list }, { maxValues: 10 });
    expect(copied.list).toHaveLength(100);
    expect(problemOf(copy("$.list", "$.list").repeat(2), { list }, { maxValues: 10 }).limit).toBe(
      "maxValues",
    );
  });

  test("rejects copies that would exceed the nesting limit", () => {
    const actions = copy("$..[?@.leaf].leaf", "$.a").repeat(14);
    expect(problemOf(actions, { a: { leaf: { y: 1 } } }).problem).toContain(
      "would be nested more than 2000 levels deep",
    );
  });
});

describe("the query step limit", () => {
  const items = Array.from({ length: 300 }, (_, index) => ({ a: index, b: { c: `${index}` } }));

  test.each([
    ["nested filters", "$..[?$..[?$..[*]]]"],
    ["repeated counts of the whole document", "$..[?count($..*) > 1]"],
    ["comparisons of large objects", "$.items[?$.items[?$.copy == $.items]]"],
    ["nested filters on lists of primitive values", "$.items[?$.items[?$.items[?@.z]]]"],
  ])("stops a query with %s", (_, target) => {
    const { limit, problem } = problemOf(set(target), { items, copy: items }, { maxQuerySteps: 100_000 });
    expect(limit).toBe("maxQuerySteps");
    expect(problem).toMatch(/^action 1 with the target .* exceeds the limit of 100,000 query steps$/);
  });

  test("counts a regular expression on a long string as several query steps", () => {
    const actions = set(`$.items[?search(@, '${"a{0,99}".repeat(9)}b')]`);
    const document = { items: Array.from({ length: 100 }, () => "a".repeat(10_000)) };
    expect(problemOf(actions, document).limit).toBe("maxQuerySteps");
  });

  test("the query step limit applies to all actions together", () => {
    const actions = set("$.nothing") + set("$..[?@.c]", "{d: 1}").repeat(100);
    const { problem, problems } = problemOf(actions, { items }, { maxQuerySteps: 20_000 }) as OverlayError;
    expect(problem).toContain("the target $.nothing matches nothing");
    expect(problems.map(({ limit }) => limit)).toEqual([undefined, "maxQuerySteps"]);
  });

  test("descendants of descendants count only once toward the query step limit", () => {
    const list = (depth: number): unknown => (depth === 0 ? { end: 1 } : [list(depth - 1), list(depth - 1)]);
    const document = { a: list(8) };
    const { a } = applied(set("$..[*]..[*]..[*]..end", "2"), document);
    expect(JSON.stringify(a).match(/"end":2/g)).toHaveLength(256);
  });

  test("allows a list with hundreds of thousands of items", () => {
    const list = Array.from({ length: 200_000 }, (_, index) => index);
    expect(new Set(applied(set("$.list[*]", "7"), { list }).list as number[])).toEqual(new Set([7]));
  });

  test("readOverlay rejects queries that are too long or nested too deeply", () => {
    expect(() => overlayOf(set(`$${".a".repeat(6000)}`))).toThrow("longer than 10000 characters");
    expect(() => overlayOf(set(`$[?${"(".repeat(4900)}@${")".repeat(4900)}]`))).toThrow("too deeply nested");
  });
});

describe("aliases in an overlay", () => {
  const update = (text: string) => `  - target: $.info\n    update: ${text}\n`;

  test("resolves aliases in linear time", () => {
    const actions = update(`{a: &a [1, 2], b: [${"*a, ".repeat(50_000)}]}`);
    expect((applied(actions, { info: {} }).info as { b: unknown[] }).b[49_999]).toEqual([1, 2]);
  });

  test("rejects aliases if merge keys expand them to too many values", () => {
    const keys = Array.from({ length: 2000 }, (_, index) => `k${index}: 1`).join(", ");
    const merges = Array.from({ length: 5000 }, () => "{<<: *a}").join(", ");
    expect(() => overlayOf(update(`{a: &a {${keys}}, b: [${merges}]}`))).toThrow(
      "the aliases expand to too many values",
    );
  });
});

test.each([0, -1, 1.5, Number.NaN])("rejects a limit of %s", (maxValues) => {
  expect(() => applied(set("$.info", "{a: 1}"), { info: {} }, { maxValues })).toThrow(
    `maxValues must be a positive integer, got ${maxValues}`,
  );
});
