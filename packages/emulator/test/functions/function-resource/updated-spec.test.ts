import { describe, expect, it } from "vitest";
import type { FunctionSpec } from "../../../src/services/functions/function-resource/stored-function.ts";
import {
  requireSameFunction,
  updatedSpec,
} from "../../../src/services/functions/function-resource/updated-spec.ts";
import { specFromV1 } from "../../../src/services/functions/mapping/v1-conversion.ts";
import { serviceErrorOf } from "../../support/service-error-of.ts";

const before: FunctionSpec = {
  description: "before",
  labels: { team: "a", tier: "b" },
  buildConfig: {
    runtime: "nodejs22",
    entryPoint: "main",
    source: { storageSource: { bucket: "b", object: "o", generation: "1" } },
  },
  serviceConfig: { timeoutSeconds: 60, availableCpu: "2", environmentVariables: { A: "1" } },
  eventTrigger: { eventType: "type", eventFilters: [{ attribute: "x", value: "1" }], triggerRegion: "l" },
  v1Only: { network: "net" },
};

describe("updates with a mask", () => {
  const body: FunctionSpec = {
    description: "after",
    labels: { team: "c" },
    serviceConfig: { timeoutSeconds: 90 },
  };

  it("changes only the fields in the mask", () => {
    const after = updatedSpec(before, body, "serviceConfig.timeoutSeconds, labels", "v2");
    expect(after).toEqual({
      ...before,
      labels: { team: "c" },
      serviceConfig: { ...before.serviceConfig, timeoutSeconds: 90 },
    });
  });

  it("removes fields that are in the mask but not in the body", () => {
    const after = updatedSpec(
      before,
      {},
      "description,serviceConfig.environmentVariables,eventTrigger",
      "v2beta",
    );
    const { description: _, eventTrigger: __, ...others } = before;
    expect(after).toEqual({ ...others, serviceConfig: { timeoutSeconds: 60, availableCpu: "2" } });
  });

  it("replaces an entire object if the mask contains its name", () => {
    expect(updatedSpec(before, body, "serviceConfig", "v2").serviceConfig).toEqual({ timeoutSeconds: 90 });
  });

  it("replaces every field of the version if the mask is an asterisk", () => {
    expect(updatedSpec(before, body, "*", "v2")).toMatchObject({ ...body, v1Only: before.v1Only });
    expect(updatedSpec(before, body, "*", "v2")).not.toHaveProperty("eventTrigger");
  });

  it("keeps the source if the mask is an asterisk and the body has no source", () => {
    for (const version of ["v1", "v2"] as const) {
      const after = updatedSpec(before, { labels: { team: "d" } }, "*", version);
      expect(after.buildConfig).toEqual({ source: before.buildConfig?.source });
      const other = { storageSource: { bucket: "b", object: "other.zip" } };
      const moved = updatedSpec(before, { buildConfig: { source: other } }, "*", version);
      expect(moved.buildConfig?.source).toEqual(other);
    }
  });

  it("accepts name and environment in the mask", () => {
    expect(updatedSpec(before, body, "name,environment,description", "v2alpha")).toEqual({
      ...before,
      description: "after",
    });
  });

  it.each([
    ["descripton", /"descripton", which is not a field of a function\. Did you mean description\?/],
    ["timeoutSeconds", /"timeoutSeconds".*Did you mean serviceConfig\.timeoutSeconds\?/],
    ["state", /updateMask contains state, which is read-only/],
    ["serviceConfig.uri", /serviceConfig\.uri, which is read-only/],
    ["labels.team", /labels\.team, but labels can only be updated as a whole: name labels in the mask/],
    ["eventTrigger.eventFilters.attribute", /name eventTrigger\.eventFilters/],
    ["timeout", /"timeout", which is not a field/],
    ["v1Only", /"v1Only", which is not a field/],
    ["description,,labels", /"", which is not a field/],
  ])("rejects the mask %s", (mask, problem) => {
    const { status, message, details } = serviceErrorOf(() => updatedSpec(before, body, mask, "v2"));
    expect([status, details.violations]).toMatchObject([400, [{ in: "query", pointer: "/updateMask" }]]);
    expect(message).toMatch(problem);
  });

  it("reports all problems with a mask", () => {
    const { details } = serviceErrorOf(() => updatedSpec(before, body, "state,colour,labels", "v2"));
    expect(details.violations).toHaveLength(2);
  });
});

describe("updates without a mask", () => {
  it("changes only the fields in the body", () => {
    const body: FunctionSpec = { labels: { team: "c" }, serviceConfig: { timeoutSeconds: 90 } };
    for (const mask of [undefined, "", " "])
      expect(updatedSpec(before, body, mask, "v2")).toEqual({
        ...before,
        labels: { team: "c" },
        serviceConfig: { ...before.serviceConfig, timeoutSeconds: 90 },
      });
  });

  it("replaces lists and maps with the values in the body, even if they are empty", () => {
    const body: FunctionSpec = { labels: {}, eventTrigger: { eventFilters: [] } };
    expect(updatedSpec(before, body, undefined, "v2")).toEqual({
      ...before,
      labels: {},
      eventTrigger: { ...before.eventTrigger, eventFilters: [] },
    });
  });

  it("changes nothing if the body is empty", () => {
    expect(updatedSpec(before, {}, undefined, "v2")).toEqual(before);
    expect(updatedSpec(before, { serviceConfig: {} }, undefined, "v2")).toEqual(before);
  });
});

