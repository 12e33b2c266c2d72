import { sha256 } from "@noble/hashes/sha2.js";
import { type Collection, collection, invalidFieldError, withoutUndefined } from "@seamline/emulator-kit";
import { encodeBase64 } from "@seamline/openapi/base64";
import { nearestName } from "@seamline/openapi/field-names";
import type { Binding, Policy, PolicyVersion } from "../../../generated/functions-v2.types.gen.ts";
import type { StoredFunction } from "../function-resource/stored-function.ts";

export interface StoredPolicy {
  readonly policy: Omit<Policy, "etag">;
  /** How many times the policy has been set. The etag is derived from this number. */
  readonly revision: number;
}

/** Policies, keyed by the name of the function. */
export const policies: Collection<StoredPolicy> = collection<StoredPolicy>();

/** The policy version that supports conditions. */
export const CONDITIONS_VERSION = 3;

/**
 * Returns a policy's representation. Policy versions before 3 do not support conditions, so conditions are omitted.
 *
 * @param requestedVersion the policy version that the client requests
 */
export function policyRepresentation(
  fn: StoredFunction,
  { policy, revision }: StoredPolicy,
  requestedVersion: PolicyVersion = 0,
): Policy {
  const visible =
    requestedVersion >= CONDITIONS_VERSION || !hasConditions(policy.bindings)
      ? policy
      : withoutConditions(policy);
  return { version: 1, ...visible, etag: policyEtag(fn, revision) };
}

function hasConditions(bindings: readonly Binding[] = []): boolean {
  return bindings.some(({ condition }) => condition !== undefined);
}

function withoutConditions(policy: StoredPolicy["policy"]): StoredPolicy["policy"] {
  const bindings = policy.bindings?.map(({ condition: _, ...binding }): Binding => binding);
  return { ...policy, version: 1, bindings };
}

/**
 * Applies an update to a policy. The version describes the format of the bindings, so it is set together with the
 * bindings.
 *
 * @param mask the parts to set; parts that are missing from the update are removed
 */
export function mergedPolicy(
  before: StoredPolicy["policy"],
  update: Policy,
  mask: ReadonlySet<PolicyPart>,
): StoredPolicy["policy"] {
  const setsVersion = mask.has("version") || mask.has("bindings");
  return withoutUndefined({
    version: setsVersion ? (update.version ?? 1) : before.version,
    bindings: mask.has("bindings") ? mergedBindings(update.bindings ?? []) : before.bindings,
    auditConfigs: mask.has("auditConfigs") ? update.auditConfigs : before.auditConfigs,
  });
}

/** Merges bindings with the same role and condition, in order of first occurrence, and removes duplicate members. */
export function mergedBindings(bindings: readonly Binding[]): Binding[] {
  const merged = new Map<string, Binding>();
  for (const binding of bindings) {
    const key = JSON.stringify([binding.role, conditionKey(binding)]);
    const members = [...(merged.get(key)?.members ?? []), ...(binding.members ?? [])];
    merged.set(key, { ...binding, members: [...new Set(members)] });
  }
  return [...merged.values()];
}

function conditionKey({ condition }: Binding): unknown {
  if (!condition) return null;
  const { title, description, expression, location } = condition;
  return [title, description, expression, location];
}

const ETAG_BYTES = 12;

/**
 * Returns the etag of a policy, in Base64. It depends on the function's creation time, so the etags change when a
 * function is deleted and created again.
 *
 * @param revision how many times the policy has been set
 */
export function policyEtag({ name, createTime }: StoredFunction, revision: number): string {
  const text = JSON.stringify([name, createTime, revision]);
  const hash = sha256(new TextEncoder().encode(text)).subarray(0, ETAG_BYTES);
  return encodeBase64(hash);
}

const POLICY_PARTS = ["bindings", "etag", "auditConfigs", "version"] as const;

type PolicyPart = (typeof POLICY_PARTS)[number];

/** The default mask (reference facts, "IAM"). */
const DEFAULT_MASK = "bindings, etag";

/**
 * Returns the parts of a policy that a mask lists. `*` selects all parts.
 *
 * @param mask in camelCase, as normalized by the contract validation
 * @throws ServiceError 400 if the mask contains an unknown part
 */
