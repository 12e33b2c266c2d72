import fc from "fast-check";
import { PERMISSIONS } from "../../../src/services/functions/access/permissions.ts";
import {
  type ContractFields,
  v1Fields,
  v2Fields,
} from "../../../src/services/functions/mapping/function-fields.ts";
import { soup } from "./soup.ts";
import type { Coherent, Hints } from "./values-of.ts";

/** Existing resources that generated values refer to. */
export interface HintedParts {
  readonly ids: readonly string[];
  /** Location name. */
  readonly parent: string;
  /** Storage object of a source archive. */
  readonly source: { readonly bucket: string; readonly object: string };
}

const filter = fc.oneof(
  fc.constantFrom(
    'environment="GEN_2"',
    "name=nodejs20 AND environment=GEN_1",
    "state=ACTIVE OR labels.team:*",
    "done=true",
    "NOT serviceConfig.timeoutSeconds > 60",
    "metadata.createTime > 2026-01-01T00:00:00Z",
  ),
  soup(
    "name",
    "state",
    "labels.a",
    "done",
    "=",
    "!=",
    ":",
    ">",
    "<=",
    "*",
    '"x',
    '"',
    "(",
    ")",
    "AND",
    "OR",
    "NOT",
    "-",
    ".",
    "1e400",
  ),
);

const orderBy = fc.oneof(
  fc.constantFrom("name", "name desc", "update_time desc, name", "state,serviceConfig.timeoutSeconds desc"),
  soup("name", "state", "updateTime", "desc", "asc", ",", ".", "labels"),
);

/** Generates field masks with existing and unknown fields. */
function masks(fields: ContractFields): fc.Arbitrary<string> {
  const settable = [...fields].flatMap(([path, { isInput }]) => (isInput ? [path] : []));
  const name = fc.oneof(
    { weight: 16, arbitrary: fc.constantFrom(...settable) },
    { weight: 1, arbitrary: fc.constantFrom(...fields.keys()) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("labels.team", "no_such", "build_config.runtime", "__proto__"),
    },
  );
  const names = fc.array(name, { minLength: 1, maxLength: 4 }).map((all) => all.join(","));
  return fc.oneof({ weight: 1, arbitrary: fc.constant("*") }, { weight: 9, arbitrary: names });
}

const memory = fc.constantFrom("256M", "1Gi", "512Mi", "1.5G", "33Gi", "lots", "0", "");
const member = fc.constantFrom(
  "allUsers",
  "allAuthenticatedUsers",
  "user:ann@example.com",
  "domain:example.com",
  "group:staff@example.com",
  "nobody",
  "user:",
);

/** Returns generators of meaningful values for members and schemas of the service. */
export function functionHints(
  version: string,
  { ids, parent, source }: HintedParts,
): { readonly hints: Hints; readonly coherent: Coherent } {
  const id = fc.oneof(
    fc.constantFrom(...ids),
    fc.nat(9).map((number) => `made-${number}`),
  );
  const name = id.map((each) => `${parent}/functions/${each}`);
  const hints: Hints = {
    filter,
    orderBy,
    functionId: id,
    updateMask: masks(version === "v1" ? v1Fields() : v2Fields()),
    project: fc.constantFrom("demo", "other"),
    location: fc.constantFrom("north", "-", "south"),
    revision: fc.tuple(id, fc.nat(3)).map(([of, number]) => `${of}-0000${number}-emu`),
    versionId: fc.constantFrom("0", "1", "2"),
    runtime: fc.constantFrom("nodejs24", "nodejs22", "python312", "cobol60"),
    availableMemory: memory,
    permissions: fc.constantFrom(...PERMISSIONS, "cloudfunctions.*"),
    members: member,
    eventType: fc.constantFrom("order.placed", "order.gone"),
    attribute: fc.constantFrom("resource", "subject", "type"),
    operator: fc.constantFrom("", "match-path-pattern", "like"),
    data: fc.constantFrom("", "{}", '{"a":1}', "[1", "text", "null"),
    etag: fc.constantFrom("", "AAAA"),
  };
  return { hints, coherent: version === "v1" ? coherentV1(name, source) : coherentV2(name, source) };
}

const policies: Coherent = {
  Policy: fc.record({
    bindings: fc.array(
      fc.record({
        role: fc.constantFrom("viewer", "admin"),
        members: fc.uniqueArray(member, { maxLength: 3 }),
      }),
      { maxLength: 3 },
    ),
    etag: fc.constantFrom("", "AAAA"),
  }),
  SetIamPolicyRequest: fc.record({
    policy: fc.constantFrom({}, { bindings: [{ role: "viewer", members: ["allUsers"] }] }),
    updateMask: fc.constantFrom("bindings", "bindings, etag", "*", "audit_configs", "members"),
  }),
};

/** Environment variables: a FATE for the test runner, and an unusual name. */
const variables = fc.record(
  { FATE: fc.nat(40).map(String), "A B": fc.constant("=\u0000é") },
  { requiredKeys: [] },
);

function coherentV1(name: fc.Arbitrary<string>, { bucket, object }: HintedParts["source"]): Coherent {
  const trigger = fc.constantFrom(
    { httpsTrigger: {} },
    { eventTrigger: { eventType: "order.placed", resource: "shops/4", failurePolicy: { retry: {} } } },
  );
  const common = fc.record(
    {
      name,
      runtime: fc.constant("nodejs24"),
      timeout: fc.constantFrom("60s", "540s", "0s"),
      availableMemoryMb: fc.constantFrom(0, 128, 8192),
      minInstances: fc.constantFrom(0, 1),
      maxInstances: fc.constantFrom(0, 5),
      environmentVariables: variables,
    },
    { requiredKeys: ["runtime", "timeout", "availableMemoryMb", "minInstances", "maxInstances"] },
  );
  const source = fc.constantFrom(
    { sourceArchiveUrl: `gs://${bucket}/${object}` },
    { sourceArchiveUrl: "gs://none/none.zip" },
    { sourceRepository: { url: "https://repository.example/code" } },
    { sourceUploadUrl: "http://127.0.0.1/uploads/none/none.zip" },
  );
  const CloudFunctionInput = fc
    .tuple(common, trigger, source)
    .map(([all, one, where]) => ({ ...all, ...one, ...where }));
  return { ...policies, CloudFunctionInput };
}

function coherentV2(name: fc.Arbitrary<string>, source: HintedParts["source"]): Coherent {
  const UserFunctionInput = fc.record(
    {
      name: fc.oneof(fc.constant(""), name),
      environment: fc.constantFrom("GEN_1", "GEN_2", "ENVIRONMENT_UNSPECIFIED"),
      buildConfig: fc.record({
        runtime: fc.constantFrom("nodejs24", "nodejs22", "python312"),
        source: fc.constantFrom(
          { storageSource: source },
          { storageSource: source },
          { storageSource: { ...source, generation: "7" } },
          { storageSource: { bucket: "none", object: "none" } },
          { gitUri: "https://repository.example/code" },
        ),
      }),
      serviceConfig: fc.record(
        {
          timeoutSeconds: fc.constantFrom(0, 1, 540),
          availableMemory: memory,
          environmentVariables: variables,
        },
        { requiredKeys: [] },
      ),
      eventTrigger: fc.record({
        eventType: fc.constant("order.placed"),
        retryPolicy: fc.constantFrom("RETRY_POLICY_RETRY", "RETRY_POLICY_DO_NOT_RETRY"),
      }),
    },
    { requiredKeys: ["name", "buildConfig"] },
  );
  return { ...policies, UserFunctionInput };
}
