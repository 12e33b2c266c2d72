/** What the programs take of Node: its own types would be one more package to lend. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
