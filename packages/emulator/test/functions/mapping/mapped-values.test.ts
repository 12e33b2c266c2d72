import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CloudFunctionInput } from "../../../src/generated/functions-v1.types.gen.ts";
import { specFromV1, v1FieldsOf } from "../../../src/services/functions/mapping/v1-conversion.ts";
import { specFromV2 } from "../../../src/services/functions/mapping/v2-spec.ts";
import { serviceErrorOf } from "../../support/service-error-of.ts";

const text = fc.string({ minLength: 1, maxLength: 8 });
const map = fc.dictionary(fc.constantFrom("a", "b_c", "__proto__", "d"), text, { maxKeys: 3 });
const account = fc.constant("robot@example.com");

const trigger: fc.Arbitrary<Pick<CloudFunctionInput, "eventTrigger" | "httpsTrigger">> = fc.oneof(
  fc.record({ httpsTrigger: fc.constantFrom({}, { securityLevel: "SECURE_ALWAYS" }) }),
  fc.record({
    eventTrigger: fc.record(
      {
        eventType: text,
        resource: text,
        service: text,
        failurePolicy: fc.constant({ retry: {} }),
      },
      { requiredKeys: ["eventType"] },
    ),
  }),
);

const source: fc.Arbitrary<
  Pick<CloudFunctionInput, "sourceArchiveUrl" | "sourceRepository" | "sourceUploadUrl">
> = fc.oneof(
  fc.constant({}),
  fc.record({ sourceArchiveUrl: fc.constantFrom("gs://bucket/a/b c.zip", "gs://b/x#1") }),
  fc.record({ sourceUploadUrl: fc.constant("http://127.0.0.1:4011/upload/x?signature=1") }),
  fc.record({ sourceRepository: fc.record({ url: text }) }),
);

const fields: fc.Arbitrary<CloudFunctionInput> = fc.record(
  {
    automaticUpdatePolicy: fc.constantFrom({}, { anything: 1 }),
    availableMemoryMb: fc.integer({ min: 1, max: 8192 }),
    buildEnvironmentVariables: map,
    buildServiceAccount: account,
    buildWorkerPool: text,
    description: fc.string({ maxLength: 8 }),
    dockerRegistry: fc.constantFrom("ARTIFACT_REGISTRY", "CONTAINER_REGISTRY"),
    dockerRepository: text,
    entryPoint: text,
    environmentVariables: map,
    ingressSettings: fc.constantFrom("ALLOW_ALL", "ALLOW_INTERNAL_ONLY"),
    kmsKeyName: text,
    labels: map,
    maxInstances: fc.nat(),
    minInstances: fc.nat(),
    network: text,
    onDeployUpdatePolicy: fc.constant({}),
    runtime: text,
    secretEnvironmentVariables: fc.array(fc.record({ key: text, secret: text }), { maxLength: 2 }),
    secretVolumes: fc.array(fc.record({ mountPath: text }), { maxLength: 2 }),
    serviceAccountEmail: account,
    sourceToken: text,
    timeout: fc.integer({ min: 1, max: 540 }).map((seconds) => `${seconds}s`),
    vpcConnector: text,
    vpcConnectorEgressSettings: fc.constantFrom("ALL_TRAFFIC"),
  },
  { requiredKeys: [] },
);

