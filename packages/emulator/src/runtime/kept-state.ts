import { StoreUnavailableError } from "../store/store-errors.ts";
import { RECORD } from "./state-record.ts";
import { type KeptStores, storeNameOf } from "./store-factory.ts";

/** Which service and generation a store is of. */
export function generationOf(storeName: string): { readonly service: string; readonly generation: number } {
  const [, service = storeName, generation = "1"] = /^(.*)\.(\d+)$/.exec(storeName) ?? [];
  return { service, generation: Number(generation) };
}

/** What a start finds of an earlier emulator's state. */
export class KeptState {
  readonly #kept: KeptStores;
  readonly #services: readonly string[];

  /** @param kept `undefined` where nothing outlives a process */
  constructor(kept: KeptStores | undefined, services: readonly string[]) {
    this.#kept = kept ?? { folder: "", stores: [] };
    this.#services = services;
  }

  /** Whether there is a record of which state is in force. */
  get hasRecord(): boolean {
    return this.#isThere(RECORD);
  }

  /** The highest generation of which there is anything; 0 where there is nothing. */
  get latest(): number {
    return Math.max(0, ...this.#ofServices().map((name) => generationOf(name).generation));
  }

  /**
   * Makes sure that no service has a state which there is no record of. A start that took a lost record for one that
   * never was would put a new state in the place of the old.
   *
   * @throws StoreUnavailableError with the reason `incomplete`
   */
  checkUnrecorded(): void {
    const there = this.#ofServices().filter((name) => this.#isThere(name));
    if (there.length > 0) throw this.#incomplete(there, [RECORD]);
  }

  /**
   * Makes sure that the state in force is there.
   *
   * @throws StoreUnavailableError with the reason `incomplete`
   */
  checkRecorded(generation: number): void {
    if (this.#kept.folder === "") return;
    const names = this.#services.map((service) => storeNameOf(service, generation));
    const missing = names.filter((name) => !this.#isThere(name));
    const there = [RECORD, ...names.filter((name) => this.#isThere(name))];
    if (missing.length > 0) throw this.#incomplete(there, missing);
  }

  /** Names of stores that are not in force: what a process left that ended in the middle of a change. */
  stale(inForce: number | undefined): readonly string[] {
    return this.#ofServices().filter((name) => generationOf(name).generation !== inForce);
  }

  #ofServices(): string[] {
    const names = this.#kept.stores.map(({ name }) => name);
    return names.filter((name) => this.#services.includes(generationOf(name).service));
  }

  #isThere(name: string): boolean {
    return this.#kept.stores.some((each) => each.name === name && each.bytes > 0);
  }

  #incomplete(there: readonly string[], missing: readonly string[]): StoreUnavailableError {
    const { folder, stores } = this.#kept;
    const lost = missing.map((name) =>
      stores.some((each) => each.name === name) ? `${name} (which is empty)` : name,
    );
    const problem = [
      `is incomplete and was left as it is. There: ${there.join(", ")}. Missing: ${lost.join(", ")}.`,
      "To go on with that state, put back what is missing from a copy of the folder:",
      `  cp -R ${missing.map((name) => quoted(`COPY/${name}`)).join(" ")} ${quoted(folder)}`,
      "To begin anew, set the folder aside:",
      `  mv ${quoted(folder)} ${quoted(`${folder.replace(/\/+$/, "")}.incomplete`)}`,
    ];
    return new StoreUnavailableError("incomplete", folder, problem.join("\n"));
  }
}

/** A word of a shell's command line. */
export function quoted(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
