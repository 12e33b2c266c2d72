import type { AttemptEvent, Hooks } from "./hooks.ts";

/** Takes a line about an attempt. */
type WriteLine = (line: string) => unknown;

/** What is used of the globals of runtimes: `process` of Node, Bun, Deno and workerd with `nodejs_compat`. */
interface Runtime {
  process?: { env?: Record<string, string | undefined> };
  Deno?: { permissions: { querySync(permission: object): { state: string } } };
}

const VARIABLE = "SEAMLINE_DEBUG";

/** Whether the environment turns debugging on, where there is one that may be read. */
export function isDebugging(): boolean {
  const { process, Deno: deno } = globalThis as Runtime;
  // Deno would prompt at the terminal, or throw.
  const { state = "granted" } = deno?.permissions.querySync({ name: "env", variable: VARIABLE }) ?? {};
  return state === "granted" && !/^(0|false)?$/.test(process?.env?.[VARIABLE] ?? "");
}

/** The hooks that write a line for every attempt; `undefined` where the option is off. */
export function debugHooks(debug: boolean | WriteLine): Hooks | undefined {
  // Not the output of the program, which others may read.
  const write = debug === true ? (line: string) => console.error(line) : debug;
  return write ? { onResponse: (event) => write(lineOf(event)) } : undefined;
}

function lineOf({ method, path, status, error, durationMs, attempt, requestId }: AttemptEvent): string {
  const request = requestId ? `, request ${requestId}` : "";
  return `seamline: ${method} ${path}: ${status ?? error} in ${Math.round(durationMs)} ms, attempt ${attempt}${request}`;
}
