/** Tests of what checks the histories of several processes. */
import { describe, expect, it } from "vitest";
import { History, notLinearizable, type Operation } from "./support/linearizability.ts";
import { type NameInput, type RegisterInput, register, uniqueName } from "./support/observed-objects.ts";

type Row<Input> = readonly [began: number, ended: number, input: Input, output: string | undefined];

function operations<Input>(rows: readonly Row<Input>[]): Operation<Input, string>[] {
  return rows.map(([began, ended, input, output]) => ({ object: "a", began, ended, input, output }));
}

const LOST = Number.POSITIVE_INFINITY;

const VALUES: readonly (readonly [string, readonly Row<RegisterInput>[], boolean])[] = [
  [
    "reads what was written",
    [
      [1, 2, { write: "1" }, ""],
      [3, 4, "read", "1"],
    ],
    true,
  ],
  [
    "reads an old value",
    [
      [1, 2, { write: "1" }, ""],
      [3, 4, "read", ""],
    ],
    false,
  ],
  [
    "reads either while a write goes on",
    [
      [1, 6, { write: "1" }, ""],
      [2, 3, "read", ""],
      [4, 5, "read", "1"],
    ],
    true,
  ],
  [
    "goes back",
    [
      [1, 6, { write: "1" }, ""],
      [2, 3, "read", "1"],
      [4, 5, "read", ""],
    ],
    false,
  ],
  [
    "has a lost write that took place",
    [
      [1, LOST, { write: "1" }, undefined],
      [3, 4, "read", "1"],
    ],
    true,
  ],
  [
    "has a lost write that did not",
    [
      [1, LOST, { write: "1" }, undefined],
      [3, 4, "read", ""],
    ],
    true,
  ],
  [
    "loses what was acknowledged",
    [
      [1, 2, { write: "1" }, ""],
      [3, LOST, { write: "2" }, undefined],
      [4, 5, "read", ""],
    ],
    false,
  ],
];

const NAMES: readonly (readonly [string, readonly Row<NameInput>[], boolean])[] = [
  [
    "gives it to one",
    [
      [1, 4, "take", "7"],
      [2, 3, "take", "taken"],
    ],
    true,
  ],
  [
    "gives it to two",
    [
      [1, 4, "take", "7"],
      [2, 3, "take", "8"],
    ],
    false,
  ],
  [
    "gives it to another later",
    [
      [1, 2, "take", "7"],
      [3, 4, { free: "7" }, "done"],
      [5, 6, "take", "8"],
    ],
    true,
  ],
  ["refuses what is free", [[1, 2, "take", "taken"]], false],
  [
    "shows who got it unheard",
    [
      [1, LOST, "take", undefined],
      [3, 4, "look", "7"],
      [5, 6, "look", "8"],
    ],
    false,
  ],
];

describe("a history of a value that is written and read", () => {
  it.each(VALUES)("that %s is recognized", (_, rows, isRight) => {
    expect(notLinearizable(operations(rows), register)).toEqual(isRight ? [] : ["a"]);
  });
});

describe("a history of a name that one can have", () => {
  it.each(NAMES)("that %s is recognized", (_, rows, isRight) => {
    expect(notLinearizable(operations(rows), uniqueName)).toEqual(isRight ? [] : ["a"]);
  });
});

it("a history notes what failed as something that may have taken place", async () => {
  const history = new History<string, string>();
  await history.note("a", "one", async () => "done");
  await history.note("a", "two", () => Promise.reject(new Error("lost")));
  expect(history.operations).toEqual([
    { object: "a", input: "one", began: 1, ended: 2, output: "done" },
    { object: "a", input: "two", began: 3, ended: LOST, output: undefined },
  ]);
});
