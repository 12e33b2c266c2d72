/** Declares the parts of Node that the programs use, so that Node's types do not need to be copied as a package. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
