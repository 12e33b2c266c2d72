import fc from "fast-check";

/** Pieces of a language in any order: most of it is nonsense, some of it is not. */
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
