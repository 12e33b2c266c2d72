/** A filter, read. `and` and `or` have two operands or more. */
export type FilterNode =
  | { readonly kind: "and" | "or"; readonly of: readonly FilterNode[] }
  | { readonly kind: "not"; readonly of: FilterNode }
  | {
      readonly kind: "comparison";
      readonly path: readonly string[];
      readonly comparator: Comparator;
      readonly operand: Operand;
    }
  /** A value by itself: it is looked for in every field. */
  | { readonly kind: "anywhere"; readonly operand: Operand };

export type Comparator = "=" | "!=" | "<" | "<=" | ">" | ">=" | ":";

/** The longest first, so that none is taken for the beginning of another. */
export const COMPARATORS: readonly Comparator[] = ["<=", ">=", "!=", "=", "<", ">", ":"];

/** What a field is compared with: the text around each asterisk, so that one part is a text without any. */
export type Operand = readonly string[];
