import type { Begun, ListItem, Shape } from "@seamline/contract-server/shape";
import { expectTypeOf, test } from "vitest";
import type * as reference from "../../src/generated/v1/reference/index.gen.ts";
import type { OperationId, RetentionClient } from "../../src/generated/v1/reference/index.gen.ts";

type Matters = RetentionClient["matters"];
type Exports = Matters["exports"];
type Holds = Matters["holds"];
type Accounts = Holds["accounts"];
type SavedQueries = Matters["savedQueries"];
type Operations = RetentionClient["operations"];

/** `[input, data, body]` of a method. `body` is the union of all documented failure bodies. */
type Typed<Method> = Shape<Method, 400 | 401 | 403 | 404 | 409 | 429 | 500>;
type Failure = reference.ErrorBody | undefined;
/** An object without known members. */
type Empty = Record<string, unknown>;
/** Type of the values that the reference facts do not describe. */
type Open = { [field: string]: unknown };
/** Fields that both types have. */
type With<One, Other> = { [Key in keyof (One & Other)]: (One & Other)[Key] };
type Common = reference.CommonQuery;
type InMatter<Query = Common> = { matterId: string; query?: Query };
type InHold<Query = Common> = { matterId: string; holdId: string; query?: Query };
type ByName = { name: `operations/${string}` | (string & {}); query?: Common };

/** Operations described by the profile. */
const shapes: Readonly<Record<string, () => void>> = {
  createMatter: () =>
    expectTypeOf<Typed<Matters["create"]>>().toEqualTypeOf<
      [{ query?: Common; body: reference.MatterInput }, reference.Matter, Failure]
    >(),
  getMatter: () =>
    expectTypeOf<Typed<Matters["get"]>>().toEqualTypeOf<
      [InMatter<reference.GetMatterQuery>, reference.Matter, Failure]
    >(),
  listMatters: () =>
    expectTypeOf<Typed<Matters["list"]>>().toEqualTypeOf<
      [{ query?: reference.ListMattersQuery } | undefined, reference.ListMattersResponse, Failure]
    >(),
  updateMatter: () =>
    expectTypeOf<Typed<Matters["update"]>>().toEqualTypeOf<
      [With<InMatter, { body: reference.MatterInput }>, reference.Matter, Failure]
    >(),
  deleteMatter: () =>
    expectTypeOf<Typed<Matters["delete"]>>().toEqualTypeOf<[InMatter, reference.Matter, Failure]>(),
  undeleteMatter: () =>
    expectTypeOf<Typed<Matters["undelete"]>>().toEqualTypeOf<
      [With<InMatter, { body?: Empty }>, reference.Matter, Failure]
    >(),
  closeMatter: () =>
    expectTypeOf<Typed<Matters["close"]>>().toEqualTypeOf<
      [With<InMatter, { body?: Empty }>, { matter: reference.Matter }, Failure]
    >(),
  reopenMatter: () =>
    expectTypeOf<Typed<Matters["reopen"]>>().toEqualTypeOf<
      [With<InMatter, { body?: Empty }>, { matter: reference.Matter }, Failure]
    >(),
  addMatterPermissions: () =>
    expectTypeOf<Typed<Matters["addPermissions"]>>().toEqualTypeOf<
      [With<InMatter, { body: reference.AddMatterPermissionsRequest }>, reference.MatterPermission, Failure]
    >(),
  removeMatterPermissions: () =>
    expectTypeOf<Typed<Matters["removePermissions"]>>().toEqualTypeOf<
      [With<InMatter, { body: { accountId?: string } }>, Empty, Failure]
    >(),
  countMatterAccounts: () =>
    expectTypeOf<Typed<Matters["count"]>>().toEqualTypeOf<
      [With<InMatter, { body: reference.CountArtifactsRequest }>, reference.CountArtifactsOperation, Failure]
    >(),
  createExport: () =>
    expectTypeOf<Typed<Exports["create"]>>().toEqualTypeOf<
      [With<InMatter, { body: reference.ExportInput }>, reference.Export, Failure]
    >(),
  getExport: () =>
    expectTypeOf<Typed<Exports["get"]>>().toEqualTypeOf<
      [With<InMatter, { exportId: string }>, reference.Export, Failure]
    >(),
  listExports: () =>
    expectTypeOf<Typed<Exports["list"]>>().toEqualTypeOf<
      [InMatter<reference.ListExportsQuery>, reference.ListExportsResponse, Failure]
    >(),
  deleteExport: () =>
    expectTypeOf<Typed<Exports["delete"]>>().toEqualTypeOf<
      [With<InMatter, { exportId: string }>, Empty, Failure]
    >(),
  createHold: () =>
    expectTypeOf<Typed<Holds["create"]>>().toEqualTypeOf<
      [With<InMatter, { body: reference.HoldInput }>, reference.Hold, Failure]
    >(),
  getHold: () =>
    expectTypeOf<Typed<Holds["get"]>>().toEqualTypeOf<
      [InHold<reference.GetHoldQuery>, reference.Hold, Failure]
    >(),
  listHolds: () =>
    expectTypeOf<Typed<Holds["list"]>>().toEqualTypeOf<
      [InMatter<reference.ListHoldsQuery>, reference.ListHoldsResponse, Failure]
    >(),
  updateHold: () =>
    expectTypeOf<Typed<Holds["update"]>>().toEqualTypeOf<
      [With<InHold, { body: reference.HoldInput }>, reference.Hold, Failure]
    >(),
  deleteHold: () => expectTypeOf<Typed<Holds["delete"]>>().toEqualTypeOf<[InHold, Empty, Failure]>(),
  addHeldAccounts: () =>
    expectTypeOf<Typed<Holds["addHeldAccounts"]>>().toEqualTypeOf<
      [With<InHold, { body: reference.AddHeldAccountsRequest }>, reference.AddHeldAccountsResponse, Failure]
    >(),
  removeHeldAccounts: () =>
    expectTypeOf<Typed<Holds["removeHeldAccounts"]>>().toEqualTypeOf<
      [With<InHold, { body: { accountIds?: string[] } }>, { statuses?: reference.Status[] }, Failure]
    >(),
  createHeldAccount: () =>
    expectTypeOf<Typed<Accounts["create"]>>().toEqualTypeOf<
      [With<InHold, { body: reference.HeldAccountInput }>, reference.HeldAccount, Failure]
    >(),
  listHeldAccounts: () =>
    expectTypeOf<Typed<Accounts["list"]>>().toEqualTypeOf<
      [InHold, { accounts?: reference.HeldAccount[] }, Failure]
    >(),
  deleteHeldAccount: () =>
    expectTypeOf<Typed<Accounts["delete"]>>().toEqualTypeOf<
      [With<InHold, { accountId: string }>, Empty, Failure]
    >(),
  createSavedQuery: () =>
    expectTypeOf<Typed<SavedQueries["create"]>>().toEqualTypeOf<
      [With<InMatter, { body: reference.SavedQueryInput }>, reference.SavedQuery, Failure]
    >(),
  getSavedQuery: () =>
    expectTypeOf<Typed<SavedQueries["get"]>>().toEqualTypeOf<
      [With<InMatter, { savedQueryId: string }>, reference.SavedQuery, Failure]
    >(),
  listSavedQueries: () =>
    expectTypeOf<Typed<SavedQueries["list"]>>().toEqualTypeOf<
      [InMatter<reference.ListSavedQueriesQuery>, reference.ListSavedQueriesResponse, Failure]
    >(),
  deleteSavedQuery: () =>
    expectTypeOf<Typed<SavedQueries["delete"]>>().toEqualTypeOf<
      [With<InMatter, { savedQueryId: string }>, Empty, Failure]
    >(),
  getOperation: () =>
    expectTypeOf<Typed<Operations["get"]>>().toEqualTypeOf<[ByName, reference.Operation, Failure]>(),
  listOperations: () =>
    expectTypeOf<Typed<Operations["list"]>>().toEqualTypeOf<
      [{ query?: reference.ListOperationsQuery } | undefined, reference.ListOperationsResponse, Failure]
    >(),
  cancelOperation: () =>
    expectTypeOf<Typed<Operations["cancel"]>>().toEqualTypeOf<
      [With<ByName, { body?: Empty }>, Open, Failure]
    >(),
  deleteOperation: () => expectTypeOf<Typed<Operations["delete"]>>().toEqualTypeOf<[ByName, Open, Failure]>(),
} satisfies Partial<Record<OperationId, () => void>>;