export function readPolicyMask(mask = ""): ReadonlySet<PolicyPart> {
  const names = (mask.trim() || DEFAULT_MASK).split(",").map((each) => each.trim());
  return new Set(names.flatMap((name) => (name === "*" ? POLICY_PARTS : [policyPart(name)])));
}

function policyPart(name: string): PolicyPart {
  const part = POLICY_PARTS.find((each) => each === name);
  if (part) return part;
  const near = nearestName(name, POLICY_PARTS);
  const hint =
    near === undefined ? `Valid names: ${POLICY_PARTS.join(", ")} and *.` : `Did you mean ${near}?`;
  throw invalidFieldError(
    "/updateMask",
    "field-mask",
    `updateMask contains ${JSON.stringify(name.slice(0, 60))}, which is not a part of a policy. ${hint}`,
  );
}

/** The maximum numbers of unique members and groups in a policy (reference facts, "IAM"). */
const MAX_PRINCIPALS = 1_500;
const MAX_GROUPS = 250;

/**
 * Checks that bindings have roles and well-formed members, and do not exceed the maximum number of members.
 *
 * @param pointer the JSON pointer to the list of bindings
 * @throws ServiceError 400 with the first problem
 */
export function assertValidBindings(bindings: readonly Binding[], pointer: string): void {
  const principals = new Set<string>();
  for (const [position, { role, members = [] }] of bindings.entries()) {
    const bindingPointer = `${pointer}/${position}`;
    if (!role) throw invalidFieldError(`${bindingPointer}/role`, "required", "A binding must have a role.");
    for (const [index, member] of members.entries()) {
      requireMember(member, `${bindingPointer}/members/${index}`);
      principals.add(member);
    }
  }
  requireAtMost("members", principals.size, MAX_PRINCIPALS, pointer);
  const groups = [...principals].filter((each) => each.startsWith("group:"));
  requireAtMost("groups", groups.length, MAX_GROUPS, pointer);
}

function requireAtMost(what: string, count: number, limit: number, pointer: string): void {
  if (count <= limit) return;
  throw invalidFieldError(
    pointer,
    "limit",
    `A policy must have at most ${limit} unique ${what}, but has ${count}.`,
  );
}

const EMAIL = /^[^\s@:]+@[^\s@:]+$/;
const DOMAIN = /^[^\s@:.]+(?:\.[^\s@:.]+)*$/;

/** Patterns of member names, by kind of member. */
const MEMBER_NAMES: Readonly<Record<string, RegExp>> = {
  user: EMAIL,
  serviceAccount: EMAIL,
  group: EMAIL,
  domain: DOMAIN,
};

const MEMBER_FORMS =
  "allUsers, allAuthenticatedUsers, user:<e-mail address>, serviceAccount:<e-mail address>, group:<e-mail address> or domain:<domain>";

/**
 * @param pointer the JSON pointer to the member
 * @throws ServiceError 400 if the member is malformed
 */
function requireMember(member: string, pointer: string): void {
  if (member === "allUsers" || member === "allAuthenticatedUsers") return;
  const [kind = "", ...rest] = member.split(":");
  const name = Object.hasOwn(MEMBER_NAMES, kind) ? MEMBER_NAMES[kind] : undefined;
  if (name?.test(rest.join(":"))) return;
  const excerpt = JSON.stringify(member.slice(0, 100));
  throw invalidFieldError(pointer, "member", `A member must be ${MEMBER_FORMS}, but is ${excerpt}.`);
}

/**
 * Checks that a policy with conditions has the version that supports conditions.
 *
 * @param pointer the JSON pointer to the policy
 * @throws ServiceError 400
 */
export function requirePolicyVersion({ bindings, version = 1 }: Policy, pointer: string): void {
  if (version === CONDITIONS_VERSION || !hasConditions(bindings)) return;
  const problem = `The version of a policy with conditions must be ${CONDITIONS_VERSION}, but is ${version}.`;
  throw invalidFieldError(`${pointer}/version`, "policy-version", problem);
}
