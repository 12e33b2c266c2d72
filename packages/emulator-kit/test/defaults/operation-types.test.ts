import { expectTypeOf, test } from "vitest";
import { defineService } from "../../src/framework/define-service.ts";
import type { Account } from "../../src/framework/directory.ts";
import { notImplemented } from "../../src/framework/handlers.ts";
import type { HandlersOf, OperationsOf } from "../../src/framework/operation-types.ts";
import type { Service } from "../../src/framework/service.ts";
import type { SeedOf } from "../../src/seed/seed-of.ts";
import { type Collection, collection } from "../../src/store/collection.ts";
import { document, handlers, type operations, type Parcel, type parcels } from "./support/parcels-service.ts";

type Operations = OperationsOf<operations>;
type Kept = { readonly parcels: Collection<Parcel> };

test("derives the types of a call from the operations of openapi-typescript", () => {
  expectTypeOf<Operations["getParcel"]["path"]>().toEqualTypeOf<{ readonly parcelId: string }>();
  expectTypeOf<Operations["listParcels"]["query"]>().toEqualTypeOf<{ readonly minWeight?: number }>();
  expectTypeOf<Operations["listParcels"]["body"]>().toEqualTypeOf<undefined>();
  expectTypeOf<Operations["createParcel"]["body"]>().toEqualTypeOf<Parcel>();
  expectTypeOf<Operations["sendParcel"]["body"]>().toEqualTypeOf<{ note?: string } | undefined>();
  expectTypeOf<keyof Operations["createParcel"]["path"]>().toEqualTypeOf<never>();
});

test("uses the type of the success response instead of the error responses", () => {
  expectTypeOf<Operations["getParcel"]["response"]>().toEqualTypeOf<Parcel>();
  expectTypeOf<Operations["createParcel"]["response"]>().toEqualTypeOf<Parcel>();
  expectTypeOf<Operations["deleteParcel"]["response"]>().toEqualTypeOf<void>();
});

test("uses the type of the default response if there is no success response", () => {
  interface Only {
    get: {
      responses: {
        404: { content: { "text/plain": string } };
        default: { content: { "application/json": Parcel } };
      };
    };
    remove: {
      responses: { 404: { content: { "text/plain": string } }; "2XX": { content?: never }; default: object };
    };
  }
  expectTypeOf<OperationsOf<Only>["get"]["response"]>().toEqualTypeOf<Parcel>();
  expectTypeOf<OperationsOf<Only>["remove"]["response"]>().toEqualTypeOf<void>();
});

test("rejects missing handlers and handlers for other operations", () => {
  const { getParcel, ...others } = handlers;
  // @ts-expect-error The handler of getParcel is missing.
  const incomplete: HandlersOf<operations, Kept> = others;
  // @ts-expect-error A parcel is not a number.
  const wrong: HandlersOf<operations, Kept> = { ...others, getParcel: async () => 1 };
  const marked: HandlersOf<operations, Kept> = { ...others, getParcel: notImplemented };
  expectTypeOf([getParcel, incomplete, wrong, marked]).toBeArray();
});

test("infers the types of a service from its definition", () => {
  const service = defineService({
    name: "parcels",
    documents: [
      {
        document,
        handlers: {
          getParcel: async ({ context, caller }) => {
            expectTypeOf(caller).toEqualTypeOf<Account | undefined>();
            const parcel = await context.state.read((reader) => reader.get("parcels", "p-1"));
            expectTypeOf(parcel).toEqualTypeOf<Parcel | undefined>();
            return parcel;
          },
        },
      },
    ],
    collections: { parcels: collection<Parcel>() },
  });
  type Section = { readonly parcels?: Readonly<Record<string, Parcel>> };
  expectTypeOf(service).toExtend<
    // biome-ignore lint/suspicious/noExplicitAny: the credentials do not matter here
    Service<Kept, undefined, Account | undefined, Section, any, undefined, undefined>
  >();
});

test("infers the seed types of one or several services", () => {
  type Section = { readonly parcels?: { readonly parcels?: Readonly<Record<string, Parcel>> } };
  expectTypeOf<Pick<SeedOf<typeof parcels>, "parcels">>().toExtend<Section>();
  expectTypeOf<SeedOf<readonly [typeof parcels]>>().toEqualTypeOf<SeedOf<typeof parcels>>();
  // @ts-expect-error The service has no collection with this name.
  const unknown: SeedOf<typeof parcels> = { parcels: { letters: {} } };
  expectTypeOf(unknown).toBeObject();
});

test("requires authenticate if the handlers expect another type of caller", () => {
  interface Clerk {
    readonly desk: number;
  }
  const ownCaller: HandlersOf<operations, Kept, undefined, Clerk> = handlers as never;
  const documents = [{ document, handlers: ownCaller }];
  const collections = { parcels: collection<Parcel>() };
  // @ts-expect-error The property authenticate is missing.
  defineService({ name: "parcels", documents, collections });
  const service = defineService({
    name: "parcels",
    documents,
    collections,
    authenticate: () => ({ desk: 1 }),
  });
  expectTypeOf<Awaited<ReturnType<typeof service.authenticate>>>().toExtend<Clerk>();
});
