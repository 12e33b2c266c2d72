import { describe, expect, test } from "vitest";
import {
  NOTHING_REMEMBERED,
  newestPath,
  remember,
  suggestionsFor,
} from "../../src/try-it/remembered-values.ts";
import { tried } from "./tried-operations.ts";

const created = { path: {}, sent: { name: "Case 42" }, received: { matterId: "m-7", name: "Case 42" } };

describe("remembered values", () => {
  test("prefills the next form with remembered values, such as the matter that was just created", async () => {
    const remembered = remember(NOTHING_REMEMBERED, await tried("retention", "createMatter"), created);
    expect(newestPath(remembered, await tried("retention", "closeMatter"), ["matterId"])).toEqual({
      matterId: "m-7",
    });
  });

  test("suggests a remembered item only under the same parent", async () => {
    const matter = remember(NOTHING_REMEMBERED, await tried("retention", "createMatter"), created);
    const received = { holdId: "h-1", name: "Mail" };
    const hold = remember(matter, await tried("retention", "createHold"), {
      path: { matterId: "m-7" },
      sent: {},
      received,
    });
    const getHold = await tried("retention", "getHold");
    expect(newestPath(hold, getHold, ["matterId", "holdId"])).toEqual({ matterId: "m-7", holdId: "h-1" });
    expect(suggestionsFor(hold, getHold, "holdId", { matterId: "m-8" })).toEqual([]);
  });

  test("remembers an id even if it has different names in the path and the response", async () => {
    const received = { Id: 12, Domain: "a.example" };
    const remembered = remember(NOTHING_REMEMBERED, await tried("edge", "createDnsZone"), {
      path: {},
      sent: {},
      received,
    });
    expect(newestPath(remembered, await tried("edge", "createDnsRecord"), ["zoneId"])).toEqual({
      zoneId: "12",
    });
  });

  test("remembers resource names from anywhere in a response", async () => {
    const name = "projects/demo/locations/l/functions/f";
    const received = { functions: [{ name, buildConfig: { source: "zip" } }] };
    const path = { project: "demo", location: "l" };
    const remembered = remember(NOTHING_REMEMBERED, await tried("functions", "listFunctions", "v2"), {
      path,
      sent: undefined,
      received,
    });
    expect(newestPath(remembered, await tried("functions", "getFunction", "v2"), ["name"])).toEqual({ name });
    expect(newestPath(remembered, await tried("functions", "createFunction", "v2"), ["parent"])).toEqual({
      parent: "projects/demo/locations/l",
    });
  });

  test("keeps the values of different services separate", async () => {
    const remembered = remember(NOTHING_REMEMBERED, await tried("retention", "createMatter"), created);
    expect(newestPath(remembered, await tried("edge", "getDnsZone"), ["id"])).toEqual({});
  });
});
