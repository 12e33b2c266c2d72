import { expect, it } from "vitest";
import { nextCalls } from "../../src/model/next-calls.ts";
import { contractAt } from "./reference.ts";

/** Returns the suggested calls with their descriptions. */
function nextTo(url: string, operationId: string, profile: "shown" | "filled" = "filled") {
  const contract = contractAt(url);
  const operation = contract.operations.find((each) => each.operationId === operationId);
  if (operation === undefined) throw new Error(`${url} has no operation ${operationId}`);
  const calls = nextCalls(contract, operation, profile);
  return Object.fromEntries(calls.map((call) => [call.operation.operationId, call.says]));
}

it("lists the operations that poll and cancel a long-running operation first", () => {
  expect(Object.keys(nextTo("/retention/v1/", "countMatterAccounts"))).toEqual([
    "getOperation",
    "cancelOperation",
    "getMatter",
  ]);
});

it("distinguishes a transition that undoes the call from others", () => {
  expect(nextTo("/retention/v1/", "closeMatter")).toMatchObject({
    reopenMatter: "Undoes the call: changes the state back to `OPEN`.",
    deleteMatter: "Changes the state from `CLOSED` to `DELETED`.",
  });
});

it("suggests deleting a created item, unless its state forbids it", () => {
  expect(nextTo("/retention/v1/", "createHold")).toHaveProperty("deleteHold", "Deletes the new item.");
  expect(nextTo("/retention/v1/", "createMatter")).not.toHaveProperty("deleteMatter");
});

it("suggests an item after a list, and the list and children after an item", () => {
  expect(nextTo("/edge/", "listDnsZones")).toHaveProperty("getDnsZone");
  expect(nextTo("/retention/v1/", "getHold")).toMatchObject({
    listHolds: "Lists all items.",
    listHeldAccounts: "Returns the children of the item.",
  });
});

it("suggests the verb that returns what another verb set", () => {
  expect(nextTo("/functions/v1/", "setFunctionIamPolicy")).toHaveProperty("getFunctionIamPolicy");
  expect(nextTo("/functions/v1/", "testFunctionIamPermissions")).not.toHaveProperty("getFunctionIamPolicy");
});

it("relates paths that name the same parameter differently", () => {
  expect(nextTo("/edge/", "updateDnsRecord")).toEqual({ getDnsZone: "Returns the parent item." });
});

it("ignores the reference profile for the contract as shown", () => {
  expect(nextTo("/edge/", "listDnsZones", "shown")).toEqual({});
  expect(nextTo("/retention/v1/", "closeMatter", "shown")).toEqual({
    getMatter: "Returns the current state of the item.",
  });
});

it("suggests a call after every operation of the reference profiles", () => {
  const contracts = ["/retention/v1/", "/functions/v1/", "/functions/v2/", "/edge/"].map(contractAt);
  const alone = contracts.flatMap((contract) =>
    contract.operations.filter((operation) => nextCalls(contract, operation, "filled").length === 0),
  );
  expect(alone.map(({ operationId }) => operationId)).toEqual([]);
});
