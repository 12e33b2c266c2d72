import type { EmulatorSnapshot } from "./snapshot.ts";

/** The name and time of a saved snapshot, as JSON. */
export interface SavedSnapshot {
  readonly name: string;
  /** The emulator's time when the snapshot was saved, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Snapshots with names. They are kept in memory until the process exits, so they survive a reset, a new seed, and the
 * restoration of another snapshot.
 */
export interface NamedSnapshots {
  /** Returns the saved snapshots, oldest first. */
  list(): readonly SavedSnapshot[];
  /**
   * Saves the whole state, without the clock. Replaces a snapshot with the same name.
   *
   * @throws InvalidSnapshotNameError if the name is invalid, or if there are already 100 snapshots
   * @throws StoreError if the store fails or is closed
   */
  save(name: string): Promise<SavedSnapshot>;
  /**
   * Restores the whole state from a saved snapshot. The snapshot is kept.
   *
   * @throws UnknownSnapshotError if there is no snapshot with this name. In that case, nothing changes.
   * @throws StoreError if the store fails or is closed
   */
  restore(name: string): Promise<void>;
  /** @throws UnknownSnapshotError if there is no snapshot with this name */
  get(name: string): EmulatorSnapshot;
  /** @throws UnknownSnapshotError if there is no snapshot with this name */
  delete(name: string): void;
}

interface NamedSnapshotsParts {
  readonly now: () => number;
  readonly take: () => Promise<EmulatorSnapshot>;
  readonly restore: (snapshot: EmulatorSnapshot) => Promise<void>;
  /** Called when a snapshot is saved or deleted. */
  readonly onChange: () => void;
}

/** Maximum number of snapshots. Each one keeps a whole state in memory. */
const MAX_SNAPSHOTS = 100;

const MAX_NAME_LENGTH = 100;

export function createNamedSnapshots({ now, take, restore, onChange }: NamedSnapshotsParts): NamedSnapshots {
  const saved = new Map<string, SavedSnapshot & { readonly snapshot: EmulatorSnapshot }>();
  const find = (name: string): EmulatorSnapshot => {
    const found = saved.get(name);
    if (!found) throw new UnknownSnapshotError(name);
    return found.snapshot;
  };
  return {
    list: () => [...saved.values()].map(({ name, at }) => ({ name, at })),
    async save(name) {
      checkName(name);
      const snapshot = await take();
      if (saved.size >= MAX_SNAPSHOTS && !saved.has(name)) throw tooManyError();
      // Moves a replaced snapshot to the end of the list.
      saved.delete(name);
      const at = now();
      saved.set(name, { name, at, snapshot });
      onChange();
      return { name, at };
    },
    restore: async (name) => restore(find(name)),
    get: find,
    delete(name) {
      find(name);
      saved.delete(name);
      onChange();
    },
  };
}

function checkName(name: unknown): asserts name is string {
  const length = typeof name === "string" ? name.trim().length : 0;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: names are printed to terminals
  if (length > 0 && length <= MAX_NAME_LENGTH && !/[\u0000-\u001f\u007f]/.test(name as string)) return;
  throw new InvalidSnapshotNameError(
    `The name of a snapshot must be 1 to ${MAX_NAME_LENGTH} characters long and must not contain control characters.`,
  );
}

function tooManyError(): InvalidSnapshotNameError {
  return new InvalidSnapshotNameError(
    `The emulator keeps at most ${MAX_SNAPSHOTS} snapshots: delete one, or save under an existing name.`,
  );
}

/** Thrown if a snapshot cannot be saved under a name. */
export class InvalidSnapshotNameError extends TypeError {
  override readonly name: string = "InvalidSnapshotNameError";
}

/** Thrown if there is no snapshot with the given name. */
export class UnknownSnapshotError extends RangeError {
  override readonly name: string = "UnknownSnapshotError";

  constructor(name: string) {
    super(`There is no snapshot named ${JSON.stringify(String(name).slice(0, MAX_NAME_LENGTH))}.`);
  }
}
