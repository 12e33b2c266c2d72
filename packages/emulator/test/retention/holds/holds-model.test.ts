import fc from "fast-check";
import { expect, it } from "vitest";
import { type LawOffice, OPENING, openLawOffice } from "../../support/law-office.ts";

/** Expected state of a hold. */
interface ModelHold {
  readonly name: string;
  readonly isOnUnit: boolean;
  /** Start of the hold on each account, by account id. */
  held: Map<string, number>;
  updateTime: number;
}

interface Model {
  now: number;
  holds: ModelHold[];
}

interface OneAccount<Kind> {
  readonly kind: Kind;
  readonly hold: number;
  readonly name: string;
}

interface ManyAccounts<Kind> {
  readonly kind: Kind;
  readonly hold: number;
  readonly names: readonly string[];
}

type Step =
  | {
      readonly kind: "create";
      readonly name: string;
      readonly names: readonly string[];
      readonly isOnUnit: boolean;
    }
  | { readonly kind: "update"; readonly hold: number; readonly names: readonly string[] }
  | { readonly kind: "delete"; readonly hold: number }
  | OneAccount<"addOne">
  | OneAccount<"removeOne">
  | ManyAccounts<"addMany">
  | ManyAccounts<"removeMany">
  | { readonly kind: "advance"; readonly ms: number };

/** Status of a step, and the codes of a bulk request. */
type Outcome = readonly [number, ...number[]];

/** Account ids by account name. Carol has two names. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  "2210": "2210",
  "carol@example.com": "2210",
  "2215": "2215",
  "erin@example.com": "2231",
};

const name = fc.constantFrom(...Object.keys(ACCOUNTS), "nobody@example.com");
const names = fc.array(name, { maxLength: 4 });
const hold = fc.nat(3);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("create"),
      name: fc.constantFrom("a", "b", "c", "d"),
      names,
      isOnUnit: fc.nat(4).map((n) => n === 0),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("update"), hold, names }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete"), hold }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom("addOne", "removeOne"), hold, name }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom("addMany", "removeMany"), hold, names }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("advance"), ms: fc.integer({ min: 1, max: 99_999 }) }),
  },
);

it("holds and held accounts match a simple model after any sequence of changes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 30 }), async (all) => {
      const office = await openLawOffice();
      const model: Model = { now: OPENING, holds: [] };
      for (const step of all) {
        const path = await pathOf(office, step, model);
        expect(await perform(office, step, path), JSON.stringify(step)).toEqual(expectedOutcome(model, step));
      }
      expect(await listHolds(office)).toEqual(model.holds.map(expectedRepresentation));
      await office.emulator.close();
    }),
    { numRuns: 60 },
  );
});

async function pathOf(office: LawOffice, step: Step, model: Model): Promise<string> {
  const holdName = "hold" in step ? model.holds[step.hold]?.name : undefined;
  const { holds } = (await office.send("GET", `${office.matter}/holds`)).body;
  const found = holds.find(({ name }: { name: string }) => name === holdName);
  return `${office.matter}/holds/${found?.holdId ?? "none"}`;
}

async function perform(office: LawOffice, step: Step, path: string): Promise<Outcome> {
  const { send, matter } = office;
  switch (step.kind) {
    case "create": {
      const scope = step.isOnUnit
        ? { orgUnit: { orgUnitId: "property" } }
        : { accounts: step.names.map((email) => ({ email })) };
      return [(await send("POST", `${matter}/holds`, { name: step.name, corpus: "MAIL", ...scope })).status];
    }
    case "update":
      return [(await send("PUT", path, { accounts: step.names.map((email) => ({ email })) })).status];
    case "delete":
      return [(await send("DELETE", path)).status];
    case "addOne":
      return [(await send("POST", `${path}/accounts`, { accountId: step.name })).status];
    case "removeOne":
      return [(await send("DELETE", `${path}/accounts/${encodeURIComponent(step.name)}`)).status];
    case "addMany": {
      const { status, body } = await send("POST", `${path}:addHeldAccounts`, { emails: step.names });
      return [status, ...codes((body.responses ?? []).map((each: { status: object }) => each.status))];
    }
    case "removeMany": {
      const { status, body } = await send("POST", `${path}:removeHeldAccounts`, { accountIds: step.names });
      return [status, ...codes(body.statuses ?? [])];
    }
    case "advance":
      await office.emulator.clock.advance(step.ms);
      return [200];
  }
}

function codes(statuses: readonly { readonly code?: number }[]): number[] {
  return statuses.map(({ code = 0 }) => code);
}

/**
 * Applies a step to the model.
 * @returns the expected outcome
 */
