import type { Attributes } from "@opentelemetry/api";
import type { AttemptEvent, CallEvent } from "../hooks.ts";

/** What the span of an attempt says from its beginning, so that samplers can go by it. */
export interface AttemptAttributes {
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
 * @param isOfService whether the path is a template of the service, and not the label of a URL that it has given
 */
export function attributesOf(event: CallEvent, url: URL, isOfService: boolean): AttemptAttributes {
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
export function outcomeAttributes({ status, error }: AttemptEvent): Attributes {
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
