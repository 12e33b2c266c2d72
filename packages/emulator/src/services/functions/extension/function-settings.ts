import { SeedExtensionError } from "@seamline/emulator-kit";
import { nearestName } from "@seamline/openapi/field-names";
import type { ServiceConfigInput } from "../../../generated/functions-v2.types.gen.ts";
import { memoryBytes } from "../function-resource/stored-function.ts";
import { MAX_TIMEOUT_SECONDS } from "../mapping/field-mapping.ts";

/** What may follow a folder, beside variables: `hello=./hello,memory=512Mi,env.GREETING=Hello`. */
const SETTINGS = ["runtime", "entryPoint", "eventType", "memory", "timeout"] as const;

/** What variables of the environment begin with. */
const VARIABLE = "env.";

const VARIABLE_NAME = /^[A-Za-z_]\w*$/;

/** Less is a number whose unit was left out, in bytes. */
const MIN_MEMORY = 1_000_000;

/** A comma ends a value where a setting follows, and where it is not doubled. */
const SEPARATOR = /(?<!,),(?=[A-Za-z][\w.]*=)/;

/** Splits the value of a flag into what comes before the settings, and the settings. @throws SeedExtensionError */
export function splitSettings(text: string): {
  readonly start: string;
  readonly settings: Readonly<Record<string, string>>;
} {
  const [start = "", ...rest] = text.split(SEPARATOR);
  const settings: Record<string, string> = {};
  for (const [name, value] of rest.map(readSetting)) {
    if (name in settings) throw new SeedExtensionError(`says ${name} twice`);
    settings[name] = value;
  }
  return { start, settings };
}

function readSetting(text: string): readonly [string, string] {
  const at = text.indexOf("=");
  const [name, value] = [text.slice(0, at), text.slice(at + 1).replaceAll(",,", ",")];
  const problem = name.startsWith(VARIABLE) ? variableProblem(name) : settingProblem(name, value);
  if (problem !== undefined) throw new SeedExtensionError(problem);
  return [name, value];
}

/** A variable may be empty. */
function variableProblem(name: string): string | undefined {
  return VARIABLE_NAME.test(name.slice(VARIABLE.length))
    ? undefined
    : `has ${name}, which names no variable: there may be letters, digits and _, as in env.GREETING=Hello`;
}

function settingProblem(name: string, value: string): string | undefined {
  if (!(SETTINGS as readonly string[]).includes(name)) {
    const near = nearestName(name, [...SETTINGS]);
    const known = `there may be ${SETTINGS.join(", ")} and env.NAME; a comma in a value is written twice`;
    return `knows no ${name}: ${near === undefined ? known : `did you mean ${near}?`}`;
  }
  if (value === "") return `needs a value for ${name}`;
  if (name === "memory" && (memoryBytes(value) ?? 0) < MIN_MEMORY)
    return `needs an amount for memory, such as 512Mi or 1Gi, and has ${value}`;
  if (name === "timeout" && !isTimeout(value))
    return `needs seconds from 1 to ${MAX_TIMEOUT_SECONDS} for timeout, such as 30, and has ${value}`;
  return undefined;
}

function isTimeout(text: string): boolean {
  const seconds = timeoutSeconds(text);
  return Number.isInteger(seconds) && seconds >= 1 && seconds <= MAX_TIMEOUT_SECONDS;
}

/** The unit may be written, as v1 does. */
function timeoutSeconds(text: string): number {
  return /^\d+s?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
}

/** Makes the configuration that settings ask for; `undefined` where they ask for none. */
export function serviceConfigOf(settings: Readonly<Record<string, string>>): ServiceConfigInput | undefined {
  const { memory, timeout } = settings;
  const variables = Object.entries(settings)
    .filter(([name]) => name.startsWith(VARIABLE))
    .map(([name, value]) => [name.slice(VARIABLE.length), value] as const);
  const config: ServiceConfigInput = {
    ...(memory !== undefined && { availableMemory: memory }),
    ...(timeout !== undefined && { timeoutSeconds: timeoutSeconds(timeout) }),
    ...(variables.length > 0 && { environmentVariables: Object.fromEntries(variables) }),
  };
  return Object.keys(config).length === 0 ? undefined : config;
}
