import type { IndexOf, ListQuery } from "@seamline/emulator-kit";
import type { Store } from "../../../src/index.ts";
import { type Notes, note } from "./notes.ts";

/** Adds the notes n000, n001 and so on. Their owner is ann, and their rank is their number. */
export async function withNotes(store: Store<Notes>, count: number): Promise<void> {
  await store.transaction(async (transaction) => {
    for (let at = 0; at < count; at += 1) {
      const id = `n${String(at).padStart(3, "0")}`;
      await transaction.put("notes", id, note({ rank: at, tags: ["all", `t${at % 3}`] }));
    }
  });
}

/** Returns the ids on all pages. `between` runs after each page. */
export async function allIds(
  store: Store<Notes>,
  query: ListQuery<IndexOf<Notes, "notes">>,
  between: (page: number) => Promise<void> = async () => {},
): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  let page = 0;
  do {
    const { items, next } = await store.read((reader) => reader.list("notes", { ...query, after }));
    ids.push(...items.map((item) => item.id));
    after = next;
    page += 1;
    await between(page);
  } while (after !== undefined);
  return ids;
}
