import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accounts, type Chambers, DAY_MS, openChambers } from "./support/chambers.ts";

type State = "OPEN" | "CLOSED" | "DELETED";

/** Expected state of a matter. */
interface ModelMatter {
  readonly id: string;
  readonly creator: string;
  readonly roles: Map<string, string>;
  state: State;
  /** Day of the deletion. */
  deletedOn: number;
}

interface Model {
  day: number;
  readonly matters: ModelMatter[];
  /** Ids of purged matters. */
  readonly purged: string[];
}

type Step = fc.AsyncCommand<Model, Chambers>;

const callers = ["ann@example.com", "bob@example.com", "vera@example.com", "hal@example.com"];
const accountNames = [...callers, "nobody@example.com"];
const manages = (email: string): boolean => email === callers[0] || email === callers[1];
const viewsAll = (email: string): boolean => email === callers[2];
const idOf = (email: string): string | undefined => accounts.find((each) => each.email === email)?.id;

function hasAccess(email: string, { creator, roles }: ModelMatter): boolean {
  return creator === email || roles.has(email) || viewsAll(email);
}

/** Returns the error status that an account receives before the change itself is checked. */
function accessError(email: string, matter: ModelMatter | undefined): number | undefined {
  if (!matter) return 404;
  return hasAccess(email, matter) && manages(email) ? undefined : 403;
}

/** Returns the matter for a step: an existing one, a purged one, or one that never existed. */
function chosenMatter({ matters, purged }: Model, place: number): [string, ModelMatter | undefined] {
  const ids = [...matters.map(({ id }) => id), ...purged, "never"];
  const id = ids[place % ids.length] ?? "never";
  return [id, matters.find((each) => each.id === id)];
}

class Create implements Step {
  readonly caller: string;
  constructor(caller: string) {
    this.caller = caller;
  }
  check = (): boolean => true;
  toString = (): string => `${this.caller} creates`;
  async run(model: Model, real: Chambers): Promise<void> {
    const { status, body } = await real.as(this.caller)("POST", "", { name: "Lease" });
    expect(status).toBe(manages(this.caller) ? 200 : 403);
    if (status !== 200) return;
    const roles = new Map([[this.caller, "OWNER"]]);
    model.matters.push({ id: body.matterId, creator: this.caller, roles, state: "OPEN", deletedOn: 0 });
  }
}

const moves = {
  close: { method: "POST", path: ":close", from: "OPEN", to: "CLOSED" },
  reopen: { method: "POST", path: ":reopen", from: "CLOSED", to: "OPEN" },
  delete: { method: "DELETE", path: "", from: "CLOSED", to: "DELETED" },
  undelete: { method: "POST", path: ":undelete", from: "DELETED", to: "CLOSED" },
} as const;

class Move implements Step {
  readonly caller: string;
  readonly verb: keyof typeof moves;
  readonly place: number;
  constructor(caller: string, verb: keyof typeof moves, place: number) {
    this.caller = caller;
    this.verb = verb;
    this.place = place;
  }
  check = (): boolean => true;
  toString = (): string => `${this.caller} ${this.verb}s ${this.place}`;
  async run(model: Model, real: Chambers): Promise<void> {
    const { method, path, from, to } = moves[this.verb];
    const [id, matter] = chosenMatter(model, this.place);
    const { status } = await real.as(this.caller)(method, `/${id}${path}`);
    expect(status).toBe(accessError(this.caller, matter) ?? (matter?.state === from ? 200 : 400));
    if (status !== 200 || !matter) return;
    matter.state = to;
    matter.deletedOn = model.day;
  }
}

