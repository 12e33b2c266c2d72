import { type Call, callError } from "../call/call.ts";
import { isApiError } from "../errors/api-error.ts";
import { SeamlineError } from "../errors/seamline-error.ts";
import { checkEncrypted } from "../options/base-url.ts";

/** Maximum length of a URL. Servers only accept much shorter URLs. */
const MAX_URL_LENGTH = 65_536;

/** Matches the names of query parameters with secret values. */
const SECRET_PARAMETER = /auth|cred|key|policy|sig|token/i;

/**
 * Returns a signed URL unchanged. It is a credential: anyone who has the URL can use it.
 *
 * @throws SeamlineError if `url` is not an absolute URL or not encrypted
 */
export function readSignedUrl(url: unknown, call: Call): string {
  try {
    const { href, protocol } = new URL(url as string);
    checkEncrypted({ baseUrl: href, allowInsecure: call.options.allowInsecure });
    if (/^https?:$/.test(protocol) && href.length <= MAX_URL_LENGTH) return url as string;
  } catch {
    // Ignored: the platform's error would contain the URL.
  }
  throw callError(
    call,
    SeamlineError,
    `received no valid signed URL: the service must return an absolute https: URL of at most ${MAX_URL_LENGTH} characters`,
    {},
  );
}

/** Returns the secrets in a signed URL: the URL, everything after the host, the query, and its secret values. */
export function secretsOf(url: string): string[] {
  const { href, pathname, search, searchParams } = new URL(url);
  const query = search.slice(1);
  const values = [...searchParams].flatMap(([name, value]) => (SECRET_PARAMETER.test(name) ? value : []));
  return [url, href, pathname + search, query, decoded(query), ...values];
}

/** Returns a URL without its query, for errors, because the query may contain a signature. */
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

/** Statuses that services return for an expired signed URL. */
const EXPIRED: readonly number[] = [400, 403];

/**
 * Calls `use` with a signed URL. If the response status indicates that the URL has expired, gets a new URL and calls
 * `use` once more.
 *
 * @param isRepeatable whether `use` can be called again
 */
export async function withFreshUrl<T>(
  getUrl: () => Promise<string>,
  use: (url: string) => Promise<T>,
  isRepeatable: boolean,
): Promise<T> {
  try {
    return await use(await getUrl());
  } catch (error) {
    const isExpired = isApiError(error) && error.operationId === undefined && EXPIRED.includes(error.status);
    if (!isExpired || !isRepeatable) throw error;
    return use(await getUrl());
  }
}
