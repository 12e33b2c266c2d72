/**
 * Declares the parts of Node that the programs use, so that the package with Node's types does not need to be copied.
 */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