class Share implements Step {
  readonly caller: string;
  readonly whom: string;
  readonly adds: boolean;
  readonly place: number;
  constructor(caller: string, whom: string, adds: boolean, place: number) {
    this.caller = caller;
    this.whom = whom;
    this.adds = adds;
    this.place = place;
  }
  check = (): boolean => true;
  toString = (): string => `${this.caller} ${this.adds ? "adds" : "removes"} ${this.whom} at ${this.place}`;
  async run(model: Model, real: Chambers): Promise<void> {
    const [id, matter] = chosenMatter(model, this.place);
    const send = real.as(this.caller);
    const { status } = this.adds
      ? await send("POST", `/${id}:addPermissions`, {
          matterPermission: { accountId: this.whom, role: "COLLABORATOR" },
        })
      : await send("POST", `/${id}:removePermissions`, { accountId: this.whom });
    expect(status).toBe(accessError(this.caller, matter) ?? this.#outcome(matter));
    if (status !== 200) return;
    if (this.adds) matter?.roles.set(this.whom, "COLLABORATOR");
    else matter?.roles.delete(this.whom);
  }
  #outcome(matter: ModelMatter | undefined): number {
    if (matter?.state !== "OPEN") return 400;
    return (this.adds ? idOf(this.whom) !== undefined : matter.roles.has(this.whom)) ? 200 : 404;
  }
}

class Wait implements Step {
  readonly days: number;
  constructor(days: number) {
    this.days = days;
  }
  check = (): boolean => true;
  toString = (): string => `${this.days} days pass`;
  async run(model: Model, real: Chambers): Promise<void> {
    await real.emulator.clock.advance(this.days * DAY_MS);
    model.day += this.days;
    for (const matter of [...model.matters]) {
      if (matter.state !== "DELETED" || matter.deletedOn + 30 > model.day) continue;
      model.matters.splice(model.matters.indexOf(matter), 1);
      model.purged.push(matter.id);
    }
  }
}

/** Reads every matter as every account. */
class ReadAll implements Step {
  check = (): boolean => true;
  toString = (): string => "all accounts read";
  async run({ matters, purged }: Model, real: Chambers): Promise<void> {
    for (const caller of callers) {
      const send = real.as(caller);
      const { body } = await send("GET", "?view=FULL");
      const expected = matters.filter((each) => hasAccess(caller, each)).map(representation);
      expect((body.matters as ReturnType<typeof representation>[]).map(sorted)).toEqual(expected.map(sorted));
      for (const matter of matters)
        expect((await send("GET", `/${matter.id}`)).status).toBe(hasAccess(caller, matter) ? 200 : 403);
      for (const id of purged) expect((await send("GET", `/${id}`)).status).toBe(404);
    }
  }
}

function representation({ id, state, roles }: ModelMatter) {
  const matterPermissions = [...roles].map(([email, role]) => ({ accountId: idOf(email), role }));
  return { matterId: id, name: "Lease", state, matterPermissions };
}

/** Sorts permissions, because their order is undefined. */
function sorted({ matterPermissions, ...matter }: ReturnType<typeof representation>) {
  const byAccount = matterPermissions.map(({ accountId, role }) => `${accountId} ${role}`).sort();
  return { ...matter, byAccount };
}

const caller = fc.constantFrom(...callers);
/** Mostly selects accounts with the privilege, so that most changes succeed. */
const manager = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("ann@example.com", "bob@example.com") },
  caller,
);
const place = fc.nat({ max: 5 });
const verb = fc.constantFrom(...(Object.keys(moves) as (keyof typeof moves)[]));
const commands = fc.commands(
  [
    manager.map((email) => new Create(email)),
    fc.tuple(manager, verb, place).map((step) => new Move(...step)),
    fc
      .tuple(manager, fc.constantFrom(...accountNames), fc.boolean(), place)
      .map((step) => new Share(...step)),
    fc.integer({ min: 1, max: 31 }).map((days) => new Wait(days)),
    fc.constant(new ReadAll()),
  ],
  { size: "large", maxCommands: 40 },
);

describe("model of matters and permissions", () => {
  it("matters and their permissions match the model after any sequence of changes", async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        const setup = () => ({ model: { day: 0, matters: [], purged: [] }, real: openChambers() });
        await fc.asyncModelRun(setup, [...steps, new ReadAll()]);
      }),
      { numRuns: 60 },
    );
  });
});