test.each(Object.entries(shapes))("%s has the types of the reference profile", (_, check) => check());

test("lists yield their items", () => {
  expectTypeOf<ListItem<Matters["list"]>>().toEqualTypeOf<reference.Matter>();
  expectTypeOf<ListItem<Exports["list"]>>().toEqualTypeOf<reference.Export>();
  expectTypeOf<ListItem<Holds["list"]>>().toEqualTypeOf<reference.Hold>();
  expectTypeOf<ListItem<SavedQueries["list"]>>().toEqualTypeOf<reference.SavedQuery>();
  expectTypeOf<ListItem<Operations["list"]>>().toEqualTypeOf<reference.Operation>();
  expectTypeOf<ListItem<Accounts["list"]>>().toEqualTypeOf<reference.HeldAccount>();
});

test("counts and exports are long-running operations, and counts can be cancelled", () => {
  expectTypeOf<Begun<Matters["count"]>>().toEqualTypeOf<
    [reference.CountArtifactsResponse, reference.CountArtifactsMetadata]
  >();
  expectTypeOf<Begun<Exports["create"]>>().toEqualTypeOf<[reference.Export, reference.ExportStats]>();
  expectTypeOf<Begun<Matters["close"]>>().toBeNever();
  expectTypeOf<ReturnType<Matters["count"]>>().toHaveProperty("cancel");
  expectTypeOf<ReturnType<Exports["create"]>>().not.toHaveProperty("cancel");
});
