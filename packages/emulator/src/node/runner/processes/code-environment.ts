import type { Program } from "../../../service/code-runner.ts";

/** What of the emulator's own environment reaches the code. The rest may hold secrets. */
const PASSED_ON = ["PATH", "TZ", "LANG", ...(process.platform === "win32" ? ["SystemRoot"] : [])];

/** The environment that all programs run in, whatever else they are given. */
export function baseEnvironment(home: string): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const name of PASSED_ON) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  const temporary: Record<string, string> =
    process.platform === "win32" ? { TEMP: home, TMP: home, USERPROFILE: home } : { TMPDIR: home };
  return { ...environment, HOME: home, ...temporary };
}

/** The environment of a program: what its function says, and what the framework must know. */
export function codeEnvironment(
  { environment, entryPoint, signature }: Program,
  home: string,
): Record<string, string> {
  return {
    ...baseEnvironment(home),
    ...environment,
    FUNCTION_TARGET: entryPoint,
    FUNCTION_SIGNATURE_TYPE: signature,
  };
}
