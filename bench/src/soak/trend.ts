/** A figure at a time. */
export interface Sample {
  /** Since the start, in milliseconds. */
  readonly atMs: number;
  readonly value: number;
}

/** How a figure has developed. */
export interface Trend {
  readonly mean: number;
  /** How much the line of regression rises from the first sample to the last one; negative where it falls. */
  readonly rise: number;
}

/** Fits a line to samples by least squares, since single samples go up and down with each garbage collection. */
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
