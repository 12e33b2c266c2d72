/**
 * Makes imports of the packages in `packages` load their source instead of their output, so that commands work before
 * anything is built. Modules that need it must be imported dynamically, after this one.
 */
import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";

const PREFIX = "@seamline/";
const packages = new URL("../packages/", import.meta.url);

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const url = specifier.startsWith(PREFIX) ? sourceOf(specifier.slice(PREFIX.length)) : undefined;
    return url ? { url, shortCircuit: true } : nextResolve(specifier, context);
  },
});

/** The source of an entry such as `emulator-kit/host`; `undefined` where the package has its source elsewhere. */
function sourceOf(entry: string): string | undefined {
  const [name, ...rest] = entry.split("/");
  const manifest = new URL(`${name}/package.json`, packages);
  if (!existsSync(manifest)) return undefined;
  const { exports } = JSON.parse(readFileSync(manifest, "utf8")) as { exports: Record<string, unknown> };
  const output = outputOf(exports, rest.join("/"));
  const source = output && new URL(output.replace("dist", "src").replace(/\.js$/, ".ts"), manifest);
  return source && existsSync(source) ? source.href : undefined;
}

/** The built module of an entry, where the manifest names it or has a pattern for it. */
function outputOf(exports: Readonly<Record<string, unknown>>, entry: string): string | undefined {
  const name = entry === "" ? "." : `./${entry}`;
  const found = exports[name] ?? exports["./*"];
  const output = typeof found === "string" ? found : (found as { default?: string } | undefined)?.default;
  return output?.replace("*", entry);
}
