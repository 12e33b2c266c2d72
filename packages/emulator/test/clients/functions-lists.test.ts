import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { SeedFunction } from "../../src/services/functions/seed/functions-section.ts";
import { FAMILY } from "../support/function-versions.ts";
import { type ClientOffice, openClientOffice } from "./support/client-office.ts";
import { PARENT } from "./support/deployed-function.ts";
import type { FamilyClient } from "./support/function-clients.ts";

const COUNT = 120;

const SEEDED: readonly SeedFunction[] = Array.from({ length: COUNT }, (_, at) => ({
  name: `${PARENT}/functions/item-${`${at}`.padStart(3, "0")}`,
  environment: at % 2 === 0 ? "GEN_1" : "GEN_2",
  labels: { team: at % 3 === 0 ? "law" : "art" },
  serviceConfig: { timeoutSeconds: 1 + ((at * 7) % COUNT) },
}));
const NAMES = SEEDED.map(({ name }) => name);

let office: ClientOffice;

beforeEach(() => {
  office = openClientOffice({ functions: { functions: SEEDED } });
  onTestFinished(() => office.emulator.close());
});

describe.each(FAMILY)("lists in %s", (version) => {
  const functions = () => (office.functions[version] as FamilyClient).projects.locations.functions;

  it("lists each function once for every page size", async () => {
    for (const pageSize of [7, 50, 1000, 0]) {
      const all = await functions().list({ parent: PARENT, query: { pageSize } }).toArray();
      expect(all.map(({ name }) => name)).toEqual(NAMES);
    }
  });

  it("lists the functions that match a filter, in the requested order", async () => {
    const filter = 'environment="GEN_2" AND labels.team:law';
    const query = { filter, orderBy: "service_config.timeout_seconds desc, name", pageSize: 4 };
    const listed = await functions().list({ parent: "projects/demo/locations/-", query }).toArray();
    const meant = SEEDED.filter((_, at) => at % 2 === 1 && at % 3 === 0);
    const seconds = (each: { serviceConfig?: { timeoutSeconds?: number } }) =>
      each.serviceConfig?.timeoutSeconds ?? 0;
    const sorted = [...meant].sort((one, other) => seconds(other) - seconds(one));
    expect(listed.map(({ name }) => name)).toEqual(sorted.map(({ name }) => name));
  });

  it("skips only functions that are deleted before their page is read", async () => {
    const seen: (string | undefined)[] = [];
    const gone = [10, 31, 119].map((at) => NAMES[at] ?? "");
    for await (const { name } of functions().list({ parent: PARENT, query: { pageSize: 10 } })) {
      seen.push(name);
      if (seen.length === 10) for (const each of gone) await functions().delete({ name: each }).wait();
    }
    expect(seen).toEqual(NAMES.filter((name) => !gone.includes(name)));
  });

  it("lists each long-running operation once", async () => {
    const begun: (string | undefined)[] = [];
    for (const name of NAMES.slice(0, 9)) begun.push((await functions().delete({ name })).name);
    const { operations } = (office.functions[version] as FamilyClient).projects.locations;
    const listed = await operations.list({ name: PARENT, query: { pageSize: 2 } }).toArray();
    expect(listed.map(({ name }) => name)).toEqual(begun);
  });
});

it("lists only first-generation functions in v1", async () => {
  const { functions } = office.functions.v1.projects.locations;
  const all = await functions.list({ parent: PARENT, query: { pageSize: 7 } }).toArray();
  expect(all.map(({ name }) => name)).toEqual(NAMES.filter((_, at) => at % 2 === 0));
});
