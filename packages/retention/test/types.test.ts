import type { Shape } from "@seamline/contract-server/shape";
import { expectTypeOf, test } from "vitest";
import type { OperationId, RetentionClient } from "../src/generated/v1/index.gen.ts";

/** Type of the values that the source leaves open. */
type Open = { [field: string]: unknown };
type Query = Record<string, unknown>;
/** The documented fields; all other fields are open. */
type Beside<Fields> = Fields & Record<string, unknown>;
type Failure = Open | undefined;
type Matters = RetentionClient["matters"];
type Operations = RetentionClient["operations"];
type OperationName = `operations/${string}` | (string & {});
/** A matter as shown: two named fields without types, and all other fields open. */
interface MatterAsShown extends Beside<{ name?: unknown; description?: unknown }> {}

/** `[input, data, body of a failure]` of the operations with known types. */
const shapes: Readonly<Record<string, () => void>> = {
  createMatter: () =>
    expectTypeOf<Shape<Matters["create"]>>().toEqualTypeOf<
      [{ query?: Query; body?: MatterAsShown } | undefined, Open, Failure]
    >(),
  getMatter: () =>
    expectTypeOf<Shape<Matters["get"]>>().toEqualTypeOf<
      [{ matterId: string; query?: Query }, MatterAsShown, Failure]
    >(),
  listMatters: () =>
    expectTypeOf<Shape<Matters["list"]>>().toEqualTypeOf<[{ query?: Query } | undefined, Open, Failure]>(),
  updateMatter: () =>
    expectTypeOf<Shape<Matters["update"]>>().toEqualTypeOf<
      [{ matterId: string; query?: Query; body?: Open }, Open, Failure]
    >(),
  deleteMatter: () =>
    expectTypeOf<Shape<Matters["delete"]>>().toEqualTypeOf<
      [{ matterId: string; query?: Query }, Open, Failure]
    >(),
  undeleteMatter: () =>
    expectTypeOf<Shape<Matters["undelete"]>>().toEqualTypeOf<
      [{ matterId: string; query?: Query; body?: Open }, Open, Failure]
    >(),
  closeMatter: () =>
    expectTypeOf<Shape<Matters["close"]>>().toEqualTypeOf<
      [{ matterId: string; query?: Query; body?: Open }, Open, Failure]
    >(),
  reopenMatter: () =>
    expectTypeOf<Shape<Matters["reopen"]>>().toEqualTypeOf<
      [{ matterId: string; query?: Query; body?: Open }, Open, Failure]
    >(),
  addMatterPermissions: () =>
    expectTypeOf<Shape<Matters["addPermissions"]>>().toEqualTypeOf<
      [{ matterId: string; query?: Query; body?: Open }, Open, Failure]
    >(),
  removeMatterPermissions: () =>
    expectTypeOf<Shape<Matters["removePermissions"]>>().toEqualTypeOf<
      [{ matterId: string; query?: Query; body?: Open }, Open, Failure]
    >(),
  countMatterAccounts: () =>
    expectTypeOf<Shape<Matters["count"]>>().toEqualTypeOf<
      [{ matterId: string; query?: Query; body?: Open }, Open, Failure]
    >(),
  createExport: () =>
    expectTypeOf<Shape<Matters["exports"]["create"]>>().toEqualTypeOf<
      [{ matterId: string; query?: Query; body?: Open }, Open, Failure]
    >(),
  getExport: () =>
    expectTypeOf<Shape<Matters["exports"]["get"]>>().toEqualTypeOf<
      [{ matterId: string; exportId: string; query?: Query }, Open, Failure]
    >(),
  listExports: () =>
    expectTypeOf<Shape<Matters["exports"]["list"]>>().toEqualTypeOf<
      [{ matterId: string; query?: Query }, Open, Failure]
    >(),
  deleteExport: () =>
    expectTypeOf<Shape<Matters["exports"]["delete"]>>().toEqualTypeOf<
      [{ matterId: string; exportId: string; query?: Query }, Open, Failure]
    >(),
  createHold: () =>
    expectTypeOf<Shape<Matters["holds"]["create"]>>().toEqualTypeOf<
      [{ matterId: string; query?: Query; body?: Open }, Open, Failure]
    >(),
  getHold: () =>
    expectTypeOf<Shape<Matters["holds"]["get"]>>().toEqualTypeOf<
      [{ matterId: string; holdId: string; query?: Query }, Open, Failure]
    >(),
  listHolds: () =>
    expectTypeOf<Shape<Matters["holds"]["list"]>>().toEqualTypeOf<
      [{ matterId: string; query?: Query }, Open, Failure]
    >(),
  updateHold: () =>
    expectTypeOf<Shape<Matters["holds"]["update"]>>().toEqualTypeOf<
      [{ matterId: string; holdId: string; query?: Query; body?: Open }, Open, Failure]
    >(),
  deleteHold: () =>
    expectTypeOf<Shape<Matters["holds"]["delete"]>>().toEqualTypeOf<
      [{ matterId: string; holdId: string; query?: Query }, Open, Failure]
    >(),
  addHeldAccounts: () =>
    expectTypeOf<Shape<Matters["holds"]["addHeldAccounts"]>>().toEqualTypeOf<
      [{ matterId: string; holdId: string; query?: Query; body?: Open }, Open, Failure]
    >(),
  removeHeldAccounts: () =>
    expectTypeOf<Shape<Matters["holds"]["removeHeldAccounts"]>>().toEqualTypeOf<
      [{ matterId: string; holdId: string; query?: Query; body?: Open }, Open, Failure]
    >(),
  createHeldAccount: () =>
    expectTypeOf<Shape<Matters["holds"]["accounts"]["create"]>>().toEqualTypeOf<
      [{ matterId: string; holdId: string; query?: Query; body?: Open }, Open, Failure]
    >(),
  listHeldAccounts: () =>
    expectTypeOf<Shape<Matters["holds"]["accounts"]["list"]>>().toEqualTypeOf<
      [{ matterId: string; holdId: string; query?: Query }, Open, Failure]
    >(),
  deleteHeldAccount: () =>
    expectTypeOf<Shape<Matters["holds"]["accounts"]["delete"]>>().toEqualTypeOf<
      [{ matterId: string; holdId: string; accountId: string; query?: Query }, Open, Failure]
    >(),
  createSavedQuery: () =>
    expectTypeOf<Shape<Matters["savedQueries"]["create"]>>().toEqualTypeOf<
      [{ matterId: string; query?: Query; body?: Open }, Open, Failure]
    >(),
  getSavedQuery: () =>
    expectTypeOf<Shape<Matters["savedQueries"]["get"]>>().toEqualTypeOf<
      [{ matterId: string; savedQueryId: string; query?: Query }, Open, Failure]
    >(),
  listSavedQueries: () =>
    expectTypeOf<Shape<Matters["savedQueries"]["list"]>>().toEqualTypeOf<
      [{ matterId: string; query?: Query }, Open, Failure]
    >(),
  deleteSavedQuery: () =>
    expectTypeOf<Shape<Matters["savedQueries"]["delete"]>>().toEqualTypeOf<
      [{ matterId: string; savedQueryId: string; query?: Query }, Open, Failure]
    >(),
  getOperation: () =>
    expectTypeOf<Shape<Operations["get"]>>().toEqualTypeOf<
      [{ name: OperationName; query?: Query }, Open, Failure]
    >(),
  listOperations: () =>
    expectTypeOf<Shape<Operations["list"]>>().toEqualTypeOf<[{ query?: Query } | undefined, Open, Failure]>(),
  cancelOperation: () =>
    expectTypeOf<Shape<Operations["cancel"]>>().toEqualTypeOf<
      [{ name: OperationName; query?: Query; body?: Open }, Open, Failure]
    >(),
  deleteOperation: () =>
    expectTypeOf<Shape<Operations["delete"]>>().toEqualTypeOf<
      [{ name: OperationName; query?: Query }, Open, Failure]
    >(),
} satisfies Partial<Record<OperationId, () => void>>;

test.each(Object.entries(shapes))("%s has the types of the contract", (_, check) => check());
