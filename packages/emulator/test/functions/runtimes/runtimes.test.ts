import { describe, expect, it } from "vitest";
import type { Runtime } from "../../../src/generated/functions-v2.types.gen.ts";
import { openSeeded, PLACE } from "../support/open-seeded.ts";

describe("listing runtimes", () => {
  it("lists runtimes for both generations, in every version of the v2 family and every location", async () => {
    const { send } = openSeeded();
    const { status, body } = await send("GET", `v2/${PLACE}/runtimes`);
    expect(status).toBe(200);
    for (const environment of ["GEN_1", "GEN_2"]) {
      const named = (name: string) =>
        body.runtimes.find((each: Runtime) => each.name === name && each.environment === environment);
      expect(named("nodejs24")).toEqual({
        name: "nodejs24",
        displayName: "Node.js 24",
        environment,
        stage: "GA",
      });
      expect(named("python312")).not.toHaveProperty("warnings");
      expect(named("java21")).toMatchObject({ warnings: ["The emulator does not run this runtime."] });
    }
    for (const version of ["v2beta", "v2alpha"])
      expect((await send("GET", `${version}/projects/p/locations/-/runtimes`)).body).toEqual(body);
  });

  it("filters runtimes", async () => {
    const { send } = openSeeded();
    const filter = encodeURIComponent("name=nodejs20 AND environment=GEN_1");
    const { body } = await send("GET", `v2/${PLACE}/runtimes?filter=${filter}`);
    expect(body.runtimes).toMatchObject([{ name: "nodejs20", environment: "GEN_1" }]);
    const none = await send("GET", `v2/${PLACE}/runtimes?filter=name=cobol`);
    expect(none.body.runtimes ?? []).toEqual([]);
    expect((await send("GET", `v2/${PLACE}/runtimes?filter=name=`)).status).toBe(400);
  });

  it("lists the runtimes of the seed", async () => {
    const runtimes = [
      { name: "nodejs99", stage: "ALPHA", deprecationDate: { year: 2030, month: 4, day: 1 } },
      { name: "bash5", environment: "GEN_1" },
    ];
    const { send } = openSeeded({ runtimes });
    expect((await send("GET", `v2/${PLACE}/runtimes`)).body).toEqual({ runtimes });
  });
});

describe("unlisted runtimes", () => {
  const create = async (runtime: string, more = {}) => {
    const { send } = openSeeded({
      runtimes: [{ name: "nodejs24" }, { name: "bash5", environment: "GEN_1" }],
    });
    const source = { storageSource: { bucket: "b", object: "o" } };
    const body = { buildConfig: { runtime, source }, ...more };
    return send("POST", `v2/${PLACE}/functions?functionId=third`, body);
  };

  it("rejects an unlisted runtime immediately, and suggests a similar one", async () => {
    const { status, body } = await create("nodejs25");
    expect(status).toBe(400);
    expect(body.error.message).toContain("Did you mean nodejs24?");
    expect(body.error.details[0].fieldViolations[0].field).toBe("body/buildConfig/runtime");
  });

  it("accepts a runtime only for the generations that support it", async () => {
    expect((await create("bash5")).status).toBe(400);
    expect((await create("bash5", { environment: "GEN_1" })).status).toBe(200);
    expect((await create("nodejs24", { environment: "GEN_1" })).status).toBe(200);
  });
});
