/** Examples that the emulator does not answer with, by the reason. The lists only shrink. */
export const knownDifferences: Readonly<Record<string, readonly string[]>> = {};
