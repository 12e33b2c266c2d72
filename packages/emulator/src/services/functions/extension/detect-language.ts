import { SeedExtensionError } from "@seamline/emulator-kit";
import { runtimeNames } from "../runtimes.ts";
import type { FunctionsSection } from "../seed/functions-section.ts";

/** Rules for detecting the language of a source. */
interface SourceLanguage {
  /** Prefix of runtime names. */
  readonly prefix: string;
  /** Root files that identify the language. The first file that exists contains the function. */
  readonly files: readonly string[];
  /** Patterns that capture the name of an exported or registered function in their first group. */
  readonly entryPoints: readonly RegExp[];
}

const LANGUAGES: readonly SourceLanguage[] = [
  {
    prefix: "nodejs",
    files: ["index.js", "index.mjs", "index.cjs", "function.js", "package.json"],
    entryPoints: [
      /^\s*(?:module\.)?exports\.([\w$]+)\s*=/gm,
      /^\s*export\s+(?:async\s+)?(?:function\*?|const|let)\s+([\w$]+)/gm,
      /\b(?:http|cloudEvent)\(\s*["']([\w-]+)["']/g,
    ],
  },
  {
    prefix: "python",
    files: ["main.py"],
    entryPoints: [/^@functions_framework\.\w+(?:\(.*\))?\s*\n(?:@.*\n)*(?:async\s+)?def\s+(\w+)/gm],
  },
];

/**
 * Detects a source's language from its files, and returns the newest listed runtime of that language.
 *
 * @throws SeedExtensionError if the files do not match exactly one language
 */
export function detectedRuntime(files: ReadonlyMap<string, Uint8Array>, section: FunctionsSection): string {
  const found = LANGUAGES.filter((language) => language.files.some((file) => files.has(file)));
  const [language, other] = found;
  const names = LANGUAGES.map((each) => each.files[0]).join(", ");
  if (!language)
    throw new SeedExtensionError(
      `the folder contains none of ${names}: add runtime=…, such as runtime=nodejs24`,
    );
  if (other) throw new SeedExtensionError(`the folder contains files in several languages: add runtime=…`);
  const runtimes = runtimeNames({ section }, "GEN_2").filter((name) => name.startsWith(language.prefix));
  const newest = runtimes.sort((one, next) => versionOf(one) - versionOf(next)).at(-1);
  if (newest !== undefined) return newest;
  throw new SeedExtensionError(`the seed has no runtime that begins with ${language.prefix}: add runtime=…`);
}

function versionOf(runtime: string): number {
  return Number(/\d+$/.exec(runtime)?.[0] ?? 0);
}

/**
 * Detects a source's entry point. If the source contains several functions, the one with the function's id is selected.
 *
 * @returns `undefined` if the entry point is unknown; in that case, the default is the function id
 */
export function detectedEntryPoint(
  files: ReadonlyMap<string, Uint8Array>,
  runtime: string,
  functionId: string,
): string | undefined {
  const language = LANGUAGES.find(({ prefix }) => runtime.startsWith(prefix));
  const file = language?.files.find((each) => files.has(each));
  if (!language || file === undefined) return undefined;
  const text = new TextDecoder().decode(files.get(file));
  const names = new Set(
    language.entryPoints.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = ""]) => name)),
  );
  const candidates = [functionId, functionId.replaceAll("-", "_"), camelCased(functionId)];
  const [only] = names;
  return names.size === 1 ? only : candidates.find((name) => names.has(name));
}

function camelCased(id: string): string {
  return id.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
}
