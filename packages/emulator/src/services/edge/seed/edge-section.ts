/** What a seed says of edge. */
export interface EdgeSection {
  readonly keys?: readonly { readonly key: string }[];
}
