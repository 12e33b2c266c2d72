import type { ContractCheck, Exchange, ReceivedResponse } from "@seamline/ui/response/exchange";

/** A request that the worker sends to a service in the emulator. */
export interface SentRequest {
  readonly service: string;
  readonly method: string;
  /** Path and query, or an absolute URL. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
}

/** A caller from the seed. */
export interface Caller {
  /** Account or key. */
  readonly credential: string;
  /** For example `Ada Lovelace`. May be empty. */
  readonly name: string;
}

/** State to be restored by the next page in the tab. */
export interface SavedEmulator {
  /** Snapshot as JSON. */
  readonly snapshot: string;
  /** How far the emulator's clock is ahead of the system clock, in milliseconds. */
  readonly clockAheadMs: number;
}

export interface OpenedEmulator {
  /** Reason why the emulator started with its seed instead of the saved state. */
  readonly problem: string | undefined;
  readonly clockAheadMs: number;
  /** Callers by service, most privileged first. */
  readonly callers: Readonly<Record<string, readonly Caller[]>>;
}

/** Commands that the worker accepts. */
export interface EmulatorCommands {
  /** Starts the emulator. Must be the first command, and can be sent only once. */
  open(saved: SavedEmulator | undefined): Promise<OpenedEmulator>;
  send(request: SentRequest): Promise<Exchange>;
  /** Validates an exchange with another server against the contracts. */
  check(request: SentRequest, response: ReceivedResponse): Promise<ContractCheck | undefined>;
  reset(): Promise<void>;
  /** Advances the clock. */
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
