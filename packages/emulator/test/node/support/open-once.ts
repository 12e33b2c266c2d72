/** Opens the store of the folder it is given, says how that went, and ends when its input does. */
import { openSqliteStore } from "../../../src/node/sqlite-store.ts";
import { collections } from "../../store/support/notes.ts";

const [folder = ""] = process.argv.slice(2);
try {
  await openSqliteStore({ folder, collections });
  console.log("open");
  process.stdin.resume();
} catch (error) {
  console.log((error as Error).message);
}