describe("new sources", () => {
  const sourceOf = (spec: FunctionSpec): unknown => spec.buildConfig?.source;

  it.each([undefined, "buildConfig.source", "buildConfig.source.gitUri", "buildConfig"])(
    "a new source replaces the previous one for every mask (%s)",
    (mask) => {
      const body: FunctionSpec = { buildConfig: { source: { gitUri: "https://example.com/x.git" } } };
      expect(sourceOf(updatedSpec(before, body, mask, "v2"))).toEqual({
        gitUri: "https://example.com/x.git",
      });
    },
  );

  it("accepts another object in the same bucket as the new source", () => {
    const body: FunctionSpec = { buildConfig: { source: { storageSource: { object: "new" } } } };
    const mask = "buildConfig.source.storageSource.object";
    expect(sourceOf(updatedSpec(before, body, mask, "v2"))).toEqual({
      storageSource: { bucket: "b", object: "new", generation: "1" },
    });
  });

  it("accepts an upload as a replacement for an object, and vice versa", () => {
    const upload: FunctionSpec = {
      buildConfig: { source: { storageSource: { sourceUploadUrl: "http://u" } } },
    };
    const object: FunctionSpec = {
      buildConfig: { source: { storageSource: { bucket: "b2", object: "o2" } } },
    };
    const uploaded = updatedSpec(before, upload, undefined, "v2");
    expect(sourceOf(uploaded)).toEqual({ storageSource: { sourceUploadUrl: "http://u" } });
    expect(sourceOf(updatedSpec(uploaded, object, undefined, "v2"))).toEqual({
      storageSource: { bucket: "b2", object: "o2" },
    });
    const viaV1 = updatedSpec(before, specFromV1({ sourceUploadUrl: "http://u" }), "sourceUploadUrl", "v1");
    expect(sourceOf(viaV1)).toEqual({ storageSource: { sourceUploadUrl: "http://u" } });
  });
});

describe("updates in v1", () => {
  it("keeps the source if the mask does not contain it", () => {
    const git: FunctionSpec = { buildConfig: { source: { gitUri: "https://example.com/x.git" } } };
    expect(updatedSpec(git, {}, "sourceUploadUrl", "v1")).toEqual(git);
    expect(updatedSpec(git, {}, "sourceRepository", "v1")).toEqual({});
  });

  it("a v1 update uses the field names of v1", () => {
    const body = specFromV1({ timeout: "90s", environmentVariables: { B: "2" }, description: "after" });
    const after = updatedSpec(before, body, "timeout,environmentVariables", "v1");
    expect(after).toEqual({
      ...before,
      serviceConfig: { timeoutSeconds: 90, availableCpu: "2", environmentVariables: { B: "2" } },
    });
  });

  it("changes fields that exist only in v1, and keeps fields that exist only in v2", () => {
    const body = specFromV1({ network: "other" });
    expect(updatedSpec(before, body, "network", "v1").v1Only).toEqual({ ...before.v1Only, network: "other" });
    expect(updatedSpec(before, {}, "*", "v1")).toEqual({
      serviceConfig: { availableCpu: "2" },
      ...(before.buildConfig?.source && { buildConfig: { source: before.buildConfig.source } }),
    });
  });

  it("updates an entire v1 trigger or a single field of it", () => {
    const retried = specFromV1({ eventTrigger: { failurePolicy: { retry: {} } } });
    expect(updatedSpec(before, retried, "eventTrigger.failurePolicy", "v1").eventTrigger).toEqual({
      ...before.eventTrigger,
      retryPolicy: "RETRY_POLICY_RETRY",
    });
    const moved = specFromV1({ eventTrigger: { resource: "bucket" } });
    expect(updatedSpec(before, moved, "eventTrigger.resource", "v1").eventTrigger).toEqual({
      ...before.eventTrigger,
      eventFilters: [{ attribute: "resource", value: "bucket" }],
    });
    const cleared = updatedSpec(before, {}, "eventTrigger", "v1");
    expect([cleared.eventTrigger, cleared.v1Only]).toEqual([undefined, { network: "net" }]);
  });

  it.each([
    ["serviceConfig.timeoutSeconds", /not a field of a function/],
    ["status", /which is read-only/],
    ["", /"", which is not a field/],
  ])("rejects the v1 mask %j", (mask, problem) => {
    expect(serviceErrorOf(() => updatedSpec(before, {}, mask, "v1")).message).toMatch(problem);
  });
});

describe("names and generations in a body", () => {
  const stored = { name: "projects/p/locations/l/functions/hello", environment: "GEN_2" } as const;

  it("accepts an update body that repeats the function's name and generation", () => {
    requireSameFunction(stored, {});
    requireSameFunction(stored, stored);
    requireSameFunction(stored, { name: "", environment: "ENVIRONMENT_UNSPECIFIED" });
  });

  it("rejects an update body with a different name or generation", () => {
    const other = { name: "projects/p/locations/l/functions/other" };
    expect(serviceErrorOf(() => requireSameFunction(stored, other)).message).toMatch(
      /must match the path \(projects\/p.*hello\)/,
    );
    expect(serviceErrorOf(() => requireSameFunction(stored, { environment: "GEN_1" })).details.field).toBe(
      "/environment",
    );
  });
});
