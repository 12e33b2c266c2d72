import { SeedExtensionError } from "@seamline/emulator-kit";
import { runtimeNames } from "../runtimes.ts";
import type { FunctionsSection } from "../seed/functions-section.ts";

/** How the source of a language is recognized. */
interface SourceLanguage {
  /** The beginning of its runtimes. */
  readonly prefix: string;
  /** Files at the root of a source, of which one is enough; the first that there is contains the function. */
  readonly files: readonly string[];
  /** What names a function that the source exports or registers, as its first group. */
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
 * Finds the runtime of a source by its files: the newest one of its language that is listed.
 *
 * @throws SeedExtensionError where its files are of no language, or of several
 */
export function detectedRuntime(files: ReadonlyMap<string, Uint8Array>, section: FunctionsSection): string {
  const found = LANGUAGES.filter((language) => language.files.some((file) => files.has(file)));
  const [language, other] = found;
  const names = LANGUAGES.map((each) => each.files[0]).join(", ");
  if (!language)
    throw new SeedExtensionError(`it has none of ${names}: add runtime=…, such as runtime=nodejs24`);
  if (other) throw new SeedExtensionError(`it has files of several languages: add runtime=…`);
  const runtimes = runtimeNames({ section }, "GEN_2").filter((name) => name.startsWith(language.prefix));
  const newest = runtimes.sort((one, next) => versionOf(one) - versionOf(next)).at(-1);
  if (newest !== undefined) return newest;
  throw new SeedExtensionError(
    `the seed lists no runtime that begins with ${language.prefix}: add runtime=…`,
  );
}

function versionOf(runtime: string): number {
  return Number(/\d+$/.exec(runtime)?.[0] ?? 0);
}

/**
 * Finds the entry point where the source has only one. Where it has several, it is the one of the function's own id.
 *
 * @returns `undefined` where it is not known: it is the function's id then
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
  const own = [functionId, functionId.replaceAll("-", "_"), camelCased(functionId)];
  const [only] = names;
  return names.size === 1 ? only : own.find((name) => names.has(name));
}

function camelCased(id: string): string {
  return id.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
}
