/** What a function has that says nothing of it. */
export const DEFAULT_TIMEOUT_SECONDS = 60;
export const DEFAULT_MEMORY = "256M";
/** The same in bytes. */
export const DEFAULT_MEMORY_BYTES = 256e6;
