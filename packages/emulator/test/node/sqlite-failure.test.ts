import { expect, it } from "vitest";
import { toStoreError } from "../../src/node/sqlite/sqlite-errors.ts";

/** Extended result codes of a failing disk (https://sqlite.org/rescode.html). */
it.each([
  ["SQLITE_IOERR_FSYNC", 1034, "inaccessible"],
  ["SQLITE_CORRUPT_INDEX", 779, "damaged"],
  ["SQLITE_FULL", 13, "inaccessible"],
])("maps %s to a store error", (name, errcode, reason) => {
  const cause = Object.assign(new Error(name), { errcode });
  expect(toStoreError("/data", cause)).toMatchObject({ code: "unavailable", reason, folder: "/data", cause });
});

it("returns errors that do not come from SQLite unchanged", () => {
  const error = new Error("from the callback");
  expect(toStoreError("/data", error)).toBe(error);
});
