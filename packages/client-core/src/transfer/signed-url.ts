import { type Call, errorOf } from "../call/call.ts";
import { isApiError } from "../errors/api-error.ts";
import { SeamlineError } from "../errors/seamline-error.ts";
import { checkEncrypted } from "../options/base-url.ts";

/** Longest URL to send to. Servers accept far fewer characters. */
const MAX_URL_LENGTH = 65_536;

/** Query parameters whose value alone would let others in. */
const SECRET_PARAMETER = /auth|cred|key|policy|sig|token/i;

/**
 * A signed URL as the service gave it. It is a credential: anyone who has it may use it.
 *
 * @throws SeamlineError for what is no absolute URL, or would go over the wire unencrypted
 */
export function readSignedUrl(url: unknown, call: Call): string {
  try {
    const { href, protocol } = new URL(url as string);
    checkEncrypted({ baseUrl: href, allowInsecure: call.options.allowInsecure });
    if (/^https?:$/.test(protocol) && href.length <= MAX_URL_LENGTH) return url as string;
  } catch {
    // What the platform says would contain the URL.
  }
  throw errorOf(
    call,
    SeamlineError,
    `has no URL to send to: the service must return an absolute https: URL of at most ${MAX_URL_LENGTH} characters`,
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

/** A URL that may be signed, as an error may contain it. */
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

/** Statuses of a signed URL whose time is over, by service. */
const EXPIRED: readonly number[] = [400, 403];

/**
 * Uses a signed URL; where it is rejected like one that has expired, gets another and uses that, once.
 *
 * @param mayRepeat whether it can be used again
 */
export async function withFreshUrl<T>(
  getUrl: () => Promise<string>,
  use: (url: string) => Promise<T>,
  mayRepeat: boolean,
): Promise<T> {
  try {
    return await use(await getUrl());
  } catch (error) {
    const isExpired = isApiError(error) && error.operationId === undefined && EXPIRED.includes(error.status);
    if (!isExpired || !mayRepeat) throw error;
    return use(await getUrl());
  }
}
