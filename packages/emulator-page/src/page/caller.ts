import { Store, useStore } from "@seamline/ui/state/store";
import type { PageCaller, PageService } from "../protocol.ts";

/** Names of the user-selected callers, by service. Other services use the default caller. */
const chosen = new Store<Readonly<Record<string, string>>>({});

export function useCaller({ name, callers }: PageService): PageCaller | undefined {
  const { [name]: wanted } = useStore(chosen);
  return callers.find((caller) => caller.name === wanted) ?? callers[0];
}

export function chooseCaller(service: string, caller: string): void {
  chosen.set({ ...chosen.value, [service]: caller });
}
