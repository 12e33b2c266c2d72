import { onTestFinished } from "vitest";
import {
  createEmulator,
  type Emulator,
  type EmulatorOptions,
  type EmulatorSeed,
} from "../../../src/index.ts";
import { type Outcome, sendTo } from "./send-to.ts";

/** 2026-03-03T09:00:00Z */
export const OPENING: number = Date.UTC(2026, 2, 3, 9);

export const PLACE = "projects/demo/locations/here";
/** A first-generation function. Every version can see it. */
export const OLD = `${PLACE}/functions/old-one`;
/** A second-generation function. v1 cannot see it. */
export const NEW = `${PLACE}/functions/new-one`;

/** Sends a request. The path starts with the version. */
export type Send = (method: string, path: string, body?: unknown) => Promise<Outcome>;

export interface SeededEmulator {
  readonly emulator: Emulator;
  /** Returns a sender for an account. Its e-mail address is its token. */
  as(email: string): Send;
  /** Sends requests as Ann. */
  readonly send: Send;
}

/**
 * Opens an emulator with a manual clock and a seeded function of each generation.
 *
 * @param section the other members of the seed section
 */
export function openSeeded(
  section: EmulatorSeed["functions"] = {},
  { seed, ...options }: EmulatorOptions = {},
): SeededEmulator {
  const functions = [{ name: OLD, environment: "GEN_1" }, { name: NEW }];
  const emulator = createEmulator({
    clock: { mode: "manual", now: OPENING },
    seed: { ...seed, functions: { functions, ...section } },
    ...options,
  });
  onTestFinished(() => emulator.close());
  const as =
    (email: string): Send =>
    (method, path, body) =>
      sendTo(emulator, `${method} /${path}`, body, { as: email });
  return { emulator, as, send: as("ann@example.com") };
}
