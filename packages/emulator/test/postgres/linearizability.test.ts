/** Tests the linearizability check. */
import { describe, expect, it } from "vitest";
import { History, notLinearizable, type Operation } from "./support/linearizability.ts";
import { type NameInput, type RegisterInput, register, uniqueName } from "./support/observed-objects.ts";

type Row<Input> = readonly [began: number, ended: number, input: Input, output: string | undefined];

function operations<Input>(rows: readonly Row<Input>[]): Operation<Input, string>[] {
  return rows.map(([began, ended, input, output]) => ({ object: "a", began, ended, input, output }));
}

/** Adds the expected outcome to each history. `found` contains the objects that are not linearizable. */
function withOutcomes<Input>(histories: readonly (readonly [string, readonly Row<Input>[], boolean])[]) {
  return histories.map(([what, rows, isRight]) => ({
    outcome: isRight ? "accepts" : "rejects",
    what,
    rows,
    found: isRight ? [] : ["a"],
  }));
}

const LOST = Number.POSITIVE_INFINITY;

const VALUES: readonly (readonly [string, readonly Row<RegisterInput>[], boolean])[] = [
  [
    "a client reads what was written",
    [
      [1, 2, { write: "1" }, ""],
      [3, 4, "read", "1"],
    ],
    true,
  ],
  [
    "a client reads an old value",
    [
      [1, 2, { write: "1" }, ""],
      [3, 4, "read", ""],
    ],
    false,
  ],
  [
    "clients read the old and then the new value during a write",
    [
      [1, 6, { write: "1" }, ""],
      [2, 3, "read", ""],
      [4, 5, "read", "1"],
    ],
    true,
  ],
  [
    "clients read the new and then the old value during a write",
    [
      [1, 6, { write: "1" }, ""],
      [2, 3, "read", "1"],
      [4, 5, "read", ""],
    ],
    false,
  ],
  [
    "a write without a response took place",
    [
      [1, LOST, { write: "1" }, undefined],
      [3, 4, "read", "1"],
    ],
    true,
  ],
  [
    "a write without a response did not take place",
    [
      [1, LOST, { write: "1" }, undefined],
      [3, 4, "read", ""],
    ],
    true,
  ],
  [
    "an acknowledged write is lost",
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
    "one of two clients gets the name",
    [
      [1, 4, "take", "7"],
      [2, 3, "take", "taken"],
    ],
    true,
  ],
  [
    "two clients get the name",
    [
      [1, 4, "take", "7"],
      [2, 3, "take", "8"],
    ],
    false,
  ],
  [
    "a client gets the name that another has freed",
    [
      [1, 2, "take", "7"],
      [3, 4, { free: "7" }, "done"],
      [5, 6, "take", "8"],
    ],
    true,
  ],
  ["a client cannot get a free name", [[1, 2, "take", "taken"]], false],
  [
    "the name changes its owner without being freed",
    [
      [1, LOST, "take", undefined],
      [3, 4, "look", "7"],
      [5, 6, "look", "8"],
    ],
    false,
  ],
];

describe("linearizability of a value", () => {
  it.each(withOutcomes(VALUES))("$outcome a history of a value in which $what", ({ rows, found }) => {
    expect(notLinearizable(operations(rows), register)).toEqual(found);
  });
});

describe("linearizability of a unique name", () => {
  it.each(withOutcomes(NAMES))("$outcome a history of a name in which $what", ({ rows, found }) => {
    expect(notLinearizable(operations(rows), uniqueName)).toEqual(found);
  });
});

it("a history records that a failed operation may have taken effect", async () => {
  const history = new History<string, string>();
  await history.note("a", "one", async () => "done");
  await history.note("a", "two", () => Promise.reject(new Error("lost")));
  expect(history.operations).toEqual([
    { object: "a", input: "one", began: 1, ended: 2, output: "done" },
    { object: "a", input: "two", began: 3, ended: LOST, output: undefined },
  ]);
});
