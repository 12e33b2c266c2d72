import { headerValue } from "../arguments/headers.ts";
import type { Auth } from "../auth/auth.ts";
import { bearer } from "../auth/bearer.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { readBaseUrl } from "./base-url.ts";

/** Variables by name: `process.env`, or the `env` that a worker gets with a request. */
export type EnvironmentVariables = Readonly<Record<string, unknown>>;

/** The options of a client that come from the environment. Others can be spread beside them. */
export interface EnvironmentOptions {
  readonly baseUrl: string;
  readonly auth: Auth;
}

/** Where a service is, and the token or key that it takes. */
interface ServiceEnvironment {
  readonly baseUrl: string;
  readonly credential: string;
}

/** What is used of the globals of runtimes: `process` of Node, Bun, Deno and workerd with `nodejs_compat`. */
interface Runtime {
  readonly process?: { readonly env?: EnvironmentVariables };
}

/**
 * Reads `SEAMLINE_<service>_URL` and `SEAMLINE_<service>_TOKEN`, for clients that send a bearer token.
 *
 * @param service in capital letters: `RETENTION`
 * @param variables those of the process unless given
 * @throws InvalidArgumentError as {@link readEnvironment} does
 */
export function bearerFromEnvironment(
  service: string,
  variables: EnvironmentVariables | undefined,
): EnvironmentOptions {
  const { baseUrl, credential } = readEnvironment(service, "TOKEN", variables);
  return { baseUrl, auth: bearer(credential) };
}

/**
 * Reads where a service is, and the credential for it. It reads when it is called and not before, since workers have
 * no variables until then.
 *
 * @param kind the end of the credential's variable: `TOKEN`, `KEY`
 * @throws InvalidArgumentError that names the variable that is missing or wrong, and never has its value
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

/** An empty variable counts as one that is not set, as in shells. */
function variableOf(name: string, variables: EnvironmentVariables | undefined): unknown {
  let value: unknown;
  try {
    value = (variables ?? (globalThis as Runtime).process?.env)?.[name];
  } catch (cause) {
    // Deno throws where the program may not read the variable.
    throw new InvalidArgumentError(name, "must be readable: allow the program to read its environment", {
      cause,
    });
  }
  if (value !== undefined && value !== "") return value;
  throw new InvalidArgumentError(name, "must be set in the environment, or in the variables that are given");
}
