import type { Begun, ListItem, Shape } from "@seamline/contract-server/shape";
import { expectTypeOf, test } from "vitest";
import type * as v2 from "../../src/generated/v2/reference/index.gen.ts";
import type * as v2alpha from "../../src/generated/v2alpha/reference/index.gen.ts";
import type * as v2beta from "../../src/generated/v2beta/reference/index.gen.ts";

/** `[input, data, body]` of a method. `body` is the union of all documented failure bodies. */
type Typed<Method, Status extends number = 404> = Shape<Method, 400 | 401 | 403 | 429 | 500 | Status>;
type Failure = v2.ErrorBody | undefined;
type Empty = Record<string, unknown>;

type ProjectName = `projects/${string}` | (string & {});
type LocationName = `projects/${string}/locations/${string}` | (string & {});
type FunctionName = `projects/${string}/locations/${string}/functions/${string}` | (string & {});
type OperationName = `projects/${string}/locations/${string}/operations/${string}` | (string & {});

type Locations = v2.FunctionsClient["projects"]["locations"];
type Functions = Locations["functions"];
type Operations = Locations["operations"];

/** Operations described by the profile. */
const shapes: Readonly<Record<string, () => void>> = {
  listLocations: () =>
    expectTypeOf<Typed<Locations["list"]>>().toEqualTypeOf<
      [{ name: ProjectName; query?: v2.ListLocationsQuery }, v2.ListLocationsResponse, Failure]
    >(),
  createFunction: () =>
    expectTypeOf<Typed<Functions["create"]>>().toEqualTypeOf<
      [
        { parent: LocationName; query: { functionId: string }; body: v2.UserFunctionInput },
        v2.FunctionOperation,
        Failure,
      ]
    >(),
  deleteFunction: () =>
    expectTypeOf<Typed<Functions["delete"]>>().toEqualTypeOf<
      [{ name: FunctionName }, v2.DeleteFunctionOperation, Failure]
    >(),
  generateFunctionDownloadUrl: () =>
    expectTypeOf<Typed<Functions["generateDownloadUrl"]>>().toEqualTypeOf<
      [{ name: FunctionName; body?: Empty }, { downloadUrl: string }, Failure]
    >(),
  generateFunctionUploadUrl: () =>
    expectTypeOf<Typed<Functions["generateUploadUrl"]>>().toEqualTypeOf<
      [
        { parent: LocationName; body?: v2.GenerateUploadUrlRequest },
        { uploadUrl: string; storageSource: v2.StorageSource },
        Failure,
      ]
    >(),
  getFunction: () =>
    expectTypeOf<Typed<Functions["get"]>>().toEqualTypeOf<
      [{ name: FunctionName; query?: { revision?: string } }, v2.UserFunction, Failure]
    >(),
  getFunctionIamPolicy: () =>
    expectTypeOf<Typed<Functions["getIamPolicy"]>>().toEqualTypeOf<
      [{ resource: FunctionName; query?: v2.GetFunctionIamPolicyQuery }, v2.Policy, Failure]
    >(),
  listFunctions: () =>
    expectTypeOf<Typed<Functions["list"]>>().toEqualTypeOf<
      [{ parent: LocationName; query?: v2.ListFunctionsQuery }, v2.ListFunctionsResponse, Failure]
    >(),
  patchFunction: () =>
    expectTypeOf<Typed<Functions["patch"]>>().toEqualTypeOf<
      [
        { name: FunctionName; query?: { updateMask?: string }; body: v2.UserFunctionInput },
        v2.FunctionOperation,
        Failure,
      ]
    >(),
  setFunctionIamPolicy: () =>
    expectTypeOf<Typed<Functions["setIamPolicy"], 404 | 409>>().toEqualTypeOf<
      [{ resource: FunctionName; body: v2.SetIamPolicyRequest }, v2.Policy, Failure]
    >(),
  testFunctionIamPermissions: () =>
    expectTypeOf<Typed<Functions["testIamPermissions"], never>>().toEqualTypeOf<
      [{ resource: FunctionName; body?: { permissions?: string[] } }, { permissions?: string[] }, Failure]
    >(),
  getOperation: () =>
    expectTypeOf<Typed<Operations["get"]>>().toEqualTypeOf<
      [{ name: OperationName }, v2.Operation, Failure]
    >(),
  listOperations: () =>
    expectTypeOf<Typed<Operations["list"]>>().toEqualTypeOf<
      [{ name: LocationName; query?: v2.ListOperationsQuery }, v2.ListOperationsResponse, Failure]
    >(),
  listRuntimes: () =>
    expectTypeOf<Typed<Locations["runtimes"]["list"]>>().toEqualTypeOf<
      [{ parent: LocationName; query?: { filter?: string } }, { runtimes?: v2.Runtime[] }, Failure]
    >(),
} satisfies Partial<Record<v2.OperationId, () => void>>;

