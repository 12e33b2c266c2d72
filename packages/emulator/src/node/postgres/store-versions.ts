import type { Connection } from "./database.ts";

interface KnownVersion {
  /** The last version that was read. */
  last: number;
  /** Later versions created by this process. */
  readonly own: Set<number>;
}

/**
 * Detects stores changed by other processes. Every change increments the version of its store, so a version that this
 * process did not create comes from another process. One statement checks all stores. Unlike `LISTEN`, it works with
 * every server and connection pool.
 */
export class StoreVersions {
  readonly #known = new Map<string, KnownVersion>();

  /** Records that this process has opened a store. */
  opened(store: string, version: number): void {
    this.#known.set(store, { last: version, own: new Set() });
  }

  /** Returns an object that records a change made by this process. */
  ownChange(store: string): OwnChange {
    return new OwnChange(this.#known.get(store)?.own ?? new Set());
  }

  forget(store: string): void {
    this.#known.delete(store);
  }

  /** Returns the open stores changed by other processes since the last call. @throws StoreUnavailableError */
  async changedElsewhere(connection: Connection): Promise<readonly string[]> {
    const rows = await connection.query("SELECT name, version FROM seamline_store WHERE NOT replaced");
    return rows
      .map(({ name, version }) => ({ name: name as string, version: Number(version) }))
      .filter(({ name, version }) => this.#isChanged(name, version))
      .map(({ name }) => name);
  }

  #isChanged(name: string, version: number): boolean {
    const known = this.#known.get(name);
    if (!known || version <= known.last) return false;
    const own = [...known.own].filter((each) => each <= version);
    for (const each of own) known.own.delete(each);
    const made = version - known.last;
    known.last = version;
    return own.filter((each) => each > version - made).length < made;
  }
}

/**
 * A change by this process. It is recorded before it is committed, so that a check never finds an unrecorded version.
 */
class OwnChange {
  readonly #own: Set<number>;
  #version: number | undefined;

  constructor(own: Set<number>) {
    this.#own = own;
  }

  get isNoted(): boolean {
    return this.#version !== undefined;
  }

  note(version: number): void {
    this.#version = version;
    this.#own.add(version);
  }

  /** Call this if the change was not committed. */
  retract(): void {
    if (this.#version !== undefined) this.#own.delete(this.#version);
    this.#version = undefined;
  }
}
