import { StoreUnavailableError } from "../store/store-errors.ts";
import { shellWord } from "../text/shell-words.ts";
import { RECORD } from "./state-record.ts";
import type { KeptStores } from "./store-backend.ts";
import { epochOf, storeNameOf } from "./store-names.ts";

/** The state left behind by earlier emulators, as found at startup. */
export class KeptState {
  readonly #kept: KeptStores;
  readonly #services: readonly string[];

  /** @param kept `undefined` if the stores do not outlive the process */
  constructor(kept: KeptStores | undefined, services: readonly string[]) {
    this.#kept = kept ?? { folder: "", stores: [] };
    this.#services = services;
  }

  /** True if a record of the current state exists. */
  get hasRecord(): boolean {
    return this.#exists(RECORD);
  }

  /** The highest epoch that has a store. 0 if there are no stores. */
  get latest(): number {
    return Math.max(0, ...this.#serviceStores().map((name) => epochOf(name).epoch));
  }

  /**
   * Checks that no service has a state without a record. Otherwise, the emulator would treat a lost record as a first
   * start, and replace the old state.
   *
   * @throws StoreUnavailableError with the reason `incomplete`
   */
  checkUnrecorded(): void {
    const there = this.#serviceStores().filter((name) => this.#exists(name));
    if (there.length > 0) throw this.#incomplete(there, [RECORD]);
  }

  /**
   * Checks that the current state is complete.
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

  /** Returns the names of stores left behind by a process that exited during a change. */
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
      stores.some((each) => each.name === name) ? `${name} (empty)` : name,
    );
    const problem = [
      `is incomplete and was not changed. Found: ${there.join(", ")}. Missing: ${lost.join(", ")}.`,
      "To continue with this state, restore the missing files from a copy of the folder:",
      `  cp -R ${missing.map((name) => shellWord(`COPY/${name}`)).join(" ")} ${shellWord(folder)}`,
      "To start with a new state, move the folder elsewhere:",
      `  mv ${shellWord(folder)} ${shellWord(`${folder.replace(/\/+$/, "")}.incomplete`)}`,
    ];
    return new StoreUnavailableError("incomplete", folder, problem.join("\n"));
  }
}
