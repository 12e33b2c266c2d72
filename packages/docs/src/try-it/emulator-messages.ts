import type { ContractCheck, Exchange, ReceivedResponse } from "@seamline/ui/response/exchange";

/** A request that the worker sends to a service of the emulator. */
export interface SentRequest {
  readonly service: string;
  readonly method: string;
  /** Path and query, or an absolute URL of the service. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
}

/** A caller from the seed. */
export interface Caller {
  /** Account or key. */
  readonly credential: string;
  /** For example `Ada Lovelace`; may be empty. */
  readonly name: string;
}

/** Saved state that the next page in the tab restores. */
export interface SavedEmulator {
  /** Snapshot as JSON. */
  readonly snapshot: string;
  /** Offset of the emulator's clock from the system clock, in milliseconds. */
  readonly clockAheadMs: number;
}

export interface OpenedEmulator {
  /** Reason why the saved state could not be restored and the emulator started with its seed. */
  readonly problem: string | undefined;
  readonly clockAheadMs: number;
  /** Callers by service, most privileged first. */
  readonly callers: Readonly<Record<string, readonly Caller[]>>;
}

/** Commands of the worker. */
export interface EmulatorCommands {
  /** Must be the first command, sent once. */
  open(saved: SavedEmulator | undefined): Promise<OpenedEmulator>;
  send(request: SentRequest): Promise<Exchange>;
  /** Checks an exchange with another server against the contracts. */
  check(request: SentRequest, response: ReceivedResponse): Promise<ContractCheck | undefined>;
  reset(): Promise<void>;
  /** Advances the clock by milliseconds. */
  advance(ms: number): Promise<void>;
  save(): Promise<SavedEmulator>;
}

export type CommandName = keyof EmulatorCommands;

export interface CommandMessage {
  readonly id: number;
  readonly name: CommandName;
  readonly parameters: readonly unknown[];
}

export type ReplyMessage =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string };
