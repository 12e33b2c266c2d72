import { expect, it } from "vitest";
import { assertServerVersion } from "../../src/node/postgres/schema.ts";

it("a server that is too old is rejected with its version and the required version", () => {
  const check = (number: number, version: string) => () =>
    assertServerVersion("postgres://host/db", number, version);
  expect(check(120_017, "12.17 (Debian)")).toThrow(
    "postgres://host/db runs on PostgreSQL 12.17 (Debian), but 13 or newer is required: upgrade the server, or use another one",
  );
  expect(check(130_000, "13.0")).not.toThrow();
});
