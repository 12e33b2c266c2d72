/**
 * Types that let a user say what a source document leaves open.
 *
 * A generated package has one interface, `ExtensionPoints`, that users merge their knowledge into; these types
 * read it. They carry no runtime code.
 */

/**
 * What is known of the extension point `Id`: the type that was declared for it, or an open record.
 *
 * `Id` is one id; a schema with several points is the intersection of their fills.
 */
export type PointFill<Points, Id extends string> = Points extends { [K in Id]: infer Fill extends object }
  ? Fill
  : Record<string, unknown>;

/** Ids that were declared and that no extension point of the document has. */
type Misspelled<Points, Id extends string> = Exclude<keyof Points & string, Id>;

/** Ids whose declared type is not an object type. */
type NotObject<Points> = {
  [K in keyof Points & string]: Points[K] extends object ? never : K;
}[keyof Points & string];

/**
 * `unknown` when every declared fill names a point of the document and is an object type. Otherwise an object
 * type that nothing satisfies and whose member says what is wrong, so that the factory that intersects its
 * options with it does not compile.
 */
export type PointCheck<Points, Id extends string> = [Misspelled<Points, Id> | NotObject<Points>] extends [
  never,
]
  ? unknown
  : { readonly [K in Misspelled<Points, Id> as `unknown extension point: ${K}`]: never } & {
      readonly [K in NotObject<Points> as `the fill must be an object type: ${K}`]: never;
    };
