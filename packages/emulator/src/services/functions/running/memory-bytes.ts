const QUANTITY = /^(?<amount>\d+(?:\.\d+)?)(?<unit>k|[KMGT]i|[MGT])?$/;

/** Powers of 1,000, and with an `i` of 1,024. */
const UNITS: Readonly<Record<string, number>> = {
  k: 1e3,
  Ki: 1024,
  M: 1e6,
  Mi: 1024 ** 2,
  G: 1e9,
  Gi: 1024 ** 3,
  T: 1e12,
  Ti: 1024 ** 4,
};

/** An amount of memory, such as `256M`, `1Gi` or a plain number, in bytes; `undefined` for what is none. */
export function memoryBytes(quantity: string): number | undefined {
  const { amount, unit } = QUANTITY.exec(quantity.trim())?.groups ?? {};
  if (amount === undefined) return undefined;
  const scale = unit === undefined ? 1 : UNITS[unit];
  return scale && Math.floor(Number(amount) * scale);
}
