import { headerValue } from "../arguments/headers.ts";
import type { Auth } from "../auth/auth.ts";
import { bearer } from "../auth/bearer.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { readBaseUrl } from "./base-url.ts";

/** Variables by name: `process.env`, or the `env` argument of a worker. */
export type EnvironmentVariables = Readonly<Record<string, unknown>>;

/** Client options from environment variables. Spread them into the other options. */
export interface EnvironmentOptions {
  readonly baseUrl: string;
  readonly auth: Auth;
}

/** URL of a service, and its token or key. */
interface ServiceEnvironment {
  readonly baseUrl: string;
  readonly credential: string;
}

/** The runtime globals used here: `process` in Node, Bun, Deno and workerd with `nodejs_compat`. */
interface Runtime {
  readonly process?: { readonly env?: EnvironmentVariables };
}

/**
 * Reads `SEAMLINE_<service>_URL` and `SEAMLINE_<service>_TOKEN`, for clients that send a bearer token.
 *
 * @param service name in upper case: `RETENTION`
 * @param variables default: the process's variables
 * @throws InvalidArgumentError like {@link readEnvironment}
 */
export function bearerFromEnvironment(
  service: string,
  variables: EnvironmentVariables | undefined,
): EnvironmentOptions {
  const { baseUrl, credential } = readEnvironment(service, "TOKEN", variables);
  return { baseUrl, auth: bearer(credential) };
}

/**
 * Reads the URL and the credential of a service. Variables are read on each call, since workers have no variables when
 * a module loads.
 *
 * @param kind suffix of the variable for the credential: `TOKEN` or `KEY`
 * @throws InvalidArgumentError that names the missing or invalid variable, without its value
 */
export function readEnvironment(
  service: string,
  kind: string,
  variables: EnvironmentVariables | undefined,
): ServiceEnvironment {
  const url = `SEAMLINE_${service}_URL`;
  const credential = `SEAMLINE_${service}_${kind}`;
  return {
    baseUrl: readBaseUrl(variableOf(url, variables), url),
    credential: headerValue("-", variableOf(credential, variables), credential),
  };
}

/** Returns a variable. An empty variable is treated as missing, as in shells. */
function variableOf(name: string, variables: EnvironmentVariables | undefined): unknown {
  let value: unknown;
  try {
    value = (variables ?? (globalThis as Runtime).process?.env)?.[name];
  } catch (cause) {
    // Deno throws if the program has no permission to read the variable.
    throw new InvalidArgumentError(name, "must be readable: allow the program to read its environment", {
      cause,
    });
  }
  if (value !== undefined && value !== "") return value;
  throw new InvalidArgumentError(name, "must be set in the environment or in the variables that you pass");
}
