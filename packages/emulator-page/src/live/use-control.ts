import { useStore } from "@seamline/ui/state/store";
import { useEffect, useState } from "preact/hooks";
import { control } from "./control-client.ts";
import { changesOf } from "./emulator.ts";
import { useEmulator } from "./page-context.ts";
import { useSlowly } from "./use-slowly.ts";

export interface Loaded<Value> {
  readonly value?: Value;
  readonly problem?: string;
}

/** Minimum interval between reloads if data keeps changing, in milliseconds. */
const RELOAD_MS = 150;

/** Returns the number of changes to a service's state, throttled. */
export function useChanges(service: string): number {
  const { changes } = useEmulator();
  return useSlowly(changesOf(useStore(changes), service), RELOAD_MS);
}

/** Returns a number that changes whenever a service's user code writes output, or when the state is replaced. */
export function useOutputs(service: string): number {
  const { changes, outputs } = useEmulator();
  const count = useStore(outputs)[service] ?? 0;
  return useSlowly(count + (useStore(changes)["*"] ?? 0), RELOAD_MS);
}

/**
 * Loads a value by key, and reloads it whenever the version changes. Keeps the previous value until the new one is
 * loaded.
 *
 * @param load must depend only on the key
 */
export function useLoaded<Value>(key: string, version: number, load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value> & { readonly key: string }>({ key });
  useEffect(() => {
    let isOver = false;
    load().then(
      (value) => isOver || setLoaded({ key, value }),
      (error: unknown) => isOver || setLoaded({ key, problem: (error as Error).message }),
    );
    return () => {
      isOver = true;
    };
  }, [key, version]);
  return loaded.key === key ? loaded : {};
}

/** Loads the response from a control route. */
export function useControl<Value>(path: string, version: number): Loaded<Value> {
  return useLoaded(path, version, () => control<Value>("GET", path));
}
