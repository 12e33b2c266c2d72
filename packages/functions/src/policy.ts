/** Changes access control policies without losing concurrent changes. */
import { type ConflictOptions, repeatOnConflict } from "@seamline/client-core/repeat-on-conflict";
import {
  type ApiCall,
  type CallOptions,
  InvalidArgumentError,
  SeamlineError,
} from "@seamline/client-core/service";
import type { FunctionName } from "./generated/v2/names.gen.ts";

/** Newest policy version. In responses with an older version, the service omits conditions. */
const NEWEST_VERSION = 3;

/** Fields that the service writes even without an `updateMask`. */
const SET_BY_DEFAULT = ["bindings", "etag"];

/** Policy fields in all versions. */
export interface AccessPolicy {
  bindings?: { role?: string; members?: string[] }[];
  etag?: string;
  // The literal types allow `change` to return `{ version: 3 }` without `as const`. Otherwise TypeScript infers
  // `number`.
  version?: 0 | 1 | 3 | (number & {});
}

/** A client of any version that supports policies. */
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

/** Rejects an as-shown client at compile time, because its policy fields are unknown. */
type KnownFields<Policy> = string extends keyof Policy
  ? "a client with known policy fields: use the reference profile or fill the extension point"
  : unknown;

/** Options of {@link updatePolicy}. Other options belong to the client: `client.withOptions(…)`. */
export interface UpdatePolicyOptions extends ConflictOptions {
  /** Whether to write a policy without an etag, which can overwrite other clients' changes. Default: false. */
  readonly allowMissingEtag?: boolean;
}

/**
 * Reads a policy, changes it and writes it with its etag. If another client wrote in between (409), reads and changes
 * the policy again.
 *
 * Adds changed fields other than the bindings to `updateMask`, because otherwise the service would ignore them.
 *
 * @param change modifies its argument, which is a copy, or returns another policy. May be asynchronous. Called once per
 * attempt. If nothing changes, nothing is written.
 * @returns the policy returned by the service after writing, or the policy that was read if nothing changed
 * @throws InvalidArgumentError for an invalid argument, or if `change` returns a value that is not a policy
 * @throws SeamlineError for a policy without an etag, or after `maxAttempts` conflicts (`cause` is the last)
 * @throws ApiError, AbortError and other call errors, and any error thrown by `change`
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

/** @throws InvalidArgumentError for a value that is not a policy: writing it would remove all access */
async function changedBy<Policy>(change: (policy: Policy) => unknown, read: Policy): Promise<Policy> {
  const copy = structuredClone(read);
  const changed = (await change(copy)) ?? copy;
  if (typeof changed === "object" && !Array.isArray(changed)) return changed as Policy;
  const type = Array.isArray(changed) ? "an array" : `a ${typeof changed}`;
  throw new InvalidArgumentError("change", `must return a policy or nothing, but returned ${type}`);
}

/** Returns the names of the changed fields, except the etag, which is only set by the service. */
function changedParts(before: object, after: object): string[] {
  const textOf = (policy: object, part: string): string | undefined =>
    JSON.stringify((policy as Record<string, unknown>)[part]);
  const parts = Object.keys({ ...before, ...after }).filter((part) => part !== "etag");
  return parts.filter((part) => textOf(before, part) !== textOf(after, part));
}

function withoutEtag(): SeamlineError {
  return new SeamlineError(
    "the policy has no etag, so writing it could overwrite other clients' changes (set allowMissingEtag to write it anyway)",
    { operationId: "setFunctionIamPolicy", retryable: false },
  );
}
