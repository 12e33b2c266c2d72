/** Changes of access control policies that lose nobody's work. */
import { type ConflictOptions, repeatOnConflict } from "@seamline/client-core/repeat-on-conflict";
import {
  type ApiCall,
  type CallOptions,
  InvalidArgumentError,
  SeamlineError,
} from "@seamline/client-core/service";
import type { FunctionName } from "./generated/v2/names.gen.ts";

/** The newest version of policies: in older ones a service omits conditions. */
const NEWEST_VERSION = 3;

/** The parts that a service sets without an `updateMask`. */
const SET_BY_DEFAULT = ["bindings", "etag"];

/** The parts that policies of every version have. */
export interface AccessPolicy {
  bindings?: { role?: string; members?: string[] }[];
  etag?: string;
  // The literals let `change` return `{ version: 3 }` without `as const`: without them, TypeScript infers `number`.
  version?: 0 | 1 | 3 | (number & {});
}

/** A client of any version, whose functions have policies. */
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

/** Rejects, at compile time, a client as shown, whose policies have open fields. */
type KnownFields<Policy> = string extends keyof Policy
  ? "a client that knows the fields of a policy: of the reference profile, or with the extension point filled"
  : unknown;

/** Options of {@link updatePolicy}. Other options belong to the client: `client.withOptions(…)`. */
export interface UpdatePolicyOptions extends ConflictOptions {
  /** Whether to write a policy that was read without an etag, which may overwrite changes of others. Default: false. */
  readonly allowMissingEtag?: boolean;
}

/**
 * Reads a policy, changes it and writes it with the etag that was read. If another client has written meanwhile (409),
 * it reads and changes the policy again.
 *
 * Changed parts other than the bindings are named in `updateMask`, since a service would otherwise ignore them.
 *
 * @param change changes its argument, which is a copy, or returns another policy, also asynchronously. It is called
 * once per attempt; when nothing has changed, nothing is written.
 * @returns the policy as the service has set it, or as it was read if nothing has changed
 * @throws InvalidArgumentError for a wrong argument, or when `change` returns something else than a policy
 * @throws SeamlineError for a policy without an etag, or when all `maxAttempts` met a conflict: `cause` is the last
 * @throws ApiError, AbortError and the other errors of calls, and whatever `change` throws
 */
export async function updatePolicy<Policy extends AccessPolicy>(
  client: PolicyClient<Policy> & KnownFields<Policy>,
  resource: FunctionName,
  // biome-ignore lint/suspicious/noConfusingVoidType: a callback that changes its copy need not return it.
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

/** @throws InvalidArgumentError for a value that is not a policy, which would remove everybody's access */
async function changedBy<Policy>(change: (policy: Policy) => unknown, read: Policy): Promise<Policy> {
  const copy = structuredClone(read);
  const changed = (await change(copy)) ?? copy;
  if (typeof changed === "object" && !Array.isArray(changed)) return changed as Policy;
  throw new InvalidArgumentError("change", "must give back a policy, or nothing");
}

/** Names the parts that have changed, except the etag, which only the service sets. */
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
