import { TimeSlices } from "../async/scheduling.ts";
import { InvalidSnapshotError } from "../runtime/snapshot.ts";
import { type SnapshotRows, snapshotOf } from "../store/snapshot-data.ts";
import { StoreArgumentError } from "../store/store-errors.ts";
import type { Row } from "../store/stored-items.ts";
import { jsonText } from "../store/stored-json.ts";
import { JsonCursor } from "../text/json-cursor.ts";
import { isRecord, parseJson } from "../text/parse-json.ts";

/**
 * Parses the JSON of a snapshot. Yields to the event loop while parsing, because a snapshot may be long. Each parsed
 * item is immediately converted to stored text, to limit memory usage.
 *
 * @returns the parsed JSON, with a `Snapshot` for each service
 * @throws SyntaxError; TypeError for invalid UTF-8; InvalidSnapshotError if an item cannot be stored
 */
export async function parseSnapshot(bytes: Uint8Array): Promise<unknown> {
  const cursor = new JsonCursor(bytes);
  try {
    const snapshot = await new SnapshotReader(cursor).snapshot();
    cursor.end();
    return snapshot;
  } catch (error) {
    if (!(error instanceof StoreArgumentError)) throw error;
    throw new InvalidSnapshotError(`${error.message}.`, { cause: error });
  }
}

/**
 * Parses the parts of a snapshot. Values of the wrong type are unchanged, and are reported when the snapshot is
 * restored.
 */
class SnapshotReader {
  readonly #cursor: JsonCursor;
  readonly #slices = new TimeSlices();

  constructor(cursor: JsonCursor) {
    this.#cursor = cursor;
  }

  snapshot(): Promise<unknown> {
    return this.#object(async (name) => {
      if (name === "services") return this.#object(() => this.#state());
      return name === "seed" ? parseJson(this.#cursor.text()) : this.#cursor.value();
    });
  }

  async #state(): Promise<unknown> {
    const state = await this.#object(async (name) =>
      name === "collections" ? this.#object((collection) => this.#rows(collection)) : this.#cursor.value(),
    );
    const { collections, numbers } = Object(state) as Record<string, unknown>;
    if (!isRecord(collections) || !isRecord(numbers)) return state;
    const all = Object.entries(collections);
    const invalid = all.find(([, rows]) => !(rows instanceof Rows));
    if (invalid)
      throw new StoreArgumentError(
        `snapshot.collections.${invalid[0]}`,
        "must be an object that maps ids to values",
      );
    const rows: SnapshotRows = {
      collections: new Map(all.map(([name, found]) => [name, (found as Rows).rows])),
      numbers: Object.entries(numbers).map(([name, number]) => [name, JSON.stringify(number)]),
    };
    return snapshotOf(() => rows);
  }

  async #rows(collection: string): Promise<unknown> {
    if (!this.#cursor.isAtObject) return this.#cursor.value();
    const rows: Row[] = [];
    for (const id of this.#cursor.members()) {
      const text = jsonText(this.#cursor.value(), `snapshot.collections.${collection}/${id}`);
      rows.push([id, text]);
      const pause = this.#slices.pause();
      if (pause) await pause;
    }
    return new Rows(rows);
  }

  /** Reads an object. If several members have the same name, the last one wins, as with `JSON.parse`. */
  async #object(read: (name: string) => Promise<unknown>): Promise<unknown> {
    if (!this.#cursor.isAtObject) return this.#cursor.value();
    const members = new Map<string, unknown>();
    for (const name of this.#cursor.members()) members.set(name, await read(name));
    return Object.fromEntries(members);
  }
}

class Rows {
  readonly rows: readonly Row[];

  constructor(rows: readonly Row[]) {
    this.rows = rows;
  }
}
