import { createEmulator, type EmulatorOptions } from "../../../src/index.ts";

export const START = Date.parse("2026-02-06T09:27:36Z");
const ORIGIN = "http://127.0.0.1:4012";

/** A response with its body, which is parsed if it is JSON. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests check the shape
  readonly body: any;
}

export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Received>;

/** Creates an emulator with a manual clock, and a function that sends requests to the edge service with `test-key`. */
export function emulate(options: EmulatorOptions = {}): {
  readonly emulator: ReturnType<typeof createEmulator>;
  readonly send: Send;
} {
  const emulator = createEmulator({ clock: { mode: "manual", now: START }, ...options });
  return { emulator, send: sendTo(emulator, "test-key") };
}

/** Returns a function that sends requests to the edge service with a key. */
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

/** Creates seed zones with the domains `zone-1.example`, `zone-2.example` and so on. */
export function zonesNamed(count: number): { Domain: string }[] {
  return Array.from({ length: count }, (_, at) => ({ Domain: `zone-${at + 1}.example` }));
}
