import { openSqliteStore } from "../../../src/node/sqlite/sqlite-stores.ts";
import { collections } from "../../store/support/notes.ts";

/** Opens the store in a folder, prints the outcome, and ends when its input ends. */

const [folder = ""] = process.argv.slice(2);
try {
  await openSqliteStore({ folder, collections });
  console.log("open");
  process.stdin.resume();
} catch (error) {
  console.log((error as Error).message);
}
