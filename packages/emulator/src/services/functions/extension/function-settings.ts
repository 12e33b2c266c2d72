import { SeedExtensionError } from "@seamline/emulator-kit";
import { nearestName } from "@seamline/openapi/field-names";
import type { ServiceConfigInput } from "../../../generated/functions-v2.types.gen.ts";
import { memoryBytes } from "../function-resource/stored-function.ts";
import { MAX_TIMEOUT_SECONDS } from "../mapping/field-mapping.ts";

/** Settings that can follow a folder, as in `hello=./hello,memory=512Mi,env.GREETING=Hello`. */
const SETTINGS = ["runtime", "entryPoint", "eventType", "memory", "timeout"] as const;

const VARIABLE_PREFIX = "env.";

const VARIABLE_NAME = /^[A-Za-z_]\w*$/;

/** The minimum memory in bytes. Smaller numbers probably lack a unit. */
const MIN_MEMORY = 1_000_000;

/** A comma before another setting. A doubled comma does not separate settings. */
const SEPARATOR = /(?<!,),(?=[A-Za-z][\w.]*=)/;

/** Splits the value of a flag into the text before the settings, and the settings. @throws SeedExtensionError */
export function splitSettings(text: string): {
  readonly start: string;
  readonly settings: Readonly<Record<string, string>>;
} {
  const [start = "", ...rest] = text.split(SEPARATOR);
  const settings: Record<string, string> = {};
  for (const [name, value] of rest.map(readSetting)) {
    if (name in settings) throw new SeedExtensionError(`contains ${name} twice`);
    settings[name] = value;
  }
  return { start, settings };
}

function readSetting(text: string): readonly [string, string] {
  const at = text.indexOf("=");
  const [name, value] = [text.slice(0, at), text.slice(at + 1).replaceAll(",,", ",")];
  const problem = name.startsWith(VARIABLE_PREFIX) ? variableProblem(name) : settingProblem(name, value);
  if (problem !== undefined) throw new SeedExtensionError(problem);
  return [name, value];
}

/** Checks only the name, because the value can be empty. */
function variableProblem(name: string): string | undefined {
  return VARIABLE_NAME.test(name.slice(VARIABLE_PREFIX.length))
    ? undefined
    : `has an invalid variable name ${name}: use letters, digits and _, as in env.GREETING=Hello`;
}

function settingProblem(name: string, value: string): string | undefined {
  if (!(SETTINGS as readonly string[]).includes(name)) {
    const near = nearestName(name, [...SETTINGS]);
    const known = `valid settings are ${SETTINGS.join(", ")} and env.NAME (to include a comma in a value, write it twice)`;
    return `has an unknown setting ${name}: ${near === undefined ? known : `did you mean ${near}?`}`;
  }
  if (value === "") return `has no value for ${name}`;
  if (name === "memory" && (memoryBytes(value) ?? 0) < MIN_MEMORY)
    return `needs an amount of memory with a unit, such as 512Mi or 1Gi, but has ${value}`;
  if (name === "timeout" && !isTimeout(value))
    return `needs a timeout from 1 to ${MAX_TIMEOUT_SECONDS} seconds, such as 30, but has ${value}`;
  return undefined;
}

function isTimeout(text: string): boolean {
  const seconds = timeoutSeconds(text);
  return Number.isInteger(seconds) && seconds >= 1 && seconds <= MAX_TIMEOUT_SECONDS;
}

/** Accepts a timeout with an optional unit, as in v1. */
function timeoutSeconds(text: string): number {
  return /^\d+s?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
}

/** Returns the service configuration for settings; `undefined` if it is empty. */
export function serviceConfigOf(settings: Readonly<Record<string, string>>): ServiceConfigInput | undefined {
  const { memory, timeout } = settings;
  const variables = Object.entries(settings)
    .filter(([name]) => name.startsWith(VARIABLE_PREFIX))
    .map(([name, value]) => [name.slice(VARIABLE_PREFIX.length), value] as const);
  const config: ServiceConfigInput = {
    ...(memory !== undefined && { availableMemory: memory }),
    ...(timeout !== undefined && { timeoutSeconds: timeoutSeconds(timeout) }),
    ...(variables.length > 0 && { environmentVariables: Object.fromEntries(variables) }),
  };
  return Object.keys(config).length === 0 ? undefined : config;
}
