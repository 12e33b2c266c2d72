/** Web worker that runs the emulator with the example seed and receives commands as messages. */

import { createEmulator, type Emulator, type RequestWarning } from "@seamline/emulator";
import { exampleSeed } from "@seamline/emulator/example-seed";
import type { Exchange, ReceivedResponse } from "@seamline/ui/response/exchange";
import type {
  Caller,
  CommandMessage,
  EmulatorCommands,
  OpenedEmulator,
  ReplyMessage,
  SavedEmulator,
  SentRequest,
} from "./emulator-messages.ts";

type Service = Pick<Emulator["retention"], "name" | "fetch" | "check" | "portOffset">;

class EmulatorWorker implements EmulatorCommands {
  #emulator: Emulator | undefined;
  readonly #warnings: RequestWarning[] = [];

  async open(saved: SavedEmulator | undefined): Promise<OpenedEmulator> {
    const clockAheadMs = saved?.clockAheadMs ?? 0;
    const emulator = createEmulator({
      seed: exampleSeed,
      clock: { mode: "system", now: Date.now() + clockAheadMs },
      onWarning: (warning) => this.#warnings.push(warning),
    });
    this.#emulator = emulator;
    await emulator.ready;
    const problem = saved && (await restoreProblem(emulator, saved.snapshot));
    const names = servicesOf(emulator).map(({ name }) => name);
    return {
      problem,
      clockAheadMs: this.#clockAheadMs(),
      callers: Object.fromEntries(names.map((name) => [name, callersOf(name)])),
    };
  }

  async send(sent: SentRequest): Promise<Exchange> {
    const service = this.#service(sent.service);
    this.#warnings.length = 0;
    const start = performance.now();
    const response = await service.fetch(requestOf(service, sent));
    const body = await response.blob();
    const durationMs = performance.now() - start;
    const { status, statusText, headers } = response;
    const received = { status, statusText, headers: [...headers], body, durationMs };
    const warnings = this.#warnings.splice(0);
    return { response: received, warnings, check: await this.check(sent, received) };
  }

  async check(sent: SentRequest, received: ReceivedResponse) {
    const service = this.#service(sent.service);
    return service.check(requestOf(service, sent), responseOf(received));
  }

  async reset(): Promise<void> {
    await this.#opened.reset();
  }

  async advance(ms: number): Promise<void> {
    await this.#opened.clock.advance(ms);
  }

  async save(): Promise<SavedEmulator> {
    const snapshot = await this.#opened.snapshot();
    return { snapshot: JSON.stringify(snapshot), clockAheadMs: this.#clockAheadMs() };
  }

  get #opened(): Emulator {
    if (!this.#emulator) throw new Error("the emulator is not open; send the open command first");
    return this.#emulator;
  }

  #service(name: string): Service {
    const service = servicesOf(this.#opened).find((each) => each.name === name);
    if (!service) throw new Error(`the emulator has no service \`${name}\``);
    return service;
  }

  #clockAheadMs(): number {
    return Math.round(this.#opened.clock.now() - Date.now());
  }
}

/** Returns an emulator's services. */
function servicesOf(emulator: Emulator): Service[] {
  return Object.values(emulator).filter(
    (member): member is Service => typeof member === "object" && "portOffset" in member,
  );
}

async function restoreProblem(emulator: Emulator, snapshot: string): Promise<string | undefined> {
  try {
    await emulator.restore(JSON.parse(snapshot));
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** Creates a request to the default URL of the service, which is also part of signed URLs in responses. */
function requestOf({ portOffset }: Service, { method, target, headers, body }: SentRequest): Request {
  const url = new URL(target, `http://127.0.0.1:${FIRST_PORT + portOffset}`);
  return new Request(url, { method, headers, ...(body !== undefined && { body }) });
}

/** Default port of the emulator. The port of a service is this port plus the service's offset. */
const FIRST_PORT = 4010;

/** Statuses that do not allow a response body (Fetch standard, "null body status"). */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

function responseOf({ status, headers, body }: ReceivedResponse): Response {
  const pairs = headers.map(([name, value]): [string, string] => [name, value]);
  return new Response(WITHOUT_BODY.includes(status) ? null : body, { status, headers: pairs });
}

interface SeedSection {
  readonly keys?: readonly { readonly key: string }[];
}

/** Returns the callers of a service: the keys in its seed, or else the accounts. */
function callersOf(service: string): Caller[] {
  const { keys } = (exampleSeed as Readonly<Record<string, unknown>>)[service] as SeedSection;
  if (keys) return keys.map(({ key }) => ({ credential: key, name: "" }));
  return (exampleSeed.accounts ?? []).map(({ email, firstName = "", lastName = "" }) => ({
    credential: email,
    name: `${firstName} ${lastName}`.trim(),
  }));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const worker = new EmulatorWorker();
let last: Promise<unknown> = Promise.resolve();

/** Runs commands sequentially, so that warnings are assigned to the right request. */
self.addEventListener("message", ({ data }: MessageEvent<CommandMessage>) => {
  const { id, name, parameters } = data;
  const run = worker[name] as (...parameters: readonly unknown[]) => Promise<unknown>;
  last = last
    .then(() => run.apply(worker, [...parameters]))
    .then(
      (result): ReplyMessage => ({ id, result }),
      (error: unknown): ReplyMessage => ({ id, error: messageOf(error) }),
    )
    .then((reply) => self.postMessage(reply));
});
