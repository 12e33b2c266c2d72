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

/** Starts and ends the span of each attempt, and records its duration. */
interface AttemptSpans {
  /** Starts the span of an attempt and returns the context for sending the request. */
  begin(event: CallEvent, request: Request): Context;
  end(event: AttemptEvent): void;
}

interface Running {
  readonly span: Span;
  readonly context: Context;
  readonly common: Attributes;
}

/** Bucket boundaries that the semantic conventions recommend, in seconds. */
const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/**
 * Creates spans with `tracer` and records durations with `meter`. Gets the meter when the first attempt ends, because
 * the global meter may be set later.
 *
 * @param serviceUrl base URL of the service; only requests to this URL receive `traceparent`, and only if `propagate`
 * is true
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
      // A signed URL has a different host, or its event has a label instead of a path template.
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
      // No description: the conventions advise against repeating an attribute, and messages may contain data.
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

/** Attributes of an attempt that are known at its start, so that samplers can use them. */
interface AttemptAttributes {
  readonly name: string;
  /** Attributes of both the span and the metric, with low cardinality. */
  readonly common: Attributes;
  /** Attributes of the span only. */
  readonly span: Attributes;
}

/**
 * Describes an attempt following the semantic conventions for HTTP client spans
 * (https://opentelemetry.io/docs/specs/semconv/http/http-spans/).
 *
 * In `url.full`, ids are replaced by `REDACTED`, because they may be e-mail addresses. For a signed URL, which is a
 * credential, the whole path is replaced. The query is omitted.
 *
 * @param isOfService whether the path is a service path template rather than a label for a signed URL
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

/** Returns the attributes of the result. For a client, any status of 400 or above is an error. */
function outcomeAttributes({ status, error }: AttemptEvent): Attributes {
  return present({
    // Browsers report status 0 for a redirect.
    "http.response.status_code": status || undefined,
    "error.type": error ?? (status && status >= 400 ? `${status}` : undefined),
  });
}

/** Removes `undefined` attributes, because a metric would treat `undefined` as a separate value. */
function present(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}
