/**
 * Keeps Node from saying that its SQLite is experimental, which is nothing that who runs the program can act on. All
 * other warnings are printed as ever.
 */
export function silenceSqliteWarning(): void {
  const emit = process.emitWarning;
  process.emitWarning = ((warning: string | Error, ...rest: unknown[]) => {
    const text = typeof warning === "string" ? warning : warning.message;
    if (!text.startsWith("SQLite is an experimental feature"))
      Reflect.apply(emit, process, [warning, ...rest]);
  }) as typeof process.emitWarning;
}
