import { expect, it } from "vitest";
import { nextCalls } from "../../src/model/next-calls.ts";
import { contractAt } from "./reference.ts";

/** The operations to call next, with what the page says of each. */
function nextTo(url: string, operationId: string, profile: "shown" | "filled" = "filled") {
  const contract = contractAt(url);
  const operation = contract.operations.find((each) => each.operationId === operationId);
  if (operation === undefined) throw new Error(`${url} has no operation ${operationId}.`);
  const calls = nextCalls(contract, operation, profile);
  return Object.fromEntries(calls.map((call) => [call.operation.operationId, call.says]));
}

it("begins with what waits for the work and cancels it", () => {
  expect(Object.keys(nextTo("/retention/v1/", "countMatterAccounts"))).toEqual([
    "getOperation",
    "cancelOperation",
    "getMatter",
  ]);
});

it("tells the transition that leads back from those that lead on", () => {
  expect(nextTo("/retention/v1/", "closeMatter")).toMatchObject({
    reopenMatter: "Undoes it: leads back to `OPEN`.",
    deleteMatter: "Leads from `CLOSED` to `DELETED`.",
  });
});

it("undoes a creation by deleting, unless the new state forbids it", () => {
  expect(nextTo("/retention/v1/", "createHold")).toHaveProperty("deleteHold", "Undoes it: deletes it.");
  expect(nextTo("/retention/v1/", "createMatter")).not.toHaveProperty("deleteMatter");
});

it("leads from a list to an item, and from an item to the list and what lies below it", () => {
  expect(nextTo("/edge/", "listDnsZones")).toHaveProperty("getDnsZone");
  expect(nextTo("/retention/v1/", "getHold")).toMatchObject({
    listHolds: "Lists it with the others.",
    listHeldAccounts: "Returns what belongs to it.",
  });
});

it("leads from a verb that sets something to the one that returns it", () => {
  expect(nextTo("/functions/v1/", "setFunctionIamPolicy")).toHaveProperty("getFunctionIamPolicy");
  expect(nextTo("/functions/v1/", "testFunctionIamPermissions")).not.toHaveProperty("getFunctionIamPolicy");
});

it("relates paths that name the same parameter differently", () => {
  expect(nextTo("/edge/", "updateDnsRecord")).toEqual({ getDnsZone: "Returns what it belongs to." });
});

it("takes nothing from the profile for the contract as shown", () => {
  expect(nextTo("/edge/", "listDnsZones", "shown")).toEqual({});
  expect(nextTo("/retention/v1/", "closeMatter", "shown")).toEqual({
    getMatter: "Returns the item as it is now.",
  });
});

it("has something to call after every operation of the profiles", () => {
  const contracts = ["/retention/v1/", "/functions/v1/", "/functions/v2/", "/edge/"].map(contractAt);
  const alone = contracts.flatMap((contract) =>
    contract.operations.filter((operation) => nextCalls(contract, operation, "filled").length === 0),
  );
  expect(alone.map(({ operationId }) => operationId)).toEqual([]);
});
