import {
  type Context,
  context,
  type MeterProvider,
  metrics,
  type TracerProvider,
  trace,
} from "@opentelemetry/api";
import { aBoolean, type Checks, checked, withFunctions } from "../arguments/checks.ts";
import type { CallEvent } from "../hooks/hooks.ts";
import type { CallOptions } from "../options/client-options.ts";
import { partsOf } from "../pipeline/client-parts.ts";
import { attemptSpans } from "./attempt-spans.ts";

/** What every client has. */
interface Configurable {
  withOptions(options: CallOptions): this;
}

/** Where spans and metrics go, and whether the service gets the trace context. */
export interface OpenTelemetryOptions {
  /** Default: the global one. */
  readonly tracerProvider?: TracerProvider;
  /** Default: the global one, as it is when the first attempt has ended. */
  readonly meterProvider?: MeterProvider;
  /**
   * Adds what the global propagator writes, such as `traceparent`, to requests to the service, and to no others.
   * Default: true. In browsers a service of another origin must allow the header (CORS).
   */
  readonly propagate?: boolean;
}

const CHECKS: Checks<keyof OpenTelemetryOptions> = {
  tracerProvider: withFunctions(["getTracer"], "must be a TracerProvider"),
  meterProvider: withFunctions(["getMeter"], "must be a MeterProvider"),
  propagate: aBoolean,
};

/** Name of the instrumentation scope. */
const SCOPE = "@seamline/client-core";

/**
 * The same client, with a span and a measured duration for every attempt, by the semantic conventions of HTTP clients.
 * Retries, pages and polls are attempts of their own; their parent is the span that is active where the call was made.
 *
 * The option `fetch` of a call, or of `withOptions` afterwards, replaces the one that makes the spans.
 *
 * @throws InvalidArgumentError for an unknown or wrong option, or what is no client
 */
export function withOpenTelemetry<Client extends Configurable>(
  client: Client,
  options?: OpenTelemetryOptions,
): Client {
  const checkedOptions: OpenTelemetryOptions = checked(options, "options", CHECKS);
  const { tracerProvider = trace, meterProvider = metrics, propagate = true } = checkedOptions;
  const { baseUrl, fetch: send } = partsOf(client).options;
  const meter = () => meterProvider.getMeter(SCOPE);
  const spans = attemptSpans(tracerProvider.getTracer(SCOPE), meter, baseUrl, propagate);
  let lastRequest: CallEvent | undefined;
  return client.withOptions({
    hooks: {
      // What follows in the same step is its request.
      onRequest(event) {
        lastRequest = event;
      },
      onResponse: spans.end,
    },
    fetch(request, init) {
      const sending = begun(() => spans.begin(lastRequest as CallEvent, request));
      const next = send ?? globalThis.fetch;
      return sending ? context.with(sending, () => next(request, init)) : next(request, init);
    },
  });
}

/** Telemetry that fails is no reason for a call to fail. */
function begun(begin: () => Context): Context | undefined {
  try {
    return begin();
  } catch {
    return undefined;
  }
}
