/** Statuses whose answers have no body (Fetch standard, "null body status"). */
export const bodilessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);
