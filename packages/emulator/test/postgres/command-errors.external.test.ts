import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { startCli } from "../node/support/run-cli.ts";
import { LONG, postgresTests } from "./support/postgres-server.ts";
import { runStatements, testDatabase } from "./support/test-database.ts";

/** Simulates a machine without the `pg` package. */
const WITHOUT_PG = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier !== "pg") return next(specifier, context);
      throw Object.assign(new Error("Cannot find package 'pg'"), { code: "ERR_MODULE_NOT_FOUND" });
    },
  });
`)}`;

/** Runs the command until it ends, and returns its only line of output. */
async function lineOf(url: string, nodeFlags: readonly string[] = []): Promise<string> {
  const run = startCli(["--port", "0", "--store", url], nodeFlags);
  expect(await run.ended).toBe(1);
  expect(run.stdout()).toBe("");
  const lines = run.stderr().trimEnd().split("\n");
  expect(lines).toHaveLength(1);
  expect(run.stderr()).not.toContain("s3cret");
  return lines[0] as string;
}

/** Creates a database, and a user with a password who can only use this database. Returns the URL. */
async function databaseWithPassword(): Promise<string> {
  const url = await testDatabase();
  const name = new URL(url.replace("@/", "@host/")).pathname.slice(1);
  await runStatements(url, `CREATE ROLE ${name} LOGIN PASSWORD 's3cret'`);
  const rules = join(inject("postgresFolder"), "data", "pg_hba.conf");
  await writeFile(rules, `local ${name} ${name} scram-sha-256\n${await readFile(rules, "utf8")}`);
  await runStatements(url, "SELECT pg_reload_conf()");
  return url.replace("seamline@", `${name}:s3cret@`);
}

describe.runIf(postgresTests)("seamline-emulator --store", LONG, () => {
  it.each([
    ["an unreachable server", "postgres://ada:s3cret@127.0.0.1:1/x", "no server is listening"],
    ["a missing socket", "postgres://ada:s3cret@/x?host=/nowhere", "the socket does not exist"],
    ["a value that is not a database URL", "mysql://ada:s3cret@host/x", "postgres://user@host:5432/database"],
    ["an invalid URL", "postgres://ada:s3cret@ho st:x/y", "percent-encoded"],
  ])("the command with --store reports %s on one line, without the password", async (_, url, right) => {
    expect(await lineOf(url)).toContain(right);
  });

  it("the command with --store reports a missing database on one line and exits", async () => {
    const url = (await testDatabase())
      .replace(/test_\w+/, "nowhere")
      .replace("seamline@", "seamline:s3cret@");
    expect(await lineOf(url)).toContain("createdb");
  });

  it("the command with --store reports a bad password or missing permissions on one line and exits", async () => {
    const url = await databaseWithPassword();
    expect(await lineOf(url.replace("s3cret", "wr0ng-s3cret"))).toContain("rejected the password");
    expect(await lineOf(url.replace(":s3cret", ""))).toContain("requires a password");
    expect(await lineOf(url)).toContain("GRANT CREATE ON SCHEMA public");
    expect(await runStatements(url, TABLES)).toEqual([]);
  });

  it("the command with --store reports on one line that the pg package is not installed, and exits", async () => {
    const line = await lineOf("postgres://ada:s3cret@host/x", ["--import", WITHOUT_PG]);
    expect(line).toMatch(/postgres:\/\/ada@host\/x requires the package pg.*npm install pg/);
  });

  it.each([
    ["of a newer version", "(id integer, format integer)", "(1, 99)", "newer version"],
    ["of another program", "(name text)", "('x')", "has another program's tables"],
  ])(
    "the command with --store rejects a database %s, and changes nothing",
    async (_, columns, row, right) => {
      const url = await testDatabase();
      await runStatements(
        url,
        `CREATE TABLE seamline_state ${columns}; INSERT INTO seamline_state VALUES ${row}`,
      );
      expect(await lineOf(url)).toContain(right);
      expect(await runStatements(url, TABLES)).toEqual([{ tablename: "seamline_state" }]);
    },
  );
});

const TABLES = "SELECT tablename FROM pg_tables WHERE tablename LIKE 'seamline%'";
