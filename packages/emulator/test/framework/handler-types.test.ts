import type { Handlers, notImplemented } from "@seamline/emulator-kit";
import { expectTypeOf, it } from "vitest";
import type { EdgeOperations } from "../../src/generated/edge.types.gen.ts";

type Handler<Id extends keyof EdgeOperations> = Exclude<
  Handlers<EdgeOperations, unknown, unknown>[Id],
  typeof notImplemented
>;

it("handlers must have the request and response types of their operation", () => {
  expectTypeOf<Awaited<ReturnType<Handler<"getDnsZone">>>>().toHaveProperty("Domain");
  expectTypeOf<Parameters<Handler<"getDnsZone">>[0]["path"]>().toEqualTypeOf<
    EdgeOperations["getDnsZone"]["path"]
  >();
  // @ts-expect-error A zone is not a number.
  const getDnsZone: Handler<"getDnsZone"> = async () => 1;
  expectTypeOf(getDnsZone).toBeFunction();
});
