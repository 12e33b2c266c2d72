import { isApiError } from "../errors/api-error.ts";

/** Statuses of a signed URL whose time is over, by service. */
const EXPIRED: readonly number[] = [400, 403];

/**
 * Uses a signed URL; where it is refused as one that has expired is, asks for another and uses that, once.
 *
 * @param mayRepeat whether it can be used again, asked when the first is refused
 */
export async function withFreshUrl<T>(
  ask: () => Promise<string>,
  use: (url: string) => Promise<T>,
  mayRepeat: boolean,
): Promise<T> {
  try {
    return await use(await ask());
  } catch (error) {
    const isExpired = isApiError(error) && error.operationId === undefined && EXPIRED.includes(error.status);
    if (!isExpired || !mayRepeat) throw error;
    return use(await ask());
  }
}
