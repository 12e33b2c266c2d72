import type { RegisterTotals } from "@seamline/specs/provenance";

/** How many points of a register are in which state: `64 filled, 2 partly filled, 21 open`. */
export function describeStates({ filled, partlyFilled, open }: RegisterTotals): string {
  const states: [number, string][] = [
    [filled, "filled"],
    [partlyFilled, "partly filled"],
    [open, "open"],
  ];
  const present = states.filter(([count]) => count > 0).map((state) => state.join(" "));
  return present.length === 0 ? "none" : present.join(", ");
}
