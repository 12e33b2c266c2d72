import type { DatabaseSync, StatementSync } from "node:sqlite";

/** Gives the statement of a query, prepared once. */
export type Prepare = (query: string) => StatementSync;

export function statementsOf(database: DatabaseSync): Prepare {
  const statements = new Map<string, StatementSync>();
  return (query) => {
    const statement = statements.get(query) ?? database.prepare(query);
    statements.set(query, statement);
    return statement;
  };
}

/** Which table a space is in. */
export function tableOf(space: string): "entry" | "item" {
  return space.includes("/") ? "entry" : "item";
}
