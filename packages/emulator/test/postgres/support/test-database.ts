import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { startServer } from "./postgres-server.ts";

/** Creates a separate database on the server of the test run, and returns its URL. */
export async function testDatabase(): Promise<string> {
  const urlOf = await startServer(inject("postgresFolder"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runStatements(urlOf("postgres"), `CREATE DATABASE ${name}`);
  return urlOf(name);
}

/** Runs statements as another program would, and returns the rows of the last statement. */
export async function runStatements(url: string, statements: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const results: unknown = await client.query(statements);
    return ([results].flat().at(-1) as { rows: Record<string, unknown>[] }).rows;
  } finally {
    await client.end();
  }
}
