import { writeSync } from "node:fs";
// Compiled modules start faster, and the test starts this program many times.
import type { Transaction } from "../../../dist/index.js";
import { openSqliteStore } from "../../../dist/node/sqlite/sqlite-stores.js";
import { collections, note } from "../../store/support/notes.ts";

/** Writes to the store in a folder until it is killed, and prints the numbers of acknowledged changes. */

const folder = process.argv[2] ?? "";

/** Writes the items of a number in one transaction: a note with four entries, and text that may span several pages. */
async function add(transaction: Transaction<typeof collections>): Promise<number> {
  const number = await transaction.nextNumber("notes");
  const id = `n${number}`;
  await transaction.put("notes", id, note({ rank: number, slug: id, tags: ["a", "b"] }));
  await transaction.put("pages", id, { text: "x".repeat((number % 9) * 1_000) });
  return number;
}

writeSync(1, "opening\n");
const store = await openSqliteStore({ folder, collections });
for (let round = 0; ; round += 1) {
  const numbers = await store.transaction(async (transaction) => {
    const added: number[] = [];
    for (let at = 0; at < (round % 8 === 7 ? 100 : 1); at += 1) added.push(await add(transaction));
    return added;
  });
  writeSync(1, numbers.map((number) => `${number}\n`).join(""));
}
