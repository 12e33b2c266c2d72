import type { Begun, ListItem, Shape } from "@seamline/contract-server/shape";
import { expectTypeOf, test } from "vitest";
import type * as v1 from "../../src/generated/v1/reference/index.gen.ts";
import type { FunctionsClient, OperationId } from "../../src/generated/v1/reference/index.gen.ts";

/** `[input, data, body]` of a method. `body` is the union of all documented failure bodies. */
type Typed<Method, Status extends number = 404> = Shape<Method, 400 | 401 | 403 | 429 | 500 | Status>;
type Failure = v1.ErrorBody | undefined;
type Empty = Record<string, unknown>;

type ProjectName = `projects/${string}` | (string & {});
type LocationName = `projects/${string}/locations/${string}` | (string & {});
type FunctionName = `projects/${string}/locations/${string}/functions/${string}` | (string & {});
type OperationName = `operations/${string}` | (string & {});

type Locations = FunctionsClient["projects"]["locations"];
type Functions = Locations["functions"];
type Operations = FunctionsClient["operations"];

/** Operations described by the profile. */
const shapes: Readonly<Record<string, () => void>> = {
  listLocations: () =>
    expectTypeOf<Typed<Locations["list"]>>().toEqualTypeOf<
      [{ name: ProjectName; query?: v1.ListLocationsQuery }, v1.ListLocationsResponse, Failure]
    >(),
  createFunction: () =>
    expectTypeOf<Typed<Functions["create"]>>().toEqualTypeOf<
      [{ location: LocationName; body: v1.CreateCloudFunctionInput }, v1.FunctionOperation, Failure]
    >(),
  deleteFunction: () =>
    expectTypeOf<Typed<Functions["delete"]>>().toEqualTypeOf<
      [{ name: FunctionName }, v1.DeleteFunctionOperation, Failure]
    >(),
  generateFunctionDownloadUrl: () =>
    expectTypeOf<Typed<Functions["generateDownloadUrl"]>>().toEqualTypeOf<
      [{ name: FunctionName; body?: { versionId?: string } }, { downloadUrl: string }, Failure]
    >(),
  generateFunctionUploadUrl: () =>
    expectTypeOf<Typed<Functions["generateUploadUrl"]>>().toEqualTypeOf<
      [{ parent: LocationName; body?: { kmsKeyName?: string } }, { uploadUrl: string }, Failure]
    >(),
  getFunction: () =>
    expectTypeOf<Typed<Functions["get"]>>().toEqualTypeOf<
      [{ name: FunctionName; query?: { versionId?: string } }, v1.CloudFunction, Failure]
    >(),
  getFunctionIamPolicy: () =>
    expectTypeOf<Typed<Functions["getIamPolicy"]>>().toEqualTypeOf<
      [{ resource: FunctionName; query?: v1.GetFunctionIamPolicyQuery }, v1.Policy, Failure]
    >(),
  listFunctions: () =>
    expectTypeOf<Typed<Functions["list"]>>().toEqualTypeOf<
      [
        { parent: LocationName; query?: { pageSize?: number; pageToken?: string } },
        v1.ListFunctionsResponse,
        Failure,
      ]
    >(),
  patchFunction: () =>
    expectTypeOf<Typed<Functions["patch"]>>().toEqualTypeOf<
      [
        { name: FunctionName; query: { updateMask: string }; body: v1.CloudFunctionInput },
        v1.FunctionOperation,
        Failure,
      ]
    >(),
  setFunctionIamPolicy: () =>
    expectTypeOf<Typed<Functions["setIamPolicy"], 404 | 409>>().toEqualTypeOf<
      [{ resource: FunctionName; body: v1.SetIamPolicyRequest }, v1.Policy, Failure]
    >(),
  testFunctionIamPermissions: () =>
    expectTypeOf<Typed<Functions["testIamPermissions"], never>>().toEqualTypeOf<
      [{ resource: FunctionName; body?: { permissions?: string[] } }, { permissions?: string[] }, Failure]
    >(),
  callFunction: () =>
    expectTypeOf<Typed<Functions["call"]>>().toEqualTypeOf<
      [
        { name: FunctionName; body?: { data?: string } },
        { error?: string; executionId: string; result?: string },
        Failure,
      ]
    >(),
  getOperation: () =>
    expectTypeOf<Typed<Operations["get"]>>().toEqualTypeOf<
      [{ name: OperationName }, v1.Operation, Failure]
    >(),
  listOperations: () =>
    expectTypeOf<Typed<Operations["list"], never>>().toEqualTypeOf<
      [{ query?: v1.ListOperationsQuery } | undefined, v1.ListOperationsResponse, Failure]
    >(),
} satisfies Partial<Record<OperationId, () => void>>;

test.each(Object.entries(shapes))("%s has the types of the reference profile", (_, check) => check());

test("only operations on a named resource document 404, and only setIamPolicy documents 409", () => {
  type Any = 200 | 400 | 401 | 403 | 429 | 500;
  expectTypeOf<keyof v1.GetFunctionResponses>().toEqualTypeOf<Any | 404>();
  expectTypeOf<keyof v1.CreateFunctionResponses>().toEqualTypeOf<Any | 404>();
  expectTypeOf<keyof v1.SetFunctionIamPolicyResponses>().toEqualTypeOf<Any | 404 | 409>();
  expectTypeOf<keyof v1.TestFunctionIamPermissionsResponses>().toEqualTypeOf<Any>();
  expectTypeOf<keyof v1.ListOperationsResponses>().toEqualTypeOf<Any>();
});

test("lists yield their items", () => {
  expectTypeOf<ListItem<Locations["list"]>>().toEqualTypeOf<v1.SupportedLocation>();
  expectTypeOf<ListItem<Functions["list"]>>().toEqualTypeOf<v1.CloudFunction>();
  expectTypeOf<ListItem<Operations["list"]>>().toEqualTypeOf<v1.Operation>();
});

test("deployments return the function, and a deletion returns nothing", () => {
  expectTypeOf<Begun<Functions["create"]>>().toEqualTypeOf<[v1.CloudFunction, v1.OperationMetadataV1]>();
  expectTypeOf<Begun<Functions["patch"]>>().toEqualTypeOf<[v1.CloudFunction, v1.OperationMetadataV1]>();
  expectTypeOf<Begun<Functions["delete"]>>().toEqualTypeOf<[Empty, v1.OperationMetadataV1]>();
});

test("read-only fields cannot be sent, and sourceToken and sourceUploadUrl cannot be read", () => {
  expectTypeOf<Exclude<keyof v1.CloudFunction, keyof v1.CloudFunctionInput>>().toEqualTypeOf<
    "buildId" | "buildName" | "satisfiesPzi" | "satisfiesPzs" | "status" | "updateTime" | "versionId"
  >();
  expectTypeOf<Exclude<keyof v1.CloudFunctionInput, keyof v1.CloudFunction>>().toEqualTypeOf<
    "sourceToken" | "sourceUploadUrl"
  >();
  expectTypeOf<v1.HttpsTriggerInput>().not.toHaveProperty("url");
  expectTypeOf<v1.HttpsTrigger>().toHaveProperty("url");
  expectTypeOf<v1.CloudFunction["timeout"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<v1.CloudFunction["versionId"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<v1.CloudFunction["availableMemoryMb"]>().toEqualTypeOf<number | undefined>();
});
