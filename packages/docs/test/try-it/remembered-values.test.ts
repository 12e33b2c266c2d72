import { describe, expect, test } from "vitest";
import {
  NOTHING_REMEMBERED,
  newestPath,
  remember,
  suggestionsFor,
} from "../../src/try-it/remembered-values.ts";
import { tryItOperation } from "../../src/try-it/try-it-operation.ts";
import { documentOf } from "./reference-documents.ts";

const retention = (operationId: string) => tryItOperation(documentOf("retention"), operationId);
const edge = (operationId: string) => tryItOperation(documentOf("edge"), operationId);
const functions = (operationId: string) => tryItOperation(documentOf("functions", "v2"), operationId);

const created = { path: {}, sent: { name: "Case 42" }, received: { matterId: "m-7", name: "Case 42" } };

describe("what the answers of a tab have named", () => {
  test("is what the next form begins with: the matter that was created is the one to close", () => {
    const remembered = remember(NOTHING_REMEMBERED, retention("createMatter"), created);
    expect(newestPath(remembered, retention("closeMatter"), ["matterId"])).toEqual({ matterId: "m-7" });
  });

  test("belongs to the item that it was created in", () => {
    const matter = remember(NOTHING_REMEMBERED, retention("createMatter"), created);
    const received = { holdId: "h-1", name: "Mail" };
    const hold = remember(matter, retention("createHold"), { path: { matterId: "m-7" }, sent: {}, received });
    const getHold = retention("getHold");
    expect(newestPath(hold, getHold, ["matterId", "holdId"])).toEqual({ matterId: "m-7", holdId: "h-1" });
    expect(suggestionsFor(hold, getHold, "holdId", { matterId: "m-8" })).toEqual([]);
  });

  test("is found where the path calls an id otherwise than the answer does", () => {
    const received = { Id: 12, Domain: "a.example" };
    const remembered = remember(NOTHING_REMEMBERED, edge("createDnsZone"), { path: {}, sent: {}, received });
    expect(newestPath(remembered, edge("createDnsRecord"), ["zoneId"])).toEqual({ zoneId: "12" });
  });

  test("is found by the pattern of a resource name, wherever an answer has it", () => {
    const name = "projects/demo/locations/l/functions/f";
    const received = { functions: [{ name, buildConfig: { source: "zip" } }] };
    const path = { project: "demo", location: "l" };
    const remembered = remember(NOTHING_REMEMBERED, functions("listFunctions"), {
      path,
      sent: undefined,
      received,
    });
    expect(newestPath(remembered, functions("getFunction"), ["name"])).toEqual({ name });
    expect(newestPath(remembered, functions("createFunction"), ["parent"])).toEqual({
      parent: "projects/demo/locations/l",
    });
  });

  test("stays with its service", () => {
    const remembered = remember(NOTHING_REMEMBERED, retention("createMatter"), created);
    expect(newestPath(remembered, edge("getDnsZone"), ["id"])).toEqual({});
  });
});