/** Converts a value to plain objects, so that a member named `__proto__` is compared like any other. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe("v1 input", () => {
  it("v1 input is unchanged after a conversion to v2 and back", () => {
    fc.assert(
      fc.property(fields, trigger, source, (some, what, where) => {
        const body = { ...some, ...what, ...where };
        const spec = specFromV1(body);
        expect(plain(v1FieldsOf(spec, spec.v1Only))).toEqual(plain(body));
      }),
    );
  });

  it("converts v1 input to the format of the v2 family", () => {
    const body: CloudFunctionInput = {
      name: "projects/p/locations/l/functions/hello",
      runtime: "nodejs24",
      entryPoint: "hello",
      availableMemoryMb: 512,
      timeout: "90s",
      environmentVariables: { A: "1" },
      buildEnvironmentVariables: { B: "2" },
      maxInstances: 3,
      network: "net",
      sourceArchiveUrl: "gs://bucket/dir/source.zip",
      eventTrigger: { eventType: "type", resource: "bucket", failurePolicy: { retry: {} } },
    };
    expect(specFromV1(body)).toEqual({
      buildConfig: {
        runtime: "nodejs24",
        entryPoint: "hello",
        environmentVariables: { B: "2" },
        source: { storageSource: { bucket: "bucket", object: "dir/source.zip" } },
      },
      serviceConfig: {
        availableMemory: "512M",
        timeoutSeconds: 90,
        environmentVariables: { A: "1" },
        maxInstanceCount: 3,
      },
      eventTrigger: {
        eventType: "type",
        eventFilters: [{ attribute: "resource", value: "bucket" }],
        retryPolicy: "RETRY_POLICY_RETRY",
      },
      v1Only: { network: "net" },
    });
  });

  it.each([
    ["60.000s", 60],
    ["060s", 60],
    ["540s", 540],
    ["0s", undefined],
  ])("converts the time-out %s", (timeout, seconds) => {
    expect(specFromV1({ timeout }).serviceConfig?.timeoutSeconds).toBe(seconds);
  });
});

describe("invalid v1 input", () => {
  it.each([
    [
      { timeout: "abc" },
      "/timeout",
      /timeout must be whole seconds from 1s to 540s, such as 60s, but is "abc"/,
    ],
    [{ timeout: "601s" }, "/timeout", /540s/],
    [{ timeout: "-1s" }, "/timeout", /whole seconds/],
    [{ timeout: "1.5s" }, "/timeout", /whole seconds/],
    [{ availableMemoryMb: -1 }, "/availableMemoryMb", /from 1 to 8192 \(MB\), but is -1/],
    [{ availableMemoryMb: 8193 }, "/availableMemoryMb", /8192/],
    [
      { sourceArchiveUrl: "https://example.com/a.zip" },
      "/sourceArchiveUrl",
      /must be gs:\/\/\{bucket\}\/\{object\}/,
    ],
    [{ sourceArchiveUrl: "gs://bucket/" }, "/sourceArchiveUrl", /gs:/],
    [
      { sourceArchiveUrl: "gs://b/o", sourceUploadUrl: "http://x" },
      "/sourceUploadUrl",
      /one source, but sourceArchiveUrl and sourceUploadUrl are both set/,
    ],
    [
      { eventTrigger: { eventType: "t" }, httpsTrigger: { securityLevel: "SECURE_ALWAYS" } },
      "/httpsTrigger/securityLevel",
      /one trigger/,
    ],
  ] satisfies [CloudFunctionInput, string, RegExp][])(
    "rejects v1 input that has no v2 equivalent: %j",
    (body, pointer, problem) => {
      const { status, message, details } = serviceErrorOf(() => specFromV1(body));
      expect([status, details.field]).toEqual([400, pointer]);
      expect(message).toMatch(problem);
    },
  );

  it("ignores empty sources", () => {
    expect(
      specFromV1({ sourceArchiveUrl: "", sourceUploadUrl: "http://x", sourceRepository: { url: "" } }),
    ).toEqual({
      buildConfig: { source: { storageSource: { sourceUploadUrl: "http://x" } } },
    });
  });
});

describe("v2 input in v1", () => {
  it.each([
    ["256M", 256],
    ["256Mi", 256],
    ["1G", 1000],
    ["1Gi", 1024],
    ["0.5Gi", 512],
    ["268435456", 269],
  ])("converts %s of memory to %i MB", (availableMemory, megabytes) => {
    expect(v1FieldsOf({ serviceConfig: { availableMemory } }, {}).availableMemoryMb).toBe(megabytes);
  });

  it.each([
    ["RETRY_POLICY_RETRY", { failurePolicy: { retry: {} } }],
    ["RETRY_POLICY_DO_NOT_RETRY", {}],
  ])("converts the retry policy %s", (retryPolicy, policy) => {
    const { eventTrigger } = v1FieldsOf({ eventTrigger: { eventType: "t", retryPolicy } }, {});
    expect(eventTrigger).toEqual({ eventType: "t", ...policy });
  });

  it("a function has an HTTP trigger in v1 unless it has an event trigger", () => {
    expect(v1FieldsOf({}, {})).toEqual({ httpsTrigger: {} });
    expect(
      v1FieldsOf({ eventTrigger: { channel: "c" }, serviceConfig: { securityLevel: "SECURE_ALWAYS" } }, {}),
    ).toEqual({
      eventTrigger: {},
    });
  });

  it("omits fields that do not exist in v1", () => {
    const storageSource = { bucket: "b", object: "o", generation: "7" };
    const spec = { buildConfig: { source: { storageSource } }, serviceConfig: { availableCpu: "2" } };
    expect(v1FieldsOf(spec, {})).toEqual({ sourceArchiveUrl: "gs://b/o", httpsTrigger: {} });
  });
});

describe("v2 body", () => {
  it("removes name and environment from a v2 body before storing it", () => {
    const body = {
      name: "n",
      environment: "GEN_1",
      labels: { a: "b" },
      serviceConfig: { timeoutSeconds: 9 },
    };
    expect(specFromV2(body, "GEN_1")).toEqual({ labels: { a: "b" }, serviceConfig: { timeoutSeconds: 9 } });
  });

  it("rejects a v2 body that exceeds the limits of its generation", () => {
    const large = { serviceConfig: { availableMemory: "16Gi", timeoutSeconds: 540 } };
    expect(specFromV2(large, "GEN_2")).toEqual(large);
    expect(serviceErrorOf(() => specFromV2(large, "GEN_1")).message).toMatch(/up to 8Gi.*"16Gi"/);
    expect(
      serviceErrorOf(() => specFromV2({ serviceConfig: { availableMemory: "33Gi" } }, "GEN_2")).message,
    ).toMatch(/32Gi/);
    for (const environment of ["GEN_1", "GEN_2"] as const) {
      const spec = () => specFromV2({ serviceConfig: { timeoutSeconds: 541 } }, environment);
      expect(serviceErrorOf(spec).message).toMatch(/540/);
    }
    expect(
      serviceErrorOf(() => specFromV2({ serviceConfig: { timeoutSeconds: -1 } }, "GEN_2")).message,
    ).toMatch(/from 1 to 540/);
    for (const availableMemory of ["much", "0", "-5M", "1X"])
      expect(serviceErrorOf(() => specFromV2({ serviceConfig: { availableMemory } }, "GEN_2")).status).toBe(
        400,
      );
  });

  it("rejects a v2 body with several sources", () => {
    const source = { gitUri: "https://example.com/x.git", storageSource: { bucket: "b", object: "o" } };
    expect(serviceErrorOf(() => specFromV2({ buildConfig: { source } }, "GEN_2")).message).toMatch(
      /one source, but has gitUri and storageSource/,
    );
  });
});
