import fc from "fast-check";
import { expect, it } from "vitest";
import { type LawOffice, OPENING, openLawOffice } from "../../support/law-office.ts";

/** A hold, said again in the plainest way there is. */
interface ModelHold {
  readonly name: string;
  readonly isOnUnit: boolean;
  /** When each account came under it, by id. */
  held: Map<string, number>;
  updateTime: number;
}

interface Model {
  now: number;
  holds: ModelHold[];
}

interface One<Kind> {
  readonly kind: Kind;
  readonly hold: number;
  readonly name: string;
}

interface Many<Kind> {
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
  | One<"addOne">
  | One<"removeOne">
  | Many<"addMany">
  | Many<"removeMany">
  | { readonly kind: "advance"; readonly ms: number };

/** What a step answers: its status, and the codes of a bulk request. */
type Expected = readonly [number, ...number[]];

/** Ids by every name of an account; two names mean Carol. */
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

it("does with holds and held accounts what a plain model of them does", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 30 }), async (all) => {
      const office = await openLawOffice();
      const model: Model = { now: OPENING, holds: [] };
      for (const step of all) {
        const path = await pathOf(office, step, model);
        expect(await taken(office, step, path), JSON.stringify(step)).toEqual(foretold(model, step));
      }
      expect(await shown(office)).toEqual(model.holds.map(asShown));
      await office.emulator.close();
    }),
    { numRuns: 60 },
  );
});

async function pathOf(office: LawOffice, step: Step, model: Model): Promise<string> {
  const wanted = "hold" in step ? model.holds[step.hold]?.name : undefined;
  const { holds } = (await office.send("GET", `${office.matter}/holds`)).body;
  const found = holds.find(({ name }: { name: string }) => name === wanted);
  return `${office.matter}/holds/${found?.holdId ?? "none"}`;
}

async function taken(office: LawOffice, step: Step, path: string): Promise<Expected> {
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

/** What the step does to the model, and what it is to answer. */
function foretold(model: Model, step: Step): Expected {
  if (step.kind === "advance") {
    model.now += step.ms;
    return [200];
  }
  if (step.kind === "create") return foretoldCreation(model, step);
  const held = model.holds[step.hold];
  if (!held) return [404];
  switch (step.kind) {
    case "delete":
      model.holds = model.holds.filter((each) => each !== held);
      return [200];
    case "update":
      return foretoldUpdate(model, held, step.names);
    case "addOne":
    case "addMany":
      return foretoldAddition(model, held, step);
    case "removeOne":
    case "removeMany":
      return foretoldRemoval(model, held, step);
  }
}

function foretoldCreation(
  model: Model,
  { name, names, isOnUnit }: Extract<Step, { kind: "create" }>,
): Expected {
  if (!isOnUnit && names.some((each) => !(each in ACCOUNTS))) return [404];
  if (model.holds.some((each) => each.name === name)) return [409];
  const held = new Map(isOnUnit ? [] : names.map((each) => [ACCOUNTS[each] as string, model.now]));
  model.holds.push({ name, isOnUnit, held, updateTime: model.now });
  return [200];
}

function foretoldUpdate(model: Model, hold: ModelHold, names: readonly string[]): Expected {
  if (!hold.isOnUnit) {
    if (names.some((each) => !(each in ACCOUNTS))) return [404];
    const ids = names.map((each) => ACCOUNTS[each] as string);
    hold.held = new Map(ids.map((id) => [id, hold.held.get(id) ?? model.now]));
  }
  hold.updateTime = model.now;
  return [200];
}

function foretoldAddition(model: Model, hold: ModelHold, step: One<"addOne"> | Many<"addMany">): Expected {
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

function foretoldRemoval(
  model: Model,
  hold: ModelHold,
  step: One<"removeOne"> | Many<"removeMany">,
): Expected {
  const remove = (each: string): number => {
    if (!hold.held.delete(ACCOUNTS[each] ?? each)) return 5;
    hold.updateTime = model.now;
    return 0;
  };
  if (step.kind === "removeMany") return [200, ...step.names.map(remove)];
  return [remove(step.name) === 0 ? 200 : 404];
}

async function shown({ send, matter }: LawOffice): Promise<unknown[]> {
  const { holds } = (await send("GET", `${matter}/holds`)).body;
  return holds.map(({ holdId: _id, corpus: _corpus, ...hold }: Record<string, unknown>) => hold);
}

function asShown({ name, isOnUnit, held, updateTime }: ModelHold): object {
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
