import type { SavedEmulator } from "./emulator-messages.ts";
import type { RememberedValues } from "./remembered-values.ts";

/**
 * Storage of a tab while its reader goes from page to page. It uses `sessionStorage`, which no other tab sees and which
 * ends with the tab. Browsers allow about five million characters there. Anything may be stored under its keys, such as
 * values of an older version of the site, so malformed values are ignored.
 */
interface TabStorage {
  /** The emulator as it was left; `"lost"` if it was too large to store. */
  readonly emulator: SavedEmulator | "lost" | undefined;
  readonly remembered: RememberedValues;
  keepEmulator(saved: SavedEmulator): Kept;
  keepRemembered(remembered: RememberedValues): void;
}

/** Whether a value was stored, or why not. */
export type Kept = "kept" | "too large" | "forbidden";

const EMULATOR = "seamline-try-it-emulator";
const REMEMBERED = "seamline-try-it-values";
const LOST = "lost";

/** A hundred years: a clock further ahead, or behind, could not show its dates. Milliseconds. */
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
    // Otherwise the next page would restore an older state as if it were the last one.
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

/** Keeps the well-formed parts of remembered values. */
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

/** Returns the members of an object, and none for any other value. */
function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** Returns `undefined` if nothing is stored, it is not JSON, or the browser forbids storage. */
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
