/** Path prefix of control requests. No service path starts with it. */
const CONTROL_TARGET = /^\/__emulator(?:[/?#]|$)/;

/** Maximum body size of a control request, in bytes: the platform's maximum string length (2^29 - 24 in V8). */
export const MAX_CONTROL_BYTES: number = 2 ** 29 - 24;

/**
 * Returns the maximum body size of a request, in bytes. Seeds and snapshots can be longer than the bodies of service
 * requests.
 */
export function bodyLimitOf(target: string, { maxBodyBytes }: { readonly maxBodyBytes: number }): number {
  return CONTROL_TARGET.test(target) ? MAX_CONTROL_BYTES : maxBodyBytes;
}
