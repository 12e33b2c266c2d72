/** Declares what the programs use of Node, whose own types would be one more package to copy. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
