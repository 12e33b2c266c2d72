import type { SavedEmulator } from "./emulator-messages.ts";
import { NOTHING_REMEMBERED, type RememberedValues } from "./remembered-values.ts";

/**
 * What a tab keeps while its reader goes from page to page. It is in `sessionStorage`, which no other tab sees and which
 * ends with the tab. Browsers allow about five million characters there.
 */
interface TabStorage {
  /** The emulator as it was left; `"lost"` where it was too large to be kept. */
  readonly emulator: SavedEmulator | "lost" | undefined;
  readonly remembered: RememberedValues;
  /** @returns whether it could be kept */
  keepEmulator(saved: SavedEmulator): boolean;
  keepRemembered(remembered: RememberedValues): void;
}

const EMULATOR = "seamline-try-it-emulator";
const REMEMBERED = "seamline-try-it-values";
const LOST = "lost";

export const tabStorage: TabStorage = {
  get emulator() {
    return read<SavedEmulator | typeof LOST>(EMULATOR);
  },
  get remembered() {
    return read<RememberedValues>(REMEMBERED) ?? NOTHING_REMEMBERED;
  },
  keepEmulator(saved) {
    if (write(EMULATOR, saved)) return true;
    // An older state would be restored on the next page as if it were this one.
    write(EMULATOR, LOST);
    return false;
  },
  keepRemembered: (remembered) => void write(REMEMBERED, remembered),
};

/** `undefined` where nothing is kept, where it is damaged, or where the browser forbids storage. */
function read<Value>(key: string): Value | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? "null") as Value | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
