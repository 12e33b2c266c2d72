/** What edge keeps. */
export const collections: Record<never, never> = {};
