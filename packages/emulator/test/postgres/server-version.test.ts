import { expect, it } from "vitest";
import { assertServerVersion } from "../../src/node/postgres/schema.ts";

it("a server that is too old is rejected, with its version and what would do", () => {
  const check = (number: number, version: string) => () =>
    assertServerVersion("postgres://host/db", number, version);
  expect(check(120_017, "12.17 (Debian)")).toThrow(
    "postgres://host/db is of PostgreSQL 12.17 (Debian), and 13 or newer is needed: update the server, or name another",
  );
  expect(check(130_000, "13.0")).not.toThrow();
});
