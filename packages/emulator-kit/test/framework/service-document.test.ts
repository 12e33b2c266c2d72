import { expect, it } from "vitest";
import { openDocument } from "../../src/framework/service-document.ts";

const paths = { "/notes": { get: { operationId: "listNotes", responses: { 200: {} } } } };

function declared(document: object) {
  return { id: "notes", document, handlers: {}, coverageNotes: {} };
}

it("parses a document only once for all emulators, when its contract is first used", () => {
  let reads = 0;
  const document = {
    openapi: "3.1.0",
    get paths() {
      reads += 1;
      return paths;
    },
  };
  const notes = declared(document);
  const [one, other] = [openDocument(notes), openDocument(notes)];
  expect([one.id, reads]).toEqual(["notes", 0]);
  expect([...one.contract.operations.keys()]).toEqual(["listNotes"]);
  const afterOne = reads;
  expect(other.contract).toBe(one.contract);
  expect([afterOne > 0, reads]).toEqual([true, afterOne]);
});

it("reports an invalid document when its contract is first used", () => {
  const opened = openDocument(declared({ openapi: "2.0" }));
  expect(() => opened.contract).toThrow("must be an OpenAPI 3.1 or 3.2 document");
});
