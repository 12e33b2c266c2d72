export interface DocumentCoverage {
  /** Number of operations for which a documented success and a documented error were observed. */
  readonly implementedOperations: number;
  /** Number of extension points whose behavior the emulator describes. */
  readonly decidedPoints: number;
}

type Numbers = Readonly<Record<string, DocumentCoverage>>;

const NONE: DocumentCoverage = { implementedOperations: 0, decidedPoints: 0 };

/**
 * Returns the differences from the recorded numbers. A decrease is a regression. An increase must be recorded, so that
 * later regressions are noticed.
 */
export function coverageProblems(written: Numbers, now: Numbers): string[] {
  const documents = [...new Set([...Object.keys(written), ...Object.keys(now)])];
  return documents.flatMap((document) => {
    const [before, after] = [written[document] ?? NONE, now[document] ?? NONE];
    return (Object.keys(NONE) as (keyof DocumentCoverage)[]).flatMap((number) => {
      const change = `${document}: ${number}`;
      const span = `from ${before[number]} to ${after[number]}`;
      if (after[number] < before[number]) return [`${change} fell ${span}.`];
      return after[number] > before[number] ? [`${change} rose ${span}: update coverage.json.`] : [];
    });
  });
}
