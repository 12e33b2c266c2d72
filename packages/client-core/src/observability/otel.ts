import {
  type Context,
  context,
  type MeterProvider,
  metrics,
  type TracerProvider,
  trace,
} from "@opentelemetry/api";
import { anyBoolean, type Checks, checked, withFunctions } from "../arguments/checks.ts";
import type { CallEvent } from "../hooks/hooks.ts";
import type { CallOptions } from "../options/client-options.ts";
import { partsOf } from "../pipeline/client-parts.ts";
import { attemptSpans } from "./attempt-spans.ts";

/** Minimal interface of a client. */
interface Configurable {
  withOptions(options: CallOptions): this;
}

/** Options of {@link withOpenTelemetry}. */
export interface OpenTelemetryOptions {
  /** Default: the global provider. */
  readonly tracerProvider?: TracerProvider;
  /** Default: the global provider at the end of the first attempt. */
  readonly meterProvider?: MeterProvider;
  /**
   * Whether requests to the service carry the global propagator's headers, such as `traceparent`. Requests to other
   * hosts never do. Default: true. In browsers, a service on another origin must allow the header (CORS).
   */
  readonly propagate?: boolean;
}

const CHECKS: Checks<keyof OpenTelemetryOptions> = {
  tracerProvider: withFunctions(["getTracer"], "must be a TracerProvider"),
  meterProvider: withFunctions(["getMeter"], "must be a MeterProvider"),
  propagate: anyBoolean,
};

const SCOPE = "@seamline/client-core";

/**
 * Returns a client that records a span and a duration for every attempt, following the HTTP client semantic
 * conventions. Every retry, page and poll has its own span, whose parent is the active span at the time of the call.
 *
 * If a call or a later `withOptions` sets the `fetch` option, it replaces the instrumentation.
 *
 * @throws InvalidArgumentError for an unknown or invalid option, or if `client` is not a client
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
      // The next `fetch` is called synchronously after this event, so it sends this request.
      onRequest(event) {
        lastRequest = event;
      },
      onResponse: spans.end,
    },
    fetch(request, init) {
      const sending = ignoreErrors(() => spans.begin(lastRequest as CallEvent, request));
      const next = send ?? globalThis.fetch;
      return sending ? context.with(sending, () => next(request, init)) : next(request, init);
    },
  });
}

/** Ignores telemetry errors, which must not break a call. */
function ignoreErrors(begin: () => Context): Context | undefined {
  try {
    return begin();
  } catch {
    return undefined;
  }
}
