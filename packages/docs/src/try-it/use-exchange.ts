import { type ReadResponse, responseSummary } from "@seamline/ui/response/response-view";
import { useStore } from "@seamline/ui/state/store";
import { useEffect, useState } from "preact/hooks";
import type { TabEmulator, TabEmulatorState } from "./tab-emulator.ts";

/** What a panel does with its emulator, and what came of it. */
export interface ExchangeState {
  readonly isBusy: boolean;
  /** One sentence on what is going on, for everyone. */
  readonly status: string;
  readonly received: ReadResponse | undefined;
  say(status: string): void;
  /** Does something that ends with a response. Nothing else is done meanwhile. */
  ask(work: () => Promise<ReadResponse>): void;
  /** Does something that ends with a sentence. */
  perform(work: () => Promise<string>): void;
}

export function useExchange(): ExchangeState {
  const [isBusy, setBusy] = useState(false);
  const [status, setStatus] = useState("");
  const [received, setReceived] = useState<ReadResponse>();
  const perform = async (work: () => Promise<string>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setStatus("Waiting for the response…");
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
        return responseSummary(read);
      }),
    perform: (work) => void perform(work),
  };
}

/** The emulator's state as it is now. Starts the emulator. */
export function useEmulatorState(emulator: TabEmulator): TabEmulatorState {
  useEffect(() => {
    // What keeps it from starting is part of its state.
    emulator.start().catch(() => undefined);
  }, [emulator]);
  return useStore(emulator.state);
}
