import { type FolderFlag, type FolderResource, SeedExtensionError } from "@seamline/emulator-kit";
import { encodeBase64 } from "@seamline/openapi/base64";
import { functionName, functionUrl, parseFunctionName } from "../function-names.ts";
import { DEFAULT_LOCATIONS } from "../locations.ts";
import type { FunctionsSection, SeedFunction, SourceFile } from "../seed/functions-section.ts";
import { detectedEntryPoint, detectedRuntime } from "./detect-language.ts";
import { serviceConfigOf, splitSettings } from "./function-settings.ts";

/** Default project of a function, for flags that contain only an id. */
export const DEFAULT_PROJECT = "demo";

const EXPECTED = "NAME=DIR, such as hello=./hello";

/** The flag `--function hello=./hello`, which deploys a function from a folder. */
export const functionFlag: FolderFlag<FunctionsSection> = {
  name: "function",
  value: "NAME=DIR",
  help: "deploy a function from a folder; repeatable; optional settings follow the folder: NAME=DIR,memory=512Mi,timeout=30,env.KEY=VALUE,runtime=…,entryPoint=…,eventType=…",
  parse: parseFunctionFlag,
  read: (resource, files, section) => ({ functions: [seedFunctionOf(resource, files, section)] }),
  addressOf: ({ functions = [] }, url) =>
    functions.filter(({ eventTrigger }) => !eventTrigger).map(({ name }) => functionUrl(name, url))[0],
};

function parseFunctionFlag(text: string): FolderResource {
  const { start, settings } = splitSettings(text);
  const at = start.indexOf("=");
  const [name, folder] = [start.slice(0, Math.max(at, 0)), start.slice(at + 1)];
  if (name === "" || folder === "") throw new SeedExtensionError(`must be ${EXPECTED}, but is ${text}`);
  return { name, folder, settings };
}

function seedFunctionOf(
  { name, settings }: FolderResource,
  files: ReadonlyMap<string, Uint8Array>,
  section: FunctionsSection,
): SeedFunction {
  const fullName = parseFunctionName(name) ? name : functionName({ ...defaultPlace(section), id: name });
  const id = parseFunctionName(fullName)?.id ?? name;
  const runtime = settings.runtime ?? detectedRuntime(files, section);
  const entryPoint = settings.entryPoint ?? detectedEntryPoint(files, runtime, id);
  const { eventType } = settings;
  const serviceConfig = serviceConfigOf(settings);
  return {
    name: fullName,
    buildConfig: { runtime, ...(entryPoint !== undefined && { entryPoint }) },
    ...(serviceConfig && { serviceConfig }),
    ...(eventType !== undefined && { eventTrigger: { eventType } }),
    files: Object.fromEntries([...files].map(([path, bytes]) => [path, sourceFile(bytes)])),
  };
}

function defaultPlace({ locations }: FunctionsSection): {
  readonly project: string;
  readonly location: string;
} {
  const [first = DEFAULT_LOCATIONS[0] ?? ""] = locations ?? [];
  return { project: DEFAULT_PROJECT, location: typeof first === "string" ? first : first.id };
}

/** Converts a file to seed format. Text stays readable, and other files are encoded in Base64. */
function sourceFile(bytes: Uint8Array): SourceFile {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { base64: encodeBase64(bytes) };
  }
}
