const ends = new Set<() => void>();

/**
 * Has `end` be called when this process exits without having ended what it started. One listener serves all: each has
 * a limit on its listeners.
 *
 * @returns takes it back
 */
export function endAtExit(end: () => void): () => void {
  if (ends.size === 0) process.on("exit", endAll);
  ends.add(end);
  return () => {
    ends.delete(end);
    if (ends.size === 0) process.off("exit", endAll);
  };
}

function endAll(): void {
  for (const end of ends) end();
}
