import { describe, expect, it } from "vitest";
import {
  type DeploymentSetup,
  LONG_RUNNING_MS,
  openDeployments,
  PLACE,
} from "../support/open-deployments.ts";

const ELSEWHERE = "projects/demo/locations/there";
const OTHERS = "projects/other/locations/here";

interface Named {
  readonly name: string;
}

async function listed(setup: DeploymentSetup, path: string, query = ""): Promise<string[]> {
  const names: string[] = [];
  let token = "";
  do {
    const pageToken = `pageToken=${encodeURIComponent(token)}`;
    const { status, body } = await setup.send(`GET /${path}/operations?${query}&${pageToken}`);
    expect(status).toBe(200);
    names.push(...body.operations.map(({ name }: Named) => name));
    token = body.nextPageToken ?? "";
  } while (token !== "");
  return names;
}

/** Starts creating functions in several locations and returns the operation names. */
async function begun(
  setup: DeploymentSetup,
  places: readonly string[],
  more: object = {},
): Promise<string[]> {
  const names: string[] = [];
  for (const [at, place] of places.entries()) {
    const path = `POST /v2/${place}/functions?functionId=made-${at}`;
    names.push((await setup.send(path, await setup.bodyV2(more))).body.name);
  }
  return names;
}

describe("operations of the v2 family", () => {
  it("lists the operations of a location by start time", async () => {
    const setup = openDeployments();
    const [one, , two] = await begun(setup, [PLACE, ELSEWHERE, PLACE, OTHERS]);
    await setup.emulator.clock.advance(LONG_RUNNING_MS);
    const { body } = await setup.send(`GET /v2/${PLACE}/operations`);
    const shown = [await setup.send(`GET /v2/${one}`), await setup.send(`GET /v2/${two}`)];
    expect(body).toEqual({ operations: shown.map((each) => each.body) });
  });

  it("the location - lists the operations in all locations", async () => {
    const setup = openDeployments();
    const names = await begun(setup, [PLACE, ELSEWHERE, OTHERS]);
    expect(await listed(setup, "v2/projects/demo/locations/-", "pageSize=1")).toEqual(names.slice(0, 2));
    const { body } = await setup.send("GET /v2/projects/demo/locations/-/operations");
    expect(body.unreachable).toEqual([]);
  });

  it("returns consistent pages of operations while other operations start", async () => {
    const setup = openDeployments();
    const names = await begun(setup, [PLACE, PLACE, PLACE, PLACE, PLACE]);
    expect(await listed(setup, `v2/${PLACE}`, "pageSize=2")).toEqual(names);
    const { body } = await setup.send(`GET /v2/${PLACE}/operations?pageSize=3`);
    await setup.send(`DELETE /v2/${PLACE}/functions/made-0`);
    const token = encodeURIComponent(body.nextPageToken);
    const rest = await setup.send(`GET /v2/${PLACE}/operations?pageToken=${token}`);
    expect(rest.body.operations.map(({ name }: Named) => name).slice(0, 2)).toEqual(names.slice(3));
  });

  it("filters operations by their fields", async () => {
    const setup = openDeployments();
    const [first] = await begun(setup, [PLACE]);
    await setup.emulator.clock.advance(LONG_RUNNING_MS);
    const [again] = await begun(setup, [PLACE]);
    const picked = (filter: string): Promise<string[]> =>
      listed(setup, `v2/${PLACE}`, `pageSize=1&filter=${encodeURIComponent(filter)}`);
    expect(await picked("done = true")).toEqual([first]);
    expect(await picked("done=false")).toEqual([again]);
    expect(await picked(`metadata.target = "${PLACE}/functions/made-0"`)).toEqual([first, again]);
    expect(await picked("response:* AND metadata.operationType = CREATE_FUNCTION")).toEqual([first]);
    await setup.emulator.clock.advance(LONG_RUNNING_MS);
    expect(await picked("error.code = 6")).toEqual([again]);
  });

  it("rejects an invalid filter, a page token from another list and an unknown location", async () => {
    const setup = openDeployments({ seed: { functions: { locations: ["here", "there"] } } });
    await begun(setup, [PLACE, PLACE]);
    const path = `GET /v2/${PLACE}/operations`;
    const { body } = await setup.send(`${path}?pageSize=1`);
    const token = encodeURIComponent(body.nextPageToken);
    expect((await setup.send(`${path}?filter=done%20%3D`)).status).toBe(400);
    expect((await setup.send(`GET /v2/${ELSEWHERE}/operations?pageToken=${token}`)).status).toBe(400);
    expect((await setup.send(`${path}?pageToken=${token}&filter=done:*`)).status).toBe(400);
    expect((await setup.send(`${path}?pageSize=-1`)).status).toBe(400);
    expect((await setup.send("GET /v2/projects/demo/locations/nowhere/operations")).status).toBe(404);
  });

  it("limits pages of operations to the page size of an active fault", async () => {
    const setup = openDeployments();
    const names = await begun(setup, [PLACE, PLACE]);
    setup.emulator.faults.add({ operationId: "listOperations", pageSize: 1 });
    expect((await setup.send(`GET /v2/${PLACE}/operations`)).body.operations).toHaveLength(1);
    expect(await listed(setup, `v2/${PLACE}`)).toEqual(names);
  });
});

