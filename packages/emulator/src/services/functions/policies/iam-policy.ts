import { sha256 } from "@noble/hashes/sha2.js";
import { encodeBase64 } from "@seamline/openapi/base64";
import { nearestName } from "@seamline/openapi/field-names";
import { withoutUndefined } from "../../../framework/handlers.ts";
import { invalidFieldError } from "../../../framework/service-error.ts";
import type { Binding, Policy, PolicyVersion } from "../../../generated/functions-v2.types.gen.ts";
import { type Collection, collection } from "../../../store/collection.ts";
import type { StoredFunction } from "../function-resource/stored-function.ts";

/** The access control policy of a function, by the function's name. Without one it is empty. */
export interface StoredPolicy {
  readonly policy: Omit<Policy, "etag">;
  /** How often it was set. The etag follows from it. */
  readonly revision: number;
}

export const policies: Collection<StoredPolicy> = collection<StoredPolicy>();

/** The version of policies that has conditions. */
export const CONDITIONS_VERSION = 3;

function hasConditions(bindings: readonly Binding[] = []): boolean {
  return bindings.some(({ condition }) => condition !== undefined);
}

/**
 * A policy as who asks for a version of it sees it: versions before 3 have no conditions, which are left out.
 *
 * @param requestedVersion the version that the caller asks for
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

function withoutConditions(policy: StoredPolicy["policy"]): StoredPolicy["policy"] {
  const bindings = policy.bindings?.map(({ condition: _, ...binding }): Binding => binding);
  return { ...policy, version: 1, bindings };
}

/**
 * What a policy becomes. Its version says how its bindings are written, so that it is set with them.
 *
 * @param mask the parts that are set; those that `wanted` lacks are taken away
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

/** One binding for each role and condition, in the order in which they come first, with each member once. */
export function mergedBindings(bindings: readonly Binding[]): Binding[] {
  const united = new Map<string, Binding>();
  for (const binding of bindings) {
    const key = JSON.stringify([binding.role, conditionKey(binding)]);
    const members = [...(united.get(key)?.members ?? []), ...(binding.members ?? [])];
    united.set(key, { ...binding, members: [...new Set(members)] });
  }
  return [...united.values()];
}

function conditionKey({ condition }: Binding): unknown {
  if (!condition) return null;
  const { title, description, expression, location } = condition;
  return [title, description, expression, location];
}

const ETAG_BYTES = 12;

/**
 * The mark of a state of a function's policy, in Base64. A function that takes the name of one that was deleted has
 * marks of its own.
 *
 * @param revision how often the policy was set
 */
export function policyEtag({ name, createTime }: StoredFunction, revision: number): string {
  const text = JSON.stringify([name, createTime, revision]);
  const hash = sha256(new TextEncoder().encode(text)).subarray(0, ETAG_BYTES);
  return encodeBase64(hash);
}

const POLICY_PARTS = ["bindings", "etag", "auditConfigs", "version"] as const;

type PolicyPart = (typeof POLICY_PARTS)[number];

/** What is set where nobody says it (reference facts, "IAM"). */
const DEFAULT_MASK = "bindings, etag";

/**
 * The parts of a policy that a mask names; `*` names them all.
 *
 * @param mask in camelCase, as the contract reads it
 *
 * @throws Refusal 400 for what is no part of a policy
 */
export function readPolicyMask(mask = ""): ReadonlySet<PolicyPart> {
  const names = (mask.trim() || DEFAULT_MASK).split(",").map((each) => each.trim());
  return new Set(names.flatMap((name) => (name === "*" ? POLICY_PARTS : [policyPart(name)])));
}

function policyPart(name: string): PolicyPart {
  const part = POLICY_PARTS.find((each) => each === name);
  if (part) return part;
  const near = nearestName(name, POLICY_PARTS);
  const hint = near === undefined ? `It may name ${POLICY_PARTS.join(", ")} and *.` : `Did you mean ${near}?`;
  throw invalidFieldError(
    "/updateMask",
    "field-mask",
    `updateMask names ${JSON.stringify(name.slice(0, 60))}, which is no part of a policy. ${hint}`,
  );
}

/** How many different members the bindings of a policy have (reference facts, "IAM"). */
const MAX_PRINCIPALS = 1_500;
const MAX_GROUPS = 250;

/**
 * Refuses bindings without a role, with members of no known form, and with too many of them.
 *
 * @param pointer JSON pointer to the list
 * @throws Refusal 400 that names the first
 */
export function assertValidBindings(bindings: readonly Binding[], pointer: string): void {
  const principals = new Set<string>();
  for (const [at, { role, members = [] }] of bindings.entries()) {
    const place = `${pointer}/${at}`;
    if (!role) throw invalidFieldError(`${place}/role`, "required", "The role of a binding must be given.");
    for (const [index, member] of members.entries()) {
      requireMember(member, `${place}/members/${index}`);
      principals.add(member);
    }
  }
  requireAtMost("members", principals.size, MAX_PRINCIPALS, pointer);
  const groups = [...principals].filter((each) => each.startsWith("group:"));
  requireAtMost("groups", groups.length, MAX_GROUPS, pointer);
}

function requireAtMost(what: string, count: number, most: number, pointer: string): void {
  if (count <= most) return;
  throw invalidFieldError(
    pointer,
    "limit",
    `A policy must have at most ${most} different ${what}, and has ${count}.`,
  );
}

const EMAIL = /^[^\s@:]+@[^\s@:]+$/;
const DOMAIN = /^[^\s@:.]+(?:\.[^\s@:.]+)*$/;

const MEMBER_NAMES: Readonly<Record<string, RegExp>> = {
  user: EMAIL,
  serviceAccount: EMAIL,
  group: EMAIL,
  domain: DOMAIN,
};

const MEMBER_FORMS =
  "allUsers, allAuthenticatedUsers, user:<e-mail address>, serviceAccount:<e-mail address>, group:<e-mail address> or domain:<domain>";

/**
 * @param pointer JSON pointer to the member
 * @throws Refusal 400 for a text that stands for nobody
 */
function requireMember(member: string, pointer: string): void {
  if (member === "allUsers" || member === "allAuthenticatedUsers") return;
  const [kind = "", ...rest] = member.split(":");
  const name = Object.hasOwn(MEMBER_NAMES, kind) ? MEMBER_NAMES[kind] : undefined;
  if (name?.test(rest.join(":"))) return;
  const excerpt = JSON.stringify(member.slice(0, 100));
  throw invalidFieldError(pointer, "member", `A member must be ${MEMBER_FORMS}, and is ${excerpt}.`);
}

/**
 * Refuses conditions in a policy of a version that has none.
 *
 * @param pointer JSON pointer to the policy
 * @throws Refusal 400
 */
export function requirePolicyVersion({ bindings, version = 1 }: Policy, pointer: string): void {
  if (version === CONDITIONS_VERSION || !hasConditions(bindings)) return;
  const problem = `The version of a policy with conditions must be ${CONDITIONS_VERSION}, and is ${version}.`;
  throw invalidFieldError(`${pointer}/version`, "policy-version", problem);
}
