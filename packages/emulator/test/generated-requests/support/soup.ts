import fc from "fast-check";

/** Generates sequences of language tokens in random order. Most are invalid. */
export function soup(...pieces: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.constantFrom(...pieces);
  const space = fc.constantFrom(" ", "", "  ");
  return fc
    .array(
      fc.tuple(piece, space).map((pair) => pair.join("")),
      { maxLength: 8 },
    )
    .map((all) => all.join(""));
}