function expectedOutcome(model: Model, step: Step): Outcome {
  if (step.kind === "advance") {
    model.now += step.ms;
    return [200];
  }
  if (step.kind === "create") return expectedCreation(model, step);
  const hold = model.holds[step.hold];
  if (!hold) return [404];
  switch (step.kind) {
    case "delete":
      model.holds = model.holds.filter((each) => each !== hold);
      return [200];
    case "update":
      return expectedUpdate(model, hold, step.names);
    case "addOne":
    case "addMany":
      return expectedAddition(model, hold, step);
    case "removeOne":
    case "removeMany":
      return expectedRemoval(model, hold, step);
  }
}

function expectedCreation(
  model: Model,
  { name, names, isOnUnit }: Extract<Step, { kind: "create" }>,
): Outcome {
  if (!isOnUnit && names.some((each) => !(each in ACCOUNTS))) return [404];
  if (model.holds.some((each) => each.name === name)) return [409];
  const held = new Map(isOnUnit ? [] : names.map((each) => [ACCOUNTS[each] as string, model.now]));
  model.holds.push({ name, isOnUnit, held, updateTime: model.now });
  return [200];
}

function expectedUpdate(model: Model, hold: ModelHold, names: readonly string[]): Outcome {
  if (!hold.isOnUnit) {
    if (names.some((each) => !(each in ACCOUNTS))) return [404];
    const ids = names.map((each) => ACCOUNTS[each] as string);
    hold.held = new Map(ids.map((id) => [id, hold.held.get(id) ?? model.now]));
  }
  hold.updateTime = model.now;
  return [200];
}

function expectedAddition(
  model: Model,
  hold: ModelHold,
  step: OneAccount<"addOne"> | ManyAccounts<"addMany">,
): Outcome {
  if (hold.isOnUnit) return [400];
  const add = (each: string): number => {
    const id = ACCOUNTS[each];
    if (id === undefined) return 5;
    if (hold.held.has(id)) return 6;
    hold.held.set(id, model.now);
    hold.updateTime = model.now;
    return 0;
  };
  if (step.kind === "addMany") return [200, ...step.names.map(add)];
  return [{ 0: 200, 5: 404, 6: 409 }[add(step.name)] as number];
}

function expectedRemoval(
  model: Model,
  hold: ModelHold,
  step: OneAccount<"removeOne"> | ManyAccounts<"removeMany">,
): Outcome {
  const remove = (each: string): number => {
    if (!hold.held.delete(ACCOUNTS[each] ?? each)) return 5;
    hold.updateTime = model.now;
    return 0;
  };
  if (step.kind === "removeMany") return [200, ...step.names.map(remove)];
  return [remove(step.name) === 0 ? 200 : 404];
}

async function listHolds({ send, matter }: LawOffice): Promise<unknown[]> {
  const { holds } = (await send("GET", `${matter}/holds`)).body;
  return holds.map(({ holdId: _id, corpus: _corpus, ...hold }: Record<string, unknown>) => hold);
}

function expectedRepresentation({ name, isOnUnit, held, updateTime }: ModelHold): object {
  const time = (at: number): string => new Date(at).toISOString();
  if (isOnUnit)
    return {
      name,
      updateTime: time(updateTime),
      orgUnit: { orgUnitId: "property", holdTime: expect.any(String) },
    };
  const accounts = [...held].map(([accountId, at]) =>
    expect.objectContaining({ accountId, holdTime: time(at) }),
  );
  return { name, updateTime: time(updateTime), accounts };
}
