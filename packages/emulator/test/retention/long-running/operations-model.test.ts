import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COUNT_MS, type CountOffice, openCountOffice } from "./support/count-office.ts";

/** Expected state of an operation. */
interface Expected {
  readonly endsAt: number;
  state: "running" | "finished" | "cancelled" | "deleted";
}

interface Model {
  now: number;
  readonly operations: Map<string, Expected>;
}

type Step = (model: Model, office: CountOffice) => Promise<void>;

const startCount: Step = async ({ now, operations }, { count }) => {
  const { body } = await count();
  operations.set(body.name, { endsAt: now + COUNT_MS, state: "running" });
};

const advance =
  (ms: number): Step =>
  async (model, { emulator }) => {
    await emulator.clock.advance(ms);
    model.now += ms;
    for (const operation of model.operations.values())
      if (operation.state === "running" && operation.endsAt <= model.now) operation.state = "finished";
  };

/** Cancels or deletes an operation that may already have been deleted. */
const end =
  (which: number, how: "cancel" | "delete"): Step =>
  async ({ operations }, { send }) => {
    const [name, operation] = [...operations][which % Math.max(operations.size, 1)] ?? [];
    if (name === undefined || operation === undefined) return;
    const { status } = await (how === "cancel"
      ? send("POST", `/${name}:cancel`)
      : send("DELETE", `/${name}`));
    expect(status).toBe(operation.state === "deleted" ? 404 : 200);
    if (how === "delete") operation.state = "deleted";
    else if (operation.state === "running") operation.state = "cancelled";
  };

const restoreSnapshot: Step = async (_, { emulator }) => emulator.restore(await emulator.snapshot());

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant(startCount),
  fc.constantFrom(1, 400, COUNT_MS).map(advance),
  fc
    .tuple(fc.nat(9), fc.constantFrom("cancel" as const, "delete" as const))
    .map(([which, how]) => end(which, how)),
  fc.constant(restoreSnapshot),
);

const MEMBERS = {
  running: ["done", "metadata", "name"],
  finished: ["done", "metadata", "name", "response"],
  cancelled: ["done", "error", "metadata", "name"],
} as const;

async function expectModelState({ operations }: Model, { operation, send }: CountOffice): Promise<void> {
  for (const [name, { state }] of operations) {
    const { status, body } = await operation(name);
    expect(status).toBe(state === "deleted" ? 404 : 200);
    if (state === "deleted") continue;
    expect(Object.keys(body).sort()).toEqual(MEMBERS[state]);
    expect(body.done).toBe(state !== "running");
    expect("endTime" in body.metadata).toBe(body.done);
  }
  const remaining = [...operations].filter(([, { state }]) => state !== "deleted").map(([name]) => name);
  const { body } = await send("GET", "/operations");
  expect(body.operations.map(({ name }: { name: string }) => name)).toEqual(remaining);
}

describe("operations after any sequence of changes", () => {
  it("operations have either a response or an error once they are done, and neither before", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const office = await openCountOffice();
        const model: Model = { now: 0, operations: new Map() };
        for (const run of steps) {
          await run(model, office);
          await expectModelState(model, office);
        }
      }),
      { numRuns: 60 },
    );
  });
});
