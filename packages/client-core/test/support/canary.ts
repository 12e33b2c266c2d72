import { channel } from "node:diagnostics_channel";
import { inspect } from "node:util";
import { expect, onTestFinished, vi } from "vitest";
import type { ClientOptions, Hooks, ServiceClient, ServiceDefinition } from "../../src/index.ts";
import { createClient } from "../../src/index.ts";
import { withOpenTelemetry } from "../../src/observability/otel.ts";
import { autoAdvanceClock } from "./clocks.ts";
import { startTelemetry } from "./telemetry.ts";

const HEAD = "c4n4ry";
const TAIL = "7f3a9d20";

/** A secret with all characters that a cookie allows but some encoding escapes. */
export const CANARY = `${HEAD}-+/=&<'>%.~-${TAIL}`;

/** Recognizable parts of the canary, in plain text and in base64 at any position of a group. */
const TRACES = [
  HEAD,
  TAIL,
  ...["", " ", "  "].flatMap((before) => [
    btoa(`${before}${HEAD}`).slice(4, 8),
    btoa(`${before}${TAIL}`).slice(4, 10),
  ]),
];

/** Prints a value and its causes in every form that a log could contain. */
export function printed(value: unknown): string {
  const error = value as Error;
  const isObject = typeof value === "object" && value !== null;
  const own = isObject
    ? Reflect.ownKeys(value).map((key) => (value as Record<PropertyKey, unknown>)[key])
    : [];
  return [
    inspect(value, { depth: 20, showHidden: true, getters: true }),
    String(value),
    JSON.stringify(value),
    error?.stack,
    error?.message,
    ...own.map(String),
    ...(value instanceof Error && value.cause ? [printed(value.cause)] : []),
  ].join("\n");
}

/** Fails if a printed value contains part of the canary. */
export function expectNoCanary(value: unknown): void {
  const text = printed(value);
  expect(TRACES.filter((trace) => text.includes(trace))).toEqual([]);
}

/** Observers of calls: hooks, diagnostics channels and telemetry. */
export interface Onlookers {
  /** Creates a client that is observed by hooks, channels and telemetry. */
  open<Client extends ServiceClient<object>>(
    definition: ServiceDefinition<Client>,
    options: ClientOptions,
  ): Client;
  /** Returns everything that was observed or printed. */
  seen(): Promise<unknown[]>;
}

const HOOKS = ["onRequest", "onResponse", "onRetry", "onPage", "onPoll"] as const;

/** Starts the observers for the duration of one test. */
export function startOnlookers(): Onlookers {
  const events: unknown[] = [];
  const record = (event: unknown) => void events.push(event);
  const hooks: Hooks = Object.fromEntries(HOOKS.map((name) => [name, record]));
  for (const name of HOOKS) {
    const one = channel(`seamline:${name.slice(2).toLowerCase()}`);
    one.subscribe(record);
    onTestFinished(() => void one.unsubscribe(record));
  }
  for (const level of ["debug", "error", "info", "log", "warn"] as const) {
    const spy = vi.spyOn(console, level).mockImplementation((...args) => void events.push(args));
    onTestFinished(() => spy.mockRestore());
  }
  const telemetry = startTelemetry();
  return {
    open: (definition, options) =>
      withOpenTelemetry(
        createClient(definition, { clock: autoAdvanceClock(), hooks, ...options }),
        telemetry.options,
      ),
    async seen() {
      const seen = telemetry.spans().map(({ name, attributes, status, events: inSpan, links }) => ({
        ...{ name, attributes, status, events: inSpan, links },
      }));
      return [...events, ...seen, await telemetry.metrics()];
    },
  };
}
