/** Targets of the control surface. No path of a service begins like that. */
const CONTROL_TARGET = /^\/__emulator(?:[/?#]|$)/;

/** The longest body of a control request, in bytes: the longest string of the platform (2^29 - 24 in V8). */
export const MAX_CONTROL_BYTES: number = 2 ** 29 - 24;

/** The longest body that a request may have, in bytes: seeds and snapshots may be longer than what a service takes. */
export function bodyLimitOf(target: string, { maxBodyBytes }: { readonly maxBodyBytes: number }): number {
  return CONTROL_TARGET.test(target) ? MAX_CONTROL_BYTES : maxBodyBytes;
}
