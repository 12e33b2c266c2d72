import type { ContractCheck, Exchange, ReceivedResponse } from "@seamline/ui/response/exchange";

/** A request to a service of the emulator, as it goes to the worker. */
export interface SentRequest {
  readonly service: string;
  readonly method: string;
  /** Path and query, or a URL of the service. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
}

/** A caller that the seed knows, as the credentials of a service have it. */
export interface Caller {
  /** The account or the key. */
  readonly credential: string;
  /** `Ada Lovelace`; empty where it has no name. */
  readonly name: string;
}

/** What outlives a page: the emulator of the next page of the same tab goes on from it. */
export interface SavedEmulator {
  /** JSON of a snapshot. */
  readonly snapshot: string;
  /** How far the emulator's clock is ahead of the platform's, in milliseconds. */
  readonly clockAheadMs: number;
}

export interface OpenedEmulator {
  /** Why the saved state could not be restored, so that the emulator began with its seed. */
  readonly problem: string | undefined;
  readonly clockAheadMs: number;
  /** By service, those first that may do most. */
  readonly callers: Readonly<Record<string, readonly Caller[]>>;
}

/** What the worker does when it is told to. */
export interface EmulatorCommands {
  /** Comes first, and once. */
  open(saved: SavedEmulator | undefined): Promise<OpenedEmulator>;
  send(request: SentRequest): Promise<Exchange>;
  /** Holds an exchange with another server against the contracts. */
  check(request: SentRequest, response: ReceivedResponse): Promise<ContractCheck | undefined>;
  reset(): Promise<void>;
  /** Moves the clock forward, in milliseconds. */
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
