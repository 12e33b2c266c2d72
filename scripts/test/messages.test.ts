import { execFileSync, spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { errorMessages } from "../messages/error-messages.ts";
import { messageTable } from "../messages.ts";
import { read, root } from "./repository.ts";

function messagesIn(
  name: string,
  ...others: readonly string[]
): [error: string, line: number, message: string][] {
  const files = [name, ...others].map(
    (each) => [each, read(`scripts/test/fixtures/messages/${each}`)] as const,
  );
  const found = errorMessages(new Map(files)).filter(({ file }) => file === name);
  return found.map(({ error, line, message }) => [error, line, message]);
}

test("finds error messages with codes, constants and placeholders", () => {
  expect(messagesIn("shelf-errors.ts")).toEqual([
    ["ShelfError", 6, "(The board {board} is loose.|{problem})"],
    ["CodedError 404 no-shelf", 11, "There is no shelf {id} in {rooms}."],
    ["RoomError", 16, "the room {room} is full[ ({MAX} people)]: choose another room"],
    ["RoomError", 21, "{name} must be a room of at most 7 people"],
  ]);
});

test("finds the messages in problem objects and in calls to an imported helper", () => {
  expect(messagesIn("problems.ts", "shelf-errors.ts")).toEqual([
    ["RoomError", 4, "there are {count} boards"],
    ["problem", 5, "has no boards: add {count} boards"],
  ]);
});

test("ignores calls to other functions that have the same name as a helper", () => {
  expect(messagesIn("other-fail.ts", "shelf-errors.ts")).toEqual([]);
});

test("escapes the cells of a table", () => {
  const row = { error: "E", file: "a.ts", line: 1, message: "(one|two)\nlines" };
  expect(messageTable("p", [row])).toContain("| E | a.ts:1 | (one\\|two) lines |\n");
});

test("prints the messages of a package, and lists the packages if the name is unknown", () => {
  const script = `${root}scripts/messages.ts`;
  const table = execFileSync(process.execPath, [script, "edge"], { encoding: "utf8" });
  expect(table).toContain("| InvalidArgumentError options.auth | packages/edge/src/client-options.ts:");
  const { status, stderr } = spawnSync(process.execPath, [script, "egde"], { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^egde is not .* Choose one of .*edge, /)]);
});
