export interface Sample {
  /** Milliseconds since the start. */
  readonly atMs: number;
  readonly value: number;
}

export interface Trend {
  readonly mean: number;
  /** Rise of the regression line from the first to the last sample. Negative if the line falls. */
  readonly rise: number;
}

/** Fits a line to samples by least squares, because garbage collection makes single samples noisy. */
export function trendOf(samples: readonly Sample[]): Trend {
  const times = samples.map(({ atMs }) => atMs);
  const meanTime = meanOf(times);
  const mean = meanOf(samples.map(({ value }) => value));
  let covariance = 0;
  let variance = 0;
  for (const { atMs, value } of samples) {
    covariance += (atMs - meanTime) * (value - mean);
    variance += (atMs - meanTime) ** 2;
  }
  const spanMs = Math.max(...times) - Math.min(...times);
  return { mean, rise: (covariance / variance) * spanMs };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
