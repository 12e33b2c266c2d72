/**
 * Types that let a user say what a source document leaves open.
 *
 * A generated package has one interface, `ExtensionPoints`, that users merge their knowledge into; these types
 * read it. They have no runtime code.
 */

/** Whether a type has several members. */
export type IsUnion<Type, Whole = Type> = Type extends unknown
  ? [Whole] extends [Type]
    ? false
    : true
  : never;

/**
 * What is known of the extension point `Id`: the type that was declared for it. `Unfilled` where there is none, or
 * one that {@link PointCheck} rejects: an open record, or `unknown` where the rest is known.
 *
 * `Id` is one id; a schema with several points is the intersection of their fills.
 */
export type PointFill<Points, Id extends string, Unfilled = Record<string, unknown>> = Points extends {
  [K in Id]: infer Fill extends object;
}
  ? IsUnion<Fill> extends false
    ? Fill
    : Unfilled
  : Unfilled;

/** Ids that were declared and that no extension point of the document has. */
type Misspelled<Points, Id extends string> = Exclude<keyof Points & string, Id>;

/** Ids whose declared type is not an object type. */
type NotObject<Points> = {
  [K in keyof Points & string]: [Points[K]] extends [never] ? K : Points[K] extends object ? never : K;
}[keyof Points & string];

/** Ids whose declared type is a choice of object types, which no interface can extend. */
type Choice<Points> = {
  [K in keyof Points & string]: Points[K] extends object
    ? true extends IsUnion<Points[K]>
      ? K
      : never
    : never;
}[keyof Points & string];

/** What is wrong with the declared fills, in words: `never` when nothing is. */
type Mistake<Points, Id extends string> =
  | `unknown extension point: ${Misspelled<Points, Id>}`
  | `the fill must be an object type: ${NotObject<Points>}`
  | `the fill must be one object type, not a union: ${Choice<Points>}`;

/**
 * `unknown` when every declared fill names a point of the document and is one object type. Otherwise a text that
 * says what is wrong, so that the factory that intersects its options with it does not compile: as no object is a
 * text, the compiler's message is that text and little else.
 */
export type PointCheck<Points, Id extends string> = [Mistake<Points, Id>] extends [never]
  ? unknown
  : Mistake<Points, Id>;