describe("operations of v1", () => {
  it("lists operations on first-generation functions in all projects", async () => {
    const setup = openDeployments();
    await begun(setup, [PLACE]);
    const names = await begun(setup, [ELSEWHERE, OTHERS], { environment: "GEN_1" });
    const v1Names = names.map((name) => name.slice(name.indexOf("operations/")));
    expect(await listed(setup, "v1")).toEqual(v1Names);
    expect(await listed(setup, "v1", "pageSize=1")).toEqual(v1Names);
    const filter = "project:other,location:here,function:made-1";
    expect(await listed(setup, "v1", `filter=${filter}`)).toEqual(v1Names.slice(1));
  });

  it("filters v1 operations by function, including the wildcard * and latest:true", async () => {
    const setup = openDeployments();
    const gen1 = { environment: "GEN_1" };
    const [first = "", second = "", other = ""] = await begun(setup, [PLACE, ELSEWHERE, OTHERS], gen1);
    await begun(setup, [PLACE, PLACE, PLACE, PLACE]);
    await setup.emulator.clock.advance(LONG_RUNNING_MS);
    const deletion = await setup.send(`DELETE /v2/${PLACE}/functions/made-0`);
    const ids = [first, second, other, deletion.body.name].map((name) => name.replace(/^.*\//, ""));
    const picked = async (filter: string, more = "pageSize=1"): Promise<number[]> => {
      const names = await listed(setup, "v1", `${more}&filter=${encodeURIComponent(filter)}`);
      return names.map((name) => ids.indexOf(name.replace("operations/", "")));
    };
    expect(await picked("project:demo,location:here,function:made-0")).toEqual([0, 3]);
    expect(await picked("project:demo,location:*,function:*")).toEqual([0, 1, 3]);
    expect(await picked("project:*,location:here,function:*", "")).toEqual([0, 2, 3]);
    expect(await picked("function:made-2, project:*, location:*")).toEqual([2]);
    expect(await picked("project:demo,latest:true")).toEqual([1, 3]);
    expect(await picked("latest:true,project:*", "")).toEqual([1, 2, 3]);
    expect(await picked("project:nobody,latest:true")).toEqual([]);
    expect(await picked("")).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ["project:demo", "The term location is missing."],
    ["location:here,function:f", "The term project is missing."],
    ["latest:true", "The term project is missing."],
    ["project:demo,latest:false", 'latest must be true, but is "false".'],
    ["project:demo,location:here,latest:true", "The term location cannot be combined with latest."],
    ["project:demo,project:demo,latest:true", "Duplicate term project."],
    ["project:demo,loction:here,function:f", 'Unknown term "loction": did you mean location?'],
    ["project:demo,location:,function:f", '"location:" is not a valid term.'],
    ["project:demo,latest:true,", '"" is not a valid term.'],
    ['metadata.target = "f"', '"metadata.target = \\"f\\"" is not a valid term.'],
  ])("rejects the v1 filter %s", async (filter, why) => {
    const { status, body } = await openDeployments().send(
      `GET /v1/operations?filter=${encodeURIComponent(filter)}`,
    );
    const right =
      "The filter must be project:P,location:L,function:F or project:P,latest:true. Use * to match any value.";
    const message = `The filter is invalid. ${why} ${right}`;
    expect([status, body.error]).toMatchObject([
      400,
      { message, status: "INVALID_ARGUMENT", details: [{ fieldViolations: [{ field: "query/filter" }] }] },
    ]);
  });
});

describe("operations in another scope", () => {
  it("returns 404 for an operation that is unknown, in another location, or not visible in v1", async () => {
    const setup = openDeployments();
    const [name = ""] = await begun(setup, [PLACE]);
    const id = name.slice(name.lastIndexOf("/") + 1);
    for (const path of [
      `v2/${ELSEWHERE}/operations/${id}`,
      `v2/${OTHERS}/operations/${id}`,
      `v2/${PLACE}/operations/none`,
      `v1/operations/${id}`,
    ]) {
      const { status, body } = await setup.send(`GET /${path}`);
      expect([status, body.error.status]).toEqual([404, "NOT_FOUND"]);
      expect(body.error.message).toContain(path.slice(path.indexOf("/") + 1));
    }
  });
});
