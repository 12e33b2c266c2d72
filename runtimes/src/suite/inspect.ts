type Inspect = (value: unknown, options: object) => string;

interface Platform {
  readonly Bun?: { readonly inspect: Inspect };
  readonly Deno?: { readonly inspect: Inspect };
  readonly process?: {
    readonly getBuiltinModule?: (id: string) => { readonly inspect: Inspect } | undefined;
  };
}

const { Bun, Deno, process } = globalThis as Platform;

/** What the runtime's console shows of a value; in browsers, no program can see that. */
export const inspect: (value: unknown) => string = (value) => {
  const show = (Bun ?? Deno ?? process?.getBuiltinModule?.("node:util"))?.inspect ?? String;
  return show(value, { depth: 20, showHidden: true });
};
