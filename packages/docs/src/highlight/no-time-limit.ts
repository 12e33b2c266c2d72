/**
 * Disables Shiki's time limit of half a second per line. On a busy machine, the limit would make the output differ
 * between builds.
 */
export const NO_TIME_LIMIT: { readonly tokenizeTimeLimit: number } = { tokenizeTimeLimit: 0 };
