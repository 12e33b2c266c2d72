/**
 * Redirects imports of packages in `packages` to their source, so that commands work before anything is built. Modules
 * that rely on this must be imported dynamically, after this module.
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

/** Returns the source of an entry such as `emulator-kit/host`. Returns `undefined` if the source is elsewhere. */
function sourceOf(entry: string): string | undefined {
  const [name, ...rest] = entry.split("/");
  const manifest = new URL(`${name}/package.json`, packages);
  if (!existsSync(manifest)) return undefined;
  const { exports } = JSON.parse(readFileSync(manifest, "utf8")) as { exports: Record<string, unknown> };
  const output = outputOf(exports, rest.join("/"));
  const source = output && new URL(output.replace("dist", "src").replace(/\.js$/, ".ts"), manifest);
  return source && existsSync(source) ? source.href : undefined;
}

/** Returns the built module of an entry, if the manifest names it or has a pattern for it. */
function outputOf(exports: Readonly<Record<string, unknown>>, entry: string): string | undefined {
  const name = entry === "" ? "." : `./${entry}`;
  const found = exports[name] ?? exports["./*"];
  const output = typeof found === "string" ? found : (found as { default?: string } | undefined)?.default;
  return output?.replace("*", entry);
}
