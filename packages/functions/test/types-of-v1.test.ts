import type { Shape } from "@seamline/contract-server/shape";
import { expectTypeOf, test } from "vitest";
import type { FunctionsClient, OperationId } from "../src/generated/v1/index.gen.ts";

/** Type of the values that the source leaves open. */
type Open = { [field: string]: unknown };
type Query = Record<string, unknown>;
/** The documented fields; all other fields are open. */
type Beside<Fields> = Fields & Record<string, unknown>;
type Failure = Open | undefined;
type ProjectName = `projects/${string}` | (string & {});
type LocationName = `projects/${string}/locations/${string}` | (string & {});
type FunctionName = `projects/${string}/locations/${string}/functions/${string}` | (string & {});
/** A function as shown: `name` without a type, and all other fields open. */
interface FunctionAsShown extends Beside<{ name?: unknown }> {}
type OperationName = `operations/${string}` | (string & {});

type Locations = FunctionsClient["projects"]["locations"];
type Functions = Locations["functions"];
type Operations = FunctionsClient["operations"];

/** `[input, data, body of a failure]` of the operations with known types. */
const shapes: Readonly<Record<string, () => void>> = {
  listLocations: () =>
    expectTypeOf<Shape<Locations["list"]>>().toEqualTypeOf<
      [{ name: ProjectName; query?: Query }, Open, Failure]
    >(),
  createFunction: () =>
    expectTypeOf<Shape<Functions["create"]>>().toEqualTypeOf<
      [{ location: LocationName; query?: Query; body?: Open }, Open, Failure]
    >(),
  deleteFunction: () =>
    expectTypeOf<Shape<Functions["delete"]>>().toEqualTypeOf<
      [{ name: FunctionName; query?: Query }, Open, Failure]
    >(),
  generateFunctionDownloadUrl: () =>
    expectTypeOf<Shape<Functions["generateDownloadUrl"]>>().toEqualTypeOf<
      [{ name: FunctionName; query?: Query; body?: Open }, Open, Failure]
    >(),
  generateFunctionUploadUrl: () =>
    expectTypeOf<Shape<Functions["generateUploadUrl"]>>().toEqualTypeOf<
      [{ parent: LocationName; query?: Query; body?: Open }, Open, Failure]
    >(),
  getFunction: () =>
    expectTypeOf<Shape<Functions["get"]>>().toEqualTypeOf<
      [{ name: FunctionName; query?: Query }, FunctionAsShown, Failure]
    >(),
  getFunctionIamPolicy: () =>
    expectTypeOf<Shape<Functions["getIamPolicy"]>>().toEqualTypeOf<
      [{ resource: FunctionName; query?: Query }, Open, Failure]
    >(),
  listFunctions: () =>
    expectTypeOf<Shape<Functions["list"]>>().toEqualTypeOf<
      [{ parent: LocationName; query?: Query }, Open, Failure]
    >(),
  patchFunction: () =>
    expectTypeOf<Shape<Functions["patch"]>>().toEqualTypeOf<
      [{ name: FunctionName; query?: Query; body?: FunctionAsShown }, Open, Failure]
    >(),
  setFunctionIamPolicy: () =>
    expectTypeOf<Shape<Functions["setIamPolicy"]>>().toEqualTypeOf<
      [{ resource: FunctionName; query?: Query; body?: Open }, Open, Failure]
    >(),
  testFunctionIamPermissions: () =>
    expectTypeOf<Shape<Functions["testIamPermissions"]>>().toEqualTypeOf<
      [{ resource: FunctionName; query?: Query; body?: Open }, Open, Failure]
    >(),
  callFunction: () =>
    expectTypeOf<Shape<Functions["call"]>>().toEqualTypeOf<
      [{ name: FunctionName; query?: Query; body?: Open }, Open, Failure]
    >(),
  getOperation: () =>
    expectTypeOf<Shape<Operations["get"]>>().toEqualTypeOf<
      [{ name: OperationName; query?: Query }, Open, Failure]
    >(),
  listOperations: () =>
    expectTypeOf<Shape<Operations["list"]>>().toEqualTypeOf<[{ query?: Query } | undefined, Open, Failure]>(),
} satisfies Partial<Record<OperationId, () => void>>;

test.each(Object.entries(shapes))("%s has the types of the contract", (_, check) => check());
