import type { PageService } from "../protocol.ts";

type SeedCount = PageService["seeded"][number];

/** Formats a count, such as `1 matter` or `2 matters`. */
export function countText({ count, one, many }: SeedCount): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
