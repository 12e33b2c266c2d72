import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Clone, createClone, isChange, patched } from "./clone.ts";
import { isForClone } from "./page-tests.ts";
import { guides, isRun, snippetsIn, statedOutput } from "./snippets.ts";

describe.each(guides().filter(isForClone))("a contributor can follow %s in a clone", (page) => {
  let clone: Clone;

  beforeAll(() => {
    clone = createClone();
  });

  afterAll(() => clone?.[Symbol.dispose]());

  const followed = snippetsIn(page).filter((snippet) => isRun(snippet) || isChange(snippet));
  test.each(followed)("the block at line $line succeeds", async (snippet) => {
    const printed = await clone.follow(snippet);
    const stated = statedOutput(snippet.language === "sh" ? snippet.code : "");
    if (stated) expect(printed).toMatch(stated);
  });
});

test("applies a diff only if its lines occur exactly once in the text", () => {
  const text = "a: 1\nb: 2\nc: 3\n";
  expect(patched(text, " a: 1\n-b: 2\n+b: 4\n c: 3\n")).toBe("a: 1\nb: 4\nc: 3\n");
  expect(patched(text, " c: 3\n+d: 4\n")).toBe("a: 1\nb: 2\nc: 3\nd: 4\n");
  expect(() => patched(text, " a: 2\n+b: 4\n")).toThrow("The file contains this 0 times");
  expect(() => patched(`${text}${text}`, " c: 3\n+d: 4\n")).toThrow("The file contains this 2 times");
});
