import { onTestFinished } from "vitest";
import { createEmulator, type Emulator } from "../../../src/emulator/create-emulator.ts";
import type { EmulatorOptions } from "../../../src/emulator/emulator-options.ts";
import type { EmulatorSeed } from "../../../src/emulator/emulator-seed.ts";

/** 2026-03-03T09:00:00Z */
export const OPENING: number = Date.UTC(2026, 2, 3, 9);

export const PLACE = "projects/demo/locations/here";
/** Of the first generation: every version knows it. */
export const OLD = `${PLACE}/functions/old-one`;
/** Of the second generation: v1 does not know it. */
export const NEW = `${PLACE}/functions/new-one`;

/** What came back: the status, and the body as JSON. */
export interface Outcome {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of many shapes
  readonly body: any;
}

/** Sends a request as somebody; paths begin with the version. */
export type Send = (method: string, path: string, body?: unknown) => Promise<Outcome>;

export interface Planted {
  readonly emulator: Emulator;
  /** Sends as an account; its e-mail address is its token. */
  as(email: string): Send;
  /** Sends as Ann. */
  readonly send: Send;
}

/**
 * An emulator whose clock stands still, with a function of each generation that was planted.
 *
 * @param section of the seed, beside these functions
 */
export function plant(
  section: EmulatorSeed["functions"] = {},
  { seed, ...options }: EmulatorOptions = {},
): Planted {
  const functions = [{ name: OLD, environment: "GEN_1" }, { name: NEW }];
  const emulator = createEmulator({
    clock: { mode: "manual", now: OPENING },
    seed: { ...seed, functions: { functions, ...section } },
    ...options,
  });
  onTestFinished(() => emulator.close());
  const as = (email: string): Send => senderAs(emulator, email);
  return { emulator, as, send: as("ann@example.com") };
}

function senderAs({ functions }: Emulator, email: string): Send {
  return async (method, path, body) => {
    const response = await functions.fetch(`http://127.0.0.1:4011/${path}`, {
      method,
      headers: { authorization: `Bearer ${email}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? undefined : JSON.parse(text),
    };
  };
}
