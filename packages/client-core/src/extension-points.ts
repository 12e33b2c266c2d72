/**
 * Types for extension points, which are the parts that a source document leaves open.
 *
 * A generated package has one interface, `ExtensionPoints`, that users extend by declaration merging. These types read
 * it and have no runtime code.
 */

/** Whether a type is a union. */
export type IsUnion<Type, Whole = Type> = Type extends unknown
  ? [Whole] extends [Type]
    ? false
    : true
  : never;

/**
 * The type that was declared for the extension point `Id`. If there is no declaration, or if {@link PointCheck} rejects
 * it, the type is `Unfilled`: an open record, or `unknown` if the other members are known.
 *
 * `Id` is a single id. For a schema with several extension points, intersect their fills.
 */
export type PointFill<Points, Id extends string, Unfilled = Record<string, unknown>> = Points extends {
  [K in Id]: infer Fill extends object;
}
  ? IsUnion<Fill> extends false
    ? Fill
    : Unfilled
  : Unfilled;

/** Declared ids that the document does not contain. */
type Misspelled<Points, Id extends string> = Exclude<keyof Points & string, Id>;

/** Ids whose declared type is not an object type. */
type NotObject<Points> = {
  [K in keyof Points & string]: [Points[K]] extends [never] ? K : Points[K] extends object ? never : K;
}[keyof Points & string];

/** Ids whose declared type is a union of object types, which no interface can extend. */
type Choice<Points> = {
  [K in keyof Points & string]: Points[K] extends object
    ? true extends IsUnion<Points[K]>
      ? K
      : never
    : never;
}[keyof Points & string];

/** Error messages for the declared fills; `never` if they are valid. */
type Mistake<Points, Id extends string> =
  | `unknown extension point: ${Misspelled<Points, Id>}`
  | `the fill must be an object type: ${NotObject<Points>}`
  | `the fill must be one object type, not a union: ${Choice<Points>}`;

/**
 * `unknown` if every declared fill belongs to an extension point of the document and is a single object type.
 * Otherwise, an error message as a string type. Factories intersect their options with this type. No object is a
 * string, so the compiler reports the message.
 */
export type PointCheck<Points, Id extends string> = [Mistake<Points, Id>] extends [never]
  ? unknown
  : Mistake<Points, Id>;
