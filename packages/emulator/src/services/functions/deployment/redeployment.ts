import { camelCase } from "../../../text/camel-case.ts";
import type { ApiVersion } from "../api-version.ts";
import type { FunctionSpec, StoredFunction } from "../functions/stored-function.ts";

/** What a caller asks an update to change. */
export interface AskedUpdate {
  /** In the form of the v2 family. */
  readonly body: FunctionSpec;
  readonly mask: string | undefined;
  readonly version: ApiVersion;
}

const SOURCE_FIELDS: Readonly<Record<"v1" | "v2", readonly string[]>> = {
  v1: ["sourceArchiveUrl", "sourceRepository", "sourceUploadUrl"],
  v2: ["buildConfig.source"],
};

/** Whether an update says anew where the source is, be it the same place: something else may be there by now. */
export function namesSource({ body, mask = "", version }: AskedUpdate): boolean {
  if (!body.buildConfig?.source) return false;
  const fields = SOURCE_FIELDS[version === "v1" ? "v1" : "v2"];
  const paths = camelCase(mask)
    .split(",")
    .map((path) => path.trim());
  return paths.some(
    (path) => ["", "*", "buildConfig"].includes(path) || fields.some((each) => isIn(path, each)),
  );
}

/** Whether a function has to be deployed again to become this; what people alone read takes no new version. */
export function needsDeployment({ state, spec }: StoredFunction, changed: FunctionSpec): boolean {
  return state === "FAILED" || canonical(deployedPart(spec)) !== canonical(deployedPart(changed));
}

function isIn(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}

function deployedPart({ description: _, labels: __, ...rest }: FunctionSpec): object {
  return rest;
}

/** The same text for values that differ in the order of their members alone. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => (isObject(member) ? sorted(member) : member));
}

function sorted(members: object): object {
  return Object.fromEntries(Object.entries(members).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
