type ValuesOf<Values> = Values extends readonly unknown[] ? Values[number] : Values[keyof Values];

/** Tells whether a value is one of `Values`, a list or an object of names and values. */
export type EnumGuard<Values> = (value: unknown) => value is ValuesOf<Values>;

/**
 * Makes the guard that narrows an open enum to the values that its document knows:
 * `enumGuard(["OPEN", "CLOSED"])`, `enumGuard({ A: 0, AAAA: 1 })`.
 */
export function enumGuard<const Values extends object>(values: Values): EnumGuard<Values> {
  const known: unknown[] = Object.values(values);
  return (value): value is ValuesOf<Values> => known.includes(value);
}
