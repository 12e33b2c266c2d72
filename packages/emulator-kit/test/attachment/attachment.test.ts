import { expect, expectTypeOf, onTestFinished, test, vi } from "vitest";
import {
  createEmulator,
  type EmulatorOptions,
  InvalidOptionError,
  type OutputLine,
} from "../../src/index.ts";
import { parcels } from "../defaults/support/parcels-service.ts";
import { type Courier, type CourierOptions, couriers, couriersMade } from "./support/courier-service.ts";

async function start(options: EmulatorOptions & CourierOptions = {}) {
  const clock = { mode: "manual", now: 1_000 } as const;
  const emulator = createEmulator({ services: [couriers], clock, ...options });
  onTestFinished(() => emulator.close());
  await emulator.ready;
  const courier = couriersMade.at(-1) as Courier;
  courier.events.length = 0;
  const send = (method: string): Promise<Response> =>
    emulator.couriers.fetch("http://127.0.0.1/letters", { method });
  /** Sends a letter. Returns the pending response once the courier has started. */
  const sendLetter = async (): Promise<{ readonly response: Promise<Response> }> => {
    const response = send("POST");
    await vi.waitFor(() => expect(courier.events).toContain("carry"));
    return { response };
  };
  return { emulator, courier, send, sendLetter };
}

test("calls attach once per emulator and passes it the clock and the options", async () => {
  const before = couriersMade.length;
  const { emulator, courier } = await start({ speed: 20 });
  expect(couriersMade).toHaveLength(before + 1);
  expect(courier.parts.clock).toBe(emulator.clock);
  expect(courier.options).toMatchObject({ speed: 20 });
});

test("passes the attached resources to handlers", async () => {
  const { courier, sendLetter } = await start();
  await sendLetter();
  expect(courier.events).toEqual(["carry"]);
});

test.each(["reset", "seed", "restore"] as const)(
  "interrupts attached resources before %s and resumes them afterward",
  async (change) => {
    const { emulator, courier, send, sendLetter } = await start();
    const snapshot = await emulator.snapshot();
    const { response } = await sendLetter();
    await {
      reset: () => emulator.reset(),
      seed: () => emulator.seed({}),
      restore: () => emulator.restore(snapshot),
    }[change]();
    expect(courier.events).toEqual(["carry", "interrupt", "resume"]);
    const { status } = await response;
    expect(status).toBe(503);
    expect((await send("GET")).status).toBe(200);
  },
);

test("closes attached resources after pending work has ended", async () => {
  const { emulator, courier, sendLetter } = await start();
  const { response } = await sendLetter();
  await emulator.close();
  expect(courier.events).toEqual(["carry", "closing", "interrupt", "resume", "close"]);
  expect((await response).status).toBe(503);
});

test("adds the service name to an attachment's output lines", async () => {
  const { emulator, sendLetter } = await start();
  const lines: OutputLine[] = [];
  const stop = emulator.onOutput((line) => lines.push(line));
  await sendLetter();
  stop();
  expect(lines).toEqual([
    {
      service: "couriers",
      resource: "couriers/1",
      version: "1",
      stream: "stdout",
      text: "A letter is on its way.",
      time: 1_000,
    },
  ]);
});

test("does not create an attachment's output lines if there is no listener", async () => {
  const { courier } = await start();
  const makeLine = vi.fn(() => undefined);
  courier.parts.output(makeLine);
  expect(makeLine).not.toHaveBeenCalled();
});

test("validates options that a service adds to the emulator", () => {
  const invalid = (): unknown => createEmulator({ services: [couriers], speed: -1 });
  expect(invalid).toThrow(InvalidOptionError);
  expect(invalid).toThrow("The option speed must be a positive number, but is -1.");
  const misspelled = (): unknown => createEmulator({ services: [couriers], ...{ spead: 1 } });
  expect(misspelled).toThrow("did you mean speed?");
  const foreign = (): unknown => createEmulator({ services: [parcels], ...{ speed: 1 } });
  expect(foreign).toThrow(InvalidOptionError);
});

test("infers the option types of the services", () => {
  const both = [parcels, couriers] as const;
  type Options = Parameters<typeof createEmulator<typeof both>>[0];
  expectTypeOf<Options["speed"]>().toEqualTypeOf<number | undefined>();
  const withParcels = (): unknown => createEmulator({ services: both, speed: 20 });
  // @ts-expect-error The option must be a number.
  const wrong = (): unknown => createEmulator({ services: [couriers], speed: "fast" });
  // @ts-expect-error No service adds this option.
  const unknown = (): unknown => createEmulator({ services: [parcels], speed: 20 });
  expectTypeOf([withParcels, wrong, unknown]).toBeArray();
});
