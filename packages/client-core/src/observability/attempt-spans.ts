import {
  type Attributes,
  type Context,
  context,
  type Histogram,
  type Meter,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import type { AttemptEvent, CallEvent } from "../hooks/hooks.ts";

/** Begins and ends the span of every attempt, and measures how long it took. */
interface AttemptSpans {
  /** Begins the span of an attempt; gives the context to send it in. */
  begin(event: CallEvent, request: Request): Context;
  end(event: AttemptEvent): void;
}

interface Running {
  readonly span: Span;
  readonly context: Context;
  readonly common: Attributes;
}

/** Advice of the semantic conventions, in seconds. */
const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/**
 * Spans by `tracer`, durations by what `meter` gives once an attempt has ended: the global one may be set later.
 *
 * @param serviceUrl base URL of the service; `traceparent` is added to what is sent there, if `propagate` says so
 */
export function attemptSpans(
  tracer: Tracer,
  meter: () => Meter,
  serviceUrl: string,
  propagate: boolean,
): AttemptSpans {
  const running = new WeakMap<object, Running>();
  let durations: Histogram | undefined;
  return {
    begin(event, request) {
      // A URL that the service has signed goes elsewhere, or has a label in place of a template.
      const isOfService = event.path.startsWith("/") && request.url.startsWith(`${serviceUrl}/`);
      const { name, common, span: attributes } = attributesOf(event, new URL(request.url), isOfService);
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
      const sending = trace.setSpan(context.active(), span);
      running.set(event.call, { span, context: sending, common });
      if (propagate && isOfService) {
        propagation.inject(sending, request.headers, {
          set: (headers, key, value) => headers.set(key, value),
        });
      }
      return sending;
    },
    end(event) {
      const attempt = running.get(event.call);
      if (!attempt) return;
      running.delete(event.call);
      const outcome = outcomeAttributes(event);
      attempt.span.setAttributes(outcome);
      // No description: the conventions want none where the attributes say it, and messages may contain data.
      if (outcome["error.type"]) attempt.span.setStatus({ code: SpanStatusCode.ERROR });
      attempt.span.end();
      durations ??= durationsOf(meter());
      durations.record(event.durationMs / 1000, { ...attempt.common, ...outcome }, attempt.context);
    },
  };
}

function durationsOf(meter: Meter): Histogram {
  return meter.createHistogram("http.client.request.duration", {
    description: "Duration of HTTP client requests.",
    unit: "s",
    advice: { explicitBucketBoundaries: BOUNDARIES },
  });
}

/** What the span of an attempt says from its beginning, so that samplers can go by it. */
interface AttemptAttributes {
  readonly name: string;
  /** Of the span and the metric: few values each. */
  readonly common: Attributes;
  /** Of the span alone. */
  readonly span: Attributes;
}

/**
 * Names an attempt by the semantic conventions of HTTP client spans
 * (https://opentelemetry.io/docs/specs/semconv/http/http-spans/).
 *
 * `url.full` has `REDACTED` for values and no query: ids may be e-mail addresses, and a signed URL is a credential.
 *
 * @param isOfService whether the path is a template of the service, and not the label of a URL that it has signed
 */
function attributesOf(event: CallEvent, url: URL, isOfService: boolean): AttemptAttributes {
  const { operationId, method, path, attempt } = event;
  const { origin, protocol, hostname, port } = url;
  const common = present({
    "http.request.method": method,
    "server.address": hostname.replace(/^\[|\]$/g, ""),
    "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
    "url.template": isOfService ? path : undefined,
  });
  const span = present({
    ...common,
    "url.full": origin + (isOfService ? path.replace(/\{[^}]*\}/g, "REDACTED") : "/REDACTED"),
    "http.request.resend_count": attempt > 1 ? attempt - 1 : undefined,
    "seamline.operation_id": operationId,
  });
  return { name: `${method} ${path}`, common, span };
}

/** What an attempt has come to. Any status from 400 on is an error to a client. */
function outcomeAttributes({ status, error }: AttemptEvent): Attributes {
  return present({
    // Browsers hide the status of a redirect behind a 0.
    "http.response.status_code": status || undefined,
    "error.type": error ?? (status && status >= 400 ? `${status}` : undefined),
  });
}

/** A metric would count an attribute that is `undefined` as one of its own. */
function present(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}
