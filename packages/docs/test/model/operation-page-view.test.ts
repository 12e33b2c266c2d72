import { describe, expect, it } from "vitest";
import { contracts } from "../../src/model/contract.ts";
import type { Field } from "../../src/model/field.ts";
import { type OperationOnPage, operationOnPage } from "../../src/model/operation-page-view.ts";
import { operationStatedOnce } from "../../src/model/stated-points.ts";
import { contractAt } from "./reference.ts";

/** Returns an operation as its page shows it. */
function onPage(url: string, operationId: string, profile: "shown" | "filled" = "filled"): OperationOnPage {
  const contract = contractAt(url);
  const operation = contract.operations.find((each) => each.operationId === operationId);
  const view = operation && operationOnPage(contract, operation, profile);
  if (view === undefined) throw new Error(`${url} has no operation ${operationId}`);
  return view;
}

/** Returns the open points on a page: either the first occurrences or the repeated ones. */
function pointsOn(view: OperationOnPage, member: "open" | "openAgain"): string[] {
  const ofFields = (fields: readonly Field[]): string[] =>
    fields.flatMap((field) => [...(field[member] ?? []), ...ofFields(field.fields)]);
  const { body, pathParameters, parameters, responses, errorPoints } = view;
  const parts = [view, body, ...responses, ...responses.map((response) => response.body)];
  return [
    ...parts.flatMap((part) => part?.[member] ?? []),
    ...ofFields([...pathParameters, ...parameters]),
    ...[body, ...responses.map((response) => response.body)].flatMap((part) => ofFields(part?.fields ?? [])),
    ...responses.flatMap(({ headers }) => ofFields(headers)),
    ...(member === "open" ? errorPoints.map(({ id }) => id) : []),
  ];
}

describe.each(contracts())("the operation pages of $urls.overview", (contract) => {
  it.each(["shown", "filled"] as const)("operation pages state each open point once (%s)", (profile) => {
    for (const operation of contract.operations) {
      const view = operationOnPage(contract, operation, profile);
      if (view === undefined) continue;
      const stated = pointsOn(view, "open");
      expect(stated, operation.operationId).toHaveLength(new Set(stated).size);
      expect(stated, operation.operationId).toEqual(expect.arrayContaining(pointsOn(view, "openAgain")));
    }
  });
});

it("lists points shared by several errors only once, before the errors", () => {
  const { errorPoints, responses } = onPage("/edge/", "listDnsZones");
  expect(errorPoints).toEqual([
    { id: "error.keys", statuses: [] },
    { id: "error.fields", statuses: [] },
  ]);
  expect(responses.find(({ status }) => status === "500")?.open).toEqual([]);
  expect(responses.find(({ status }) => status === "429")?.open).toContain("rate.limit");
});

it("does not change a view without repeated points", () => {
  const { getMatter } = Object.fromEntries(
    contractAt("/retention/v1/").operations.map((operation) => [operation.operationId, operation.filled]),
  );
  if (getMatter === undefined) throw new Error("no getMatter");
  const { errorPoints, ...view } = operationStatedOnce({ ...getMatter, responses: [] });
  expect(errorPoints).toEqual([]);
  expect(view.open).toEqual(getMatter.open);
  expect(view.parameters).toEqual(getMatter.parameters);
});

/** Returns the titles of the links that help after an error. */
function helpFor(url: string, operationId: string, status: string, profile?: "shown"): string[] {
  const { responses } = onPage(url, operationId, profile);
  return (responses.find((response) => response.status === status)?.help?.links ?? []).map(
    ({ title }) => title,
  );
}

describe("help after an error", () => {
  const retention = "/retention/v1/";

  it("error help for 400 suggests operations that remove children or change the state", () => {
    expect(helpFor(retention, "closeMatter", "400")).toEqual([
      "List holds",
      "Delete a hold",
      "Reopen a matter",
    ]);
    expect(helpFor(retention, "deleteMatter", "400")).toEqual(["Undelete a matter", "Close a matter"]);
    expect(helpFor(retention, "createHold", "400")).toEqual(["Reopen a matter"]);
  });

  it("error help for 404 suggests operations that list the items in the path", () => {
    expect(helpFor(retention, "deleteHold", "404")).toEqual(["List matters", "List holds"]);
    expect(helpFor("/functions/v2/", "getFunction", "404")).toEqual([
      "List the supported locations",
      "List functions",
    ]);
    expect(helpFor("/edge/", "createDnsRecord", "404")).toEqual(["List DNS zones"]);
  });

  it("error help for 409 suggests the operation that lists existing items", () => {
    expect(helpFor(retention, "createHold", "409")).toEqual(["List holds"]);
  });

  it("error help links to the credentials for 401 and to the access rules for 403", () => {
    expect(helpFor(retention, "closeMatter", "401")).toEqual(["Credentials"]);
    expect(helpFor(retention, "closeMatter", "403")).toEqual(["Access"]);
  });

  it("error help suggests only operations in the profile", () => {
    const shown = new Set(
      contractAt("/edge/").operations.flatMap(({ shown: view, title }) => (view ? [title] : [])),
    );
    for (const operation of contractAt("/edge/").operations.filter((each) => each.shown))
      for (const title of helpFor("/edge/", operation.operationId, "404", "shown"))
        expect(shown).toContain(title);
  });

  it("error help is empty if no operation can resolve the error", () => {
    expect(helpFor(retention, "closeMatter", "429")).toEqual([]);
    expect(helpFor(retention, "closeMatter", "500")).toEqual([]);
  });
});

/** Returns the summaries of an error's examples. */
function examplesOf(operationId: string, status: string): string[] {
  const response = onPage("/edge/", operationId).responses.find((each) => each.status === status);
  return (response?.body?.examples ?? []).map(({ summary }) => summary);
}

it("shows an error example only if the operation has the input that it mentions", () => {
  expect(examplesOf("listDnsZones", "400")).toEqual(["The page size exceeds the maximum"]);
  expect(examplesOf("createDnsRecord", "400")).toEqual(["A TXT record that is too long"]);
});

it("shows an example of a missing item only if the path contains an item", () => {
  expect(examplesOf("listDnsZones", "404")).toEqual([]);
  expect(examplesOf("getDnsZone", "404")).toEqual(["The zone does not exist"]);
});
