/** Targets of control requests. No path of a service starts with this prefix. */
const CONTROL_TARGET = /^\/__emulator(?:[/?#]|$)/;

/** Maximum size of a control request's body, in bytes: the maximum string length of the platform (2^29 - 24 in V8). */
export const MAX_CONTROL_BYTES: number = 2 ** 29 - 24;

/**
 * Returns the maximum size of a request's body, in bytes. Seeds and snapshots may be longer than bodies of a service.
 */
export function bodyLimitOf(target: string, { maxBodyBytes }: { readonly maxBodyBytes: number }): number {
  return CONTROL_TARGET.test(target) ? MAX_CONTROL_BYTES : maxBodyBytes;
}
