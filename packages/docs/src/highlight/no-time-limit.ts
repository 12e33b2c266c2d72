/**
 * Without a limit, each line is highlighted to its end. By default, Shiki stops after half a second, so pages that are
 * built on a busy machine would have other colours.
 */
export const NO_TIME_LIMIT: { readonly tokenizeTimeLimit: number } = { tokenizeTimeLimit: 0 };
