import type { AttemptEvent, Hooks } from "./hooks.ts";

/** Receives a line about an attempt. */
type WriteLine = (line: string) => unknown;

/** The runtime globals used here: `process` in Node, Bun, Deno and workerd with `nodejs_compat`. */
interface Runtime {
  process?: { env?: Record<string, string | undefined> };
  Deno?: { permissions: { querySync(permission: object): { state: string } } };
}

const VARIABLE = "SEAMLINE_DEBUG";

/** Returns whether the environment enables debugging. Runtimes without a readable environment do not. */
export function isDebugging(): boolean {
  const { process, Deno: deno } = globalThis as Runtime;
  // Without this check, Deno would prompt at the terminal or throw.
  const { state = "granted" } = deno?.permissions.querySync({ name: "env", variable: VARIABLE }) ?? {};
  return state === "granted" && !/^(0|false)?$/.test(process?.env?.[VARIABLE] ?? "");
}

/** Returns hooks that write a line for every attempt, or `undefined` if the option is off. */
export function debugHooks(debug: boolean | WriteLine): Hooks | undefined {
  // Write to stderr: other programs may read stdout.
  const write = debug === true ? (line: string) => console.error(line) : debug;
  return write ? { onResponse: (event) => write(lineOf(event)) } : undefined;
}

function lineOf({ method, path, status, error, durationMs, attempt, requestId }: AttemptEvent): string {
  const request = requestId ? `, request ${requestId}` : "";
  return `seamline: ${method} ${path}: ${status ?? error} in ${Math.round(durationMs)} ms, attempt ${attempt}${request}`;
}
