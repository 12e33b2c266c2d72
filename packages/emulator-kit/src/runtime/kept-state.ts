import { StoreUnavailableError } from "../store/store-errors.ts";
import { shellWord } from "../text/shell-words.ts";
import { RECORD } from "./state-record.ts";
import type { KeptStores } from "./store-backend.ts";
import { epochOf, storeNameOf } from "./store-names.ts";

/** The state that earlier emulators have left, as a start finds it. */
export class KeptState {
  readonly #kept: KeptStores;
  readonly #services: readonly string[];

  /** @param kept `undefined` where stores do not outlive the process */
  constructor(kept: KeptStores | undefined, services: readonly string[]) {
    this.#kept = kept ?? { folder: "", stores: [] };
    this.#services = services;
  }

  /** Whether there is a record of the current state. */
  get hasRecord(): boolean {
    return this.#exists(RECORD);
  }

  /** Returns the highest epoch that has a store, or 0 if there are no stores. */
  get latest(): number {
    return Math.max(0, ...this.#serviceStores().map((name) => epochOf(name).epoch));
  }

  /**
   * Makes sure that no service has a state without a record. Otherwise a start would take a lost record for one that
   * never
   * existed, and replace the old state by a new one.
   *
   * @throws StoreUnavailableError with the reason `incomplete`
   */
  checkUnrecorded(): void {
    const there = this.#serviceStores().filter((name) => this.#exists(name));
    if (there.length > 0) throw this.#incomplete(there, [RECORD]);
  }

  /**
   * Makes sure that the current state is complete.
   *
   * @throws StoreUnavailableError with the reason `incomplete`
   */
  checkRecorded(epoch: number): void {
    if (this.#kept.folder === "") return;
    const names = this.#services.map((service) => storeNameOf(service, epoch));
    const missing = names.filter((name) => !this.#exists(name));
    const there = [RECORD, ...names.filter((name) => this.#exists(name))];
    if (missing.length > 0) throw this.#incomplete(there, missing);
  }

  /** Names of stores that a process has left which ended in the middle of a change. */
  stale(current: number | undefined): readonly string[] {
    return this.#serviceStores().filter((name) => epochOf(name).epoch !== current);
  }

  #serviceStores(): string[] {
    const names = this.#kept.stores.map(({ name }) => name);
    return names.filter((name) => this.#services.includes(epochOf(name).service));
  }

  #exists(name: string): boolean {
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
      `  cp -R ${missing.map((name) => shellWord(`COPY/${name}`)).join(" ")} ${shellWord(folder)}`,
      "To start over, set the folder aside:",
      `  mv ${shellWord(folder)} ${shellWord(`${folder.replace(/\/+$/, "")}.incomplete`)}`,
    ];
    return new StoreUnavailableError("incomplete", folder, problem.join("\n"));
  }
}