test.each(Object.entries(shapes))("%s has the types of the reference profile", (_, check) => check());

test("only operations on a named resource document 404, and only setIamPolicy documents 409", () => {
  type Any = 200 | 400 | 401 | 403 | 429 | 500;
  expectTypeOf<keyof v2.GetFunctionResponses>().toEqualTypeOf<Any | 404>();
  expectTypeOf<keyof v2.CreateFunctionResponses>().toEqualTypeOf<Any | 404>();
  expectTypeOf<keyof v2.SetFunctionIamPolicyResponses>().toEqualTypeOf<Any | 404 | 409>();
  expectTypeOf<keyof v2.TestFunctionIamPermissionsResponses>().toEqualTypeOf<Any>();
});

test("lists yield their items, and a list without pagination is not iterable", () => {
  expectTypeOf<ListItem<Locations["list"]>>().toEqualTypeOf<v2.SupportedLocation>();
  expectTypeOf<ListItem<Functions["list"]>>().toEqualTypeOf<v2.UserFunction>();
  expectTypeOf<ListItem<Operations["list"]>>().toEqualTypeOf<v2.Operation>();
  expectTypeOf<ListItem<Locations["runtimes"]["list"]>>().toBeNever();
});

test("deployments return the function, and a deletion returns nothing", () => {
  expectTypeOf<Begun<Functions["create"]>>().toEqualTypeOf<[v2.UserFunction, v2.OperationMetadata]>();
  expectTypeOf<Begun<Functions["patch"]>>().toEqualTypeOf<[v2.UserFunction, v2.OperationMetadata]>();
  expectTypeOf<Begun<Functions["delete"]>>().toEqualTypeOf<[Empty, v2.OperationMetadata]>();
});

test("read-only fields of a function cannot be sent", () => {
  expectTypeOf<Exclude<keyof v2.UserFunction, keyof v2.UserFunctionInput>>().toEqualTypeOf<
    | "createTime"
    | "satisfiesPzi"
    | "satisfiesPzs"
    | "state"
    | "stateMessages"
    | "updateTime"
    | "upgradeInfo"
    | "url"
  >();
  expectTypeOf<Exclude<keyof v2.BuildConfig, keyof v2.BuildConfigInput>>().toEqualTypeOf<
    "build" | "sourceProvenance"
  >();
  expectTypeOf<Exclude<keyof v2.ServiceConfig, keyof v2.ServiceConfigInput>>().toEqualTypeOf<
    "revision" | "service" | "uri"
  >();
  expectTypeOf<Exclude<keyof v2.EventTrigger, keyof v2.EventTriggerInput>>().toEqualTypeOf<"trigger">();
});

test("v2, v2beta and v2alpha have the same types", () => {
  type Tree<Client extends { projects: unknown }> = Client["projects"];
  expectTypeOf<Tree<v2beta.FunctionsClient>>().toEqualTypeOf<Tree<v2.FunctionsClient>>();
  expectTypeOf<Tree<v2alpha.FunctionsClient>>().toEqualTypeOf<Tree<v2.FunctionsClient>>();
  expectTypeOf<v2beta.OperationId>().toEqualTypeOf<v2.OperationId>();
  expectTypeOf<v2alpha.OperationId>().toEqualTypeOf<v2.OperationId>();
});
