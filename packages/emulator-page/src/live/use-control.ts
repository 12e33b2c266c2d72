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

/** How often something is read anew while it keeps changing, in milliseconds. */
const RELOAD_MS = 150;

/** How often a service's state has changed, without following each change of many. */
export function useChanges(service: string): number {
  const { changes } = useEmulator();
  return useSlowly(changesOf(useStore(changes), service), RELOAD_MS);
}

/** How often the code of a service's users has written something, or its state was replaced. */
export function useOutputs(service: string): number {
  const { changes, outputs } = useEmulator();
  const count = useStore(outputs)[service] ?? 0;
  return useSlowly(count + (useStore(changes)["*"] ?? 0), RELOAD_MS);
}

/**
 * What is loaded at a key, and anew whenever its version changes. What was there stays until then.
 *
 * @param load must depend on the key alone
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

/** What a control route returns. */
export function useControl<Value>(path: string, version: number): Loaded<Value> {
  return useLoaded(path, version, () => control<Value>("GET", path));
}
