import { onTestFinished } from "vitest";
import type { EmulatedService, Emulator, HttpRequest, ServiceResponse } from "../../../src/index.ts";
import { type ListenOptions, listen } from "../../../src/node/index.ts";

type Handle = (request: HttpRequest) => Promise<ServiceResponse>;

/** Serves the responses of `handle` on a free port until the end of the test. */
export async function serving(handle: Handle, options: ListenOptions = {}): Promise<string> {
  const service: Partial<EmulatedService> = { name: "retention", portOffset: 0, maxBodyBytes: 1_000, handle };
  const emulator = { ready: Promise.resolve(), services: { retention: service } } as unknown as Emulator;
  const { urls, close } = await listen(emulator, { port: 0, services: ["retention"], ...options });
  onTestFinished(close);
  return urls.retention;
}

/** Creates a text response. */
export function text(body: string, status = 200): ServiceResponse {
  return { status, headers: { "content-type": "text/plain" }, body };
}

/** Responds with the request as JSON. */
export async function echo({ method, target, origin, headers, body }: HttpRequest): Promise<ServiceResponse> {
  const shown = typeof body === "object" ? new TextDecoder().decode(body) : body;
  return text(JSON.stringify({ method, target, origin, headers: [...headers], body: shown }));
}
