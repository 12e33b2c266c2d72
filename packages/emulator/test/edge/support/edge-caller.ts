import { createEmulator, type EmulatorOptions } from "../../../src/index.ts";

export const START = Date.parse("2026-02-06T09:27:36Z");
const ORIGIN = "http://127.0.0.1:4012";

/** What came back, with its body read as JSON where it is JSON. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  readonly body: any;
}

export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Received>;

/** An emulator whose clock stands still, and requests to its edge service by the key `test-key`. */
export function emulate(options: EmulatorOptions = {}): {
  readonly emulator: ReturnType<typeof createEmulator>;
  readonly send: Send;
} {
  const emulator = createEmulator({ clock: { mode: "manual", now: START }, ...options });
  return { emulator, send: sendTo(emulator, "test-key") };
}

/** Requests to the edge service of an emulator, by one key. */
export function sendTo(emulator: ReturnType<typeof createEmulator>, key: string): Send {
  return async (method, path, body, headers) => {
    const isJson = body !== undefined && typeof body !== "string";
    const response = await emulator.edge.fetch(ORIGIN + path, {
      method,
      headers: {
        AccessKey: key,
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
    });
    const text = await response.text();
    const hasJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: hasJson ? JSON.parse(text) : undefined,
    };
  };
}

/** Seeded zones `zone-1.example` and so on. */
export function zonesNamed(count: number): { Domain: string }[] {
  return Array.from({ length: count }, (_, at) => ({ Domain: `zone-${at + 1}.example` }));
}
