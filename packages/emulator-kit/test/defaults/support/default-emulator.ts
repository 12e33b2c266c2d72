import { onTestFinished } from "vitest";
import {
  createEmulator,
  type EmulatedService,
  type Emulator,
  type EmulatorOptions,
  type ServicesByName,
} from "../../../src/index.ts";
import { services } from "./default-services.ts";

export type DefaultEmulator = Emulator<ServicesByName<typeof services>>;

export interface DefaultSeed {
  readonly accounts?: readonly { readonly email: string }[];
  readonly tokens?: Readonly<Record<string, unknown>>;
  readonly parcels?: object;
  readonly depot?: object;
}

/** Creates an emulator. Closes it after the test. */
export function defaultEmulator(
  options: Omit<EmulatorOptions, "seed"> & { readonly seed?: DefaultSeed } = {},
): DefaultEmulator {
  const emulator = createEmulator({ services, clock: { mode: "manual", now: 0 }, ...(options as object) });
  onTestFinished(() => emulator.close());
  return emulator;
}

/** Returns the status, headers and body of a response. */
export interface ReadResponse {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the tests read JSON of many shapes
  readonly body: any;
}

/** Sends a request, such as `GET /parcels`. */
export async function send(
  service: EmulatedService,
  what: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<ReadResponse> {
  const [method = "", target = ""] = what.split(" ");
  const response = await service.fetch(`http://127.0.0.1${target}`, {
    method,
    headers: { ...(body && { "content-type": "application/json" }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === "" ? undefined : JSON.parse(text),
  };
}

/** Sends a control request, such as `GET /services`. */
export function sendControl(
  emulator: DefaultEmulator,
  what: string,
  headers?: Readonly<Record<string, string>>,
): Promise<ReadResponse> {
  return send(emulator.parcels, what.replace(" ", " /__emulator"), undefined, headers);
}
