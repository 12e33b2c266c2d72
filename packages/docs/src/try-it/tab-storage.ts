import type { SavedEmulator } from "./emulator-messages.ts";
import type { RememberedValues } from "./remembered-values.ts";

/**
 * Storage that lasts while the tab is open. Uses `sessionStorage`, which is not shared between tabs and is limited to
 * about five million characters. Ignores malformed values, because an older version of the site may have stored them.
 */
interface TabStorage {
  /** Saved emulator state, or `"lost"` if it was too large to save. */
  readonly emulator: SavedEmulator | "lost" | undefined;
  readonly remembered: RememberedValues;
  keepEmulator(saved: SavedEmulator): Kept;
  keepRemembered(remembered: RememberedValues): void;
}

/** Result of saving a value. */
export type Kept = "kept" | "too large" | "forbidden";

const EMULATOR = "seamline-try-it-emulator";
const REMEMBERED = "seamline-try-it-values";
const LOST = "lost";

/** Maximum clock offset: 100 years in milliseconds. Larger offsets could exceed the range of `Date`. */
const MAX_CLOCK_SHIFT_MS = 100 * 366 * 86_400_000;

export const tabStorage: TabStorage = {
  get emulator() {
    const value = read(EMULATOR);
    return value === LOST ? LOST : savedEmulator(value);
  },
  get remembered() {
    return rememberedValues(read(REMEMBERED));
  },
  keepEmulator(saved) {
    const kept = write(EMULATOR, saved);
    // Otherwise, the next page would restore an outdated state.
    if (kept === "too large") write(EMULATOR, LOST);
    return kept;
  },
  keepRemembered: (remembered) => void write(REMEMBERED, remembered),
};

function savedEmulator(value: unknown): SavedEmulator | undefined {
  const { snapshot, clockAheadMs } = recordOf(value);
  if (typeof snapshot !== "string" || typeof clockAheadMs !== "number") return undefined;
  return Math.abs(clockAheadMs) <= MAX_CLOCK_SHIFT_MS ? { snapshot, clockAheadMs } : undefined;
}

/** Returns the well-formed parts of stored values. */
function rememberedValues(value: unknown): RememberedValues {
  const { items, names } = recordOf(value);
  return {
    items: listsOf(items, isItem),
    names: listsOf(names, isText),
  };
}

function listsOf<Item>(value: unknown, isPart: (item: unknown) => item is Item): Record<string, Item[]> {
  const lists = Object.entries(recordOf(value)).map(([key, list]): [string, Item[]] => [
    key,
    Array.isArray(list) ? list.filter(isPart) : [],
  ]);
  return Object.fromEntries(lists);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isItem(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every(isText);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the value if it is an object, or else an empty object. */
function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** Returns `undefined` if the value is missing or not JSON, or if the browser blocks the storage. */
function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): Kept {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return "kept";
  } catch (error) {
    return /quota/i.test(`${(error as Error | null)?.name}`) ? "too large" : "forbidden";
  }
}
