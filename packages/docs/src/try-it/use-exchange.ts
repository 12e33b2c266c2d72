import type { ReadResponse } from "@seamline/ui/response/response-view";
import { useStore } from "@seamline/ui/state/store";
import { useEffect, useState } from "preact/hooks";
import type { TabEmulator, TabEmulatorState } from "./tab-emulator.ts";
import { tryItText } from "./try-it-strings.ts";

/** Runs the actions of a panel one at a time and stores their results. */
export interface ExchangeState {
  readonly isBusy: boolean;
  /** Status message. Empty if the last action received a response. */
  readonly status: string;
  readonly received: ReadResponse | undefined;
  say(status: string): void;
  /** Runs an action that returns a response. Other actions are ignored until it ends. */
  ask(work: () => Promise<ReadResponse>): void;
  /** Runs an action that returns a status message. */
  perform(work: () => Promise<string>): void;
}

export function useExchange(): ExchangeState {
  const [isBusy, setBusy] = useState(false);
  const [status, setStatus] = useState("");
  const [received, setReceived] = useState<ReadResponse>();
  const perform = async (work: () => Promise<string>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setStatus(tryItText.waiting);
    try {
      setStatus(await work());
    } catch (error) {
      setReceived(undefined);
      setStatus((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    status,
    received,
    say: setStatus,
    ask: (work) =>
      void perform(async () => {
        const read = await work();
        setReceived(read);
        return "";
      }),
    perform: (work) => void perform(work),
  };
}

/** Starts the emulator and returns its current state. */
export function useEmulatorState(emulator: TabEmulator): TabEmulatorState {
  useEffect(() => {
    // Ignore errors here, because the state contains them.
    emulator.start().catch(() => undefined);
  }, [emulator]);
  return useStore(emulator.state);
}
