import { expect, it } from "vitest";
import { nextCalls } from "../../src/model/next-calls.ts";
import { contractAt } from "./reference.ts";

/** Returns the descriptions of the suggested calls by operationId. */
function nextTo(url: string, operationId: string, profile: "shown" | "filled" = "filled") {
  const contract = contractAt(url);
  const operation = contract.operations.find((each) => each.operationId === operationId);
  if (operation === undefined) throw new Error(`${url} has no operation ${operationId}`);
  const calls = nextCalls(contract, operation, profile);
  return Object.fromEntries(calls.map((call) => [call.operation.operationId, call.says]));
}

it("suggests polling and canceling first if a call starts a long-running operation", () => {
  expect(Object.keys(nextTo("/retention/v1/", "countMatterAccounts"))).toEqual([
    "getOperation",
    "cancelOperation",
    "getMatter",
  ]);
});

it("distinguishes the transition that undoes a call from other transitions", () => {
  expect(nextTo("/retention/v1/", "closeMatter")).toMatchObject({
    reopenMatter: "Undoes the call: changes the state back to `OPEN`.",
    deleteMatter: "Changes the state from `CLOSED` to `DELETED`.",
  });
});

it("suggests deleting a created item, unless its state forbids it", () => {
  expect(nextTo("/retention/v1/", "createHold")).toHaveProperty("deleteHold", "Deletes the new item.");
  expect(nextTo("/retention/v1/", "createMatter")).not.toHaveProperty("deleteMatter");
});

it("suggests getting an item after a list call, and listing items and children after a get call", () => {
  expect(nextTo("/edge/", "listDnsZones")).toHaveProperty("getDnsZone");
  expect(nextTo("/retention/v1/", "getHold")).toMatchObject({
    listHolds: "Lists all items.",
    listHeldAccounts: "Returns the children of the item.",
  });
});

it("suggests getting an IAM policy after setting it", () => {
  expect(nextTo("/functions/v1/", "setFunctionIamPolicy")).toHaveProperty("getFunctionIamPolicy");
  expect(nextTo("/functions/v1/", "testFunctionIamPermissions")).not.toHaveProperty("getFunctionIamPolicy");
});

it("relates operations whose paths use different names for the same parameter", () => {
  expect(nextTo("/edge/", "updateDnsRecord")).toEqual({ getDnsZone: "Returns the parent item." });
});

it("suggests only calls that the contract as shown supports", () => {
  expect(nextTo("/edge/", "listDnsZones", "shown")).toEqual({});
  expect(nextTo("/retention/v1/", "closeMatter", "shown")).toEqual({
    getMatter: "Returns the current state of the item.",
  });
});

it("suggests at least one call after every operation in the reference profiles", () => {
  const contracts = ["/retention/v1/", "/functions/v1/", "/functions/v2/", "/edge/"].map(contractAt);
  const alone = contracts.flatMap((contract) =>
    contract.operations.filter((operation) => nextCalls(contract, operation, "filled").length === 0),
  );
  expect(alone.map(({ operationId }) => operationId)).toEqual([]);
});
