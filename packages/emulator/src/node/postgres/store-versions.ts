import type { Connection } from "./database.ts";

interface KnownVersion {
  /** The version that was read last. */
  last: number;
  /** Later versions that this process has made. */
  readonly own: Set<number>;
}

/**
 * Finds out which stores other processes have changed. Every change raises the version of its store, so that what this
 * process has not done itself was done by another. Looking is one statement for all stores, which every server and every
 * pool of connections takes, as `LISTEN` is not.
 */
export class StoreVersions {
  readonly #known = new Map<string, KnownVersion>();

  /** Notes a store that this process has opened. */
  opened(store: string, version: number): void {
    this.#known.set(store, { last: version, own: new Set() });
  }

  /** What notes a change of this process. */
  ownChange(store: string): OwnChange {
    return new OwnChange(this.#known.get(store)?.own ?? new Set());
  }

  forget(store: string): void {
    this.#known.delete(store);
  }

  /** The names of the open stores that others have changed since the last call. @throws StoreUnavailableError */
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

/** A change of this process. It is noted before it is committed, so that nobody sees a version that is not noted yet. */
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

  /** Must be called where the change was not committed. */
  retract(): void {
    if (this.#version !== undefined) this.#own.delete(this.#version);
    this.#version = undefined;
  }
}
