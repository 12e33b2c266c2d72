import { checkEncrypted } from "../base-url.ts";
import { type Call, errorOf } from "../call.ts";
import { SeamlineError } from "../errors/seamline-error.ts";

/** Query parameters whose value alone would let others in. */
const SECRET_PARAMETER = /auth|cred|key|policy|sig|token/i;

/**
 * A signed URL as the service gave it. It is a credential: whoever has it may use it.
 *
 * @throws SeamlineError for what is no absolute URL, or would go over the wire unencrypted
 */
export function readSignedUrl(url: unknown, call: Call): string {
  try {
    const { href, protocol } = new URL(url as string);
    checkEncrypted({ baseUrl: href, allowInsecure: call.options.allowInsecure });
    if (/^https?:$/.test(protocol)) return url as string;
  } catch {
    // What the platform says would hold the URL.
  }
  throw errorOf(
    call,
    SeamlineError,
    "has no URL to send to: the service must give an absolute https: one",
    {},
  );
}

/** What of a signed URL must not show: all of it, what follows the host, the query, and its secret values. */
export function secretsOf(url: string): string[] {
  const { href, pathname, search, searchParams } = new URL(url);
  const query = search.slice(1);
  const values = [...searchParams].flatMap(([name, value]) => (SECRET_PARAMETER.test(name) ? value : []));
  return [url, href, pathname + search, query, decoded(query), ...values];
}

/** A URL that may be signed, as an error may hold it. */
export function withoutQuery(url: string | undefined): string | undefined {
  return url?.replace(/[?#].*/s, "");
}

function decoded(query: string): string {
  try {
    return decodeURIComponent(query);
  } catch {
    return query;
  }
}
