/**
 * Disables Shiki's time limit of half a second per line. On a busy machine, the output would otherwise differ between
 * builds.
 */
export const NO_TIME_LIMIT: { readonly tokenizeTimeLimit: number } = { tokenizeTimeLimit: 0 };
