/** Changes of access control policies that lose nobody's work. */
import { type ConflictOptions, repeatOnConflict } from "@seamline/client-core/repeat-on-conflict";
import {
  type ApiCall,
  type CallOptions,
  InvalidArgumentError,
  SeamlineError,
} from "@seamline/client-core/service";
import type { FunctionName } from "./generated/v2/names.gen.ts";

/** The newest version of policies: a service that is asked for an older one leaves out conditions. */
const NEWEST_VERSION = 3;

/** What a service sets where it is not told (`updateMask`). */
const SET_BY_DEFAULT = ["bindings", "etag"];

/** What policies of every version have. */
export interface AccessPolicy {
  bindings?: { role?: string; members?: string[] }[];
  etag?: string;
}

/** A client whose functions have policies: of any version. */
export interface PolicyClient<Policy extends AccessPolicy> {
  readonly projects: {
    readonly locations: {
      readonly functions: {
        getIamPolicy(
          input: { resource: FunctionName; query?: { "options.requestedPolicyVersion"?: 3 } },
          options?: CallOptions,
        ): ApiCall<Policy>;
        setIamPolicy(
          input: { resource: FunctionName; body?: { policy?: Policy; updateMask?: string } },
          options?: CallOptions,
        ): ApiCall<Policy>;
      };
    };
  };
}

/** Refuses a policy whose fields the source leaves open: of a client of the source as shown. */
type KnownFields<Policy> = string extends keyof Policy
  ? "a client that knows the fields of a policy: of the reference profile, or with the extension point filled"
  : unknown;

/** Options of {@link updatePolicy}. Everything else is of the client: `client.withOptions(…)`. */
export interface UpdatePolicyOptions extends ConflictOptions {
  /** Writes a policy that was read without an etag, over whatever others write meanwhile. Default: false. */
  readonly allowMissingEtag?: boolean;
}

/**
 * Reads a policy, changes it and writes it with the etag that was read. When somebody else has written meanwhile
 * (409), reads and changes it anew.
 *
 * Changed parts beyond the bindings are named in `updateMask`, since a service would leave them as they are.
 *
 * @param change changes the policy that it is given, which is a copy, or gives another one back; may do so later.
 * Nothing is written where nothing has changed. Called once per attempt.
 * @returns the policy as the service has set it, or as it was read where nothing has changed
 * @throws InvalidArgumentError for a wrong argument, or a change that gives back no policy
 * @throws SeamlineError for a policy without etag, or when `maxAttempts` have all met a conflict: `cause` is the last
 * @throws ApiError, AbortError and what every call throws; what `change` throws
 */
export async function updatePolicy<Policy extends AccessPolicy>(
  client: PolicyClient<Policy> & KnownFields<Policy>,
  resource: FunctionName,
  // biome-ignore lint/suspicious/noConfusingVoidType: what changes its copy may have nothing to give back.
  change: (policy: Policy) => NoInfer<Policy> | void | Promise<NoInfer<Policy> | void>,
  options: UpdatePolicyOptions = {},
): Promise<Policy> {
  const { allowMissingEtag = false, ...limits } = options;
  const { signal } = limits;
  if (typeof change !== "function") throw new InvalidArgumentError("change", "must be a function");
  const work = async (): Promise<Policy> => {
    const { functions } = client.projects.locations;
    const query = { "options.requestedPolicyVersion": NEWEST_VERSION } as const;
    const read = await functions.getIamPolicy({ resource, query }, { signal });
    const { etag } = read;
    if (!etag && !allowMissingEtag) throw withoutEtag();
    const changed = await changedBy(change, read);
    const parts = changedParts(read, changed);
    if (!parts.length) return read;
    const beyond = parts.filter((part) => !SET_BY_DEFAULT.includes(part));
    const updateMask = beyond.length ? [...SET_BY_DEFAULT, ...beyond].join() : undefined;
    return functions.setIamPolicy(
      { resource, body: { policy: { ...changed, etag }, updateMask } },
      { signal },
    );
  };
  return repeatOnConflict(client, work, limits);
}

/** @throws InvalidArgumentError for what is no policy: writing it would remove everybody's access */
async function changedBy<Policy>(change: (policy: Policy) => unknown, read: Policy): Promise<Policy> {
  const copy = structuredClone(read);
  const changed = (await change(copy)) ?? copy;
  if (typeof changed === "object" && !Array.isArray(changed)) return changed as Policy;
  throw new InvalidArgumentError("change", "must give back a policy, or nothing");
}

/** Names of what is not as it was. The etag is the service's alone. */
function changedParts(before: object, after: object): string[] {
  const textOf = (policy: object, part: string): string | undefined =>
    JSON.stringify((policy as Record<string, unknown>)[part]);
  const parts = Object.keys({ ...before, ...after }).filter((part) => part !== "etag");
  return parts.filter((part) => textOf(before, part) !== textOf(after, part));
}

function withoutEtag(): SeamlineError {
  return new SeamlineError(
    "The policy was read without an etag: writing it could undo what others write. allowMissingEtag writes it.",
    { operationId: "setFunctionIamPolicy", retryable: false },
  );
}
