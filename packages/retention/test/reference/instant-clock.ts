import type { Clock } from "../../src/generated/v1/reference/index.gen.ts";

/** A clock whose sleeps return immediately. */
export function instantClock(): Clock {
  let time = Date.parse("2026-03-05T08:20:00Z");
  return {
    now: () => time,
    sleep: async (ms) => {
      time += ms;
    },
  };
}
