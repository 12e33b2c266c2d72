import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MalformedPointerError, provenanceOf, UnknownPointerError } from "../../src/provenance.ts";
import { type BuiltEntry, BuiltFixture } from "../workspace/built-fixture.ts";

const fixtures = path.join(import.meta.dirname, "../fixtures/provenance");
const overlay = "library/v1/reference.overlay.yaml";
const overlayLines = readFileSync(path.join(fixtures, overlay), "utf8").split("\n");

let specs: BuiltFixture;
let asShown: BuiltEntry;
let reference: BuiltEntry;

beforeAll(async () => {
  specs = await BuiltFixture.of(fixtures);
  const documents = await specs.documents();
  expect(documents.map(({ profile }) => profile)).toEqual(["as shown", "reference"]);
  [asShown, reference] = documents as [BuiltEntry, BuiltEntry];
});

afterAll(() => specs[Symbol.dispose]());

/** Returns the reference to the overlay action with this index. */
function action(index: number) {
  const targets = [...overlayLines.entries()].filter(([, line]) => line.startsWith("  - target: "));
  const [line, text] = targets[index] ?? [0, ""];
  const description = overlayLines[line + 1]?.replace("    description: ", "");
  return { overlay, line: line + 1, index, target: text.replace("  - target: ", ""), description };
}

const books = "/paths/~1v1~1books";
const desk = "/paths/~1v1~1desks~1{desk}/get";

describe("source headings for an as-shown document", () => {
  test.each([
    ["the document", "", "Library Interface"],
    ["the version, from the section that leaves versions open", "/info/version", "Versioning"],
    ["the servers, from the section of the operations", "/servers/0/url", "Endpoints"],
    ["a tag, from the section of its operations", "/tags/0", "Endpoints > Books"],
    ["security, from the section that names the header", "/security", "Access"],
    [
      "a security scheme, from the section that names its header",
      "/components/securitySchemes/Card/in",
      "Access",
    ],
    ["a pointer into errors, from the section of the field", "/x-errors/message", "Errors > Body"],
    ["an extension point", "/x-extension-points/error.body/summary", "Errors"],
    ["a use of a point", "/x-extension-point", "Versioning"],
    ["one use of several", `${books}/get/x-extension-point/1`, "Endpoints"],
    ["a fact", "/x-facts/openingHours/says", "About"],
    ["an access rule", "/x-access-rules/members", "Access"],
    ["the use of an access rule", `${books}/post/x-access-rules/0`, "Access"],
    ["the paths", "/paths", "Endpoints"],
    ["a path, from the section of its operations", books, "Endpoints > Books"],
    ["an operation", `${books}/get`, "Endpoints > Books"],
    ["the description of an operation", `${desk}/summary`, "Endpoints > Desk"],
    ["a parameter", "/components/parameters/shelf/schema/type", "Endpoints > Books"],
    ["the description of a response", `${books}/get/responses/2XX/description`, "Endpoints > Books"],
    ["a status", `${books}/get/responses/404`, "Errors"],
    ["a response that a status refers to", "/components/responses/NotFound/description", "Errors"],
    ["a schema, from the section of its user", "/components/schemas/ListBooksResponse", "Endpoints > Books"],
    ["a schema, from the section of its fields", "/components/schemas/Book/description", "Resources > Books"],
    ["a field", "/components/schemas/Book/properties/title/type", "Resources > Books"],
    [
      "a field with the same name in another schema",
      "/components/schemas/Desk/properties/title",
      "Resources > Desks",
    ],
  ])("finds the source heading of %s", (_, pointer, source) => {
    expect(provenanceOf(asShown, pointer)).toEqual({ origin: "shown", source });
  });
});

describe("inferred parts of an as-shown document", () => {
  const repeated = "Whether a call may be repeated follows its method.";
  test.each([
    ["the licence", "/info/license/name", "The licence of this description."],
    ["a default", "/servers/0/variables/base_url/default", "OpenAPI needs a default."],
    ["idempotency", `${books}/get/x-idempotent`, repeated],
    ["the reason itself", `${books}/get/x-inferred`, repeated],
    ["the definition of a reason", "/x-inferred-reasons/idempotency/covers/0", repeated],
    ["one of several reasons", `${books}/get/responses/2XX/x-inferred/1`, "No media type is shown."],
    ["a success status", `${books}/get/responses/2XX`, "No success status is shown."],
    ["a media type", `${books}/get/responses/2XX/content/application~1json`, "No media type is shown."],
    [
      "a media type of a request",
      `${books}/post/requestBody/content/application~1json`,
      "No media type is shown.",
    ],
    [
      "a payload",
      `${books}/post/responses/2XX/content/application~1json/schema/$ref`,
      "The payload is not shown.",
    ],
    ["a resource name", `${desk}/x-resource-name/pattern`, "The name is one parameter."],
    ["a parameter", "/components/parameters/desk/schema/type", "The name is one parameter."],
  ])("finds the reason for %s", (_, pointer, reason) => {
    expect(provenanceOf(asShown, pointer)).toEqual({ origin: "inferred", reason });
  });

  test("the OpenAPI version of the document is inferred", () => {
    expect(provenanceOf(asShown, "/openapi")).toMatchObject({ origin: "inferred" });
    expect(provenanceOf(reference, "/x-profile")).toMatchObject({ origin: "inferred" });
  });
});

describe("filled documents", () => {
  const book = "/components/schemas/Book";

  test.each([
    ["an added field", `${book}/properties/pages`, 1, ["book.fields"]],
    ["a part of an added field", `${book}/properties/pages/description`, 1, ["book.fields"]],
    ["a replaced text", `${book}/properties/title/description`, 1, ["book.fields"]],
    ["an added schema", "/components/schemas/Note/description", 2, ["book.fields"]],
    ["an added element of a list", `${books}/get/parameters/1/name`, 3, ["query.parameters"]],
    ["a part of an extension point", "/x-extension-points/book.notes/within", 0, ["book.fields"]],
    ["a changed value", `${books}/post/x-idempotent`, 4, ["createBook.request"]],
  ])("the provenance of %s is the action that fills it", (_, pointer, index, points) => {
    expect(provenanceOf(reference, pointer)).toEqual({ origin: "filled", points, action: action(index) });
  });

  test("the provenance of a part that an overlay infers contains the reason and the action", () => {
    expect(provenanceOf(reference, `${book}/properties/pages/type`)).toEqual({
      origin: "inferred",
      reason: "No type is given; a number of pages is whole.",
      points: ["book.fields"],
      action: action(1),
    });
    expect(provenanceOf(reference, `${desk}/x-permissions/all/0`)).toMatchObject({
      origin: "inferred",
      reason: "No permission of a desk is given; others are named like this.",
      action: { index: 5 },
    });
  });

  test("a reason from the as-shown document does not apply to a value that an overlay replaced", () => {
    expect(provenanceOf(reference, `${books}/post/x-idempotent`)).toMatchObject({ origin: "filled" });
    expect(provenanceOf(reference, `${books}/get/x-idempotent`)).toMatchObject({ origin: "inferred" });
  });

  test("an unchanged part keeps its reason if an overlay adds another reason", () => {
    expect(provenanceOf(reference, `${desk}/x-idempotent`)).toEqual({
      origin: "inferred",
      reason: "Whether a call may be repeated follows its method.",
    });
  });

  test("a part that was moved but not changed still counts as shown by the source", () => {
    const shown = { origin: "shown", source: "Endpoints" };
    expect(provenanceOf(reference, `${books}/get/x-extension-point/0`)).toEqual(shown);
    expect(provenanceOf(reference, "/x-filled-points/query.parameters")).toEqual(shown);
    expect(provenanceOf(reference, `${book}/properties/title/type`)).toMatchObject({ origin: "shown" });
    expect(provenanceOf(reference, book)).toMatchObject({ origin: "shown" });
  });
});

describe("pointers to parts", () => {
  test("accepts a pointer as a URI fragment with percent-encoding", () => {
    const encoded = "#/paths/~1v1~1desks~1%7Bdesk%7D/get";
    expect(provenanceOf(asShown, encoded)).toEqual(provenanceOf(asShown, desk));
  });

  test("the error for a pointer to a missing part lists the existing keys", () => {
    const ask = () => provenanceOf(asShown, "/components/schemas/Bok/properties");
    expect(ask).toThrow(UnknownPointerError);
    expect(ask).toThrow(
      "/components/schemas/Bok/properties does not exist. /components/schemas has /Book /BookInput /",
    );
    expect(() => provenanceOf(asShown, "/nothing")).toThrow("The document has /");
    expect(() => provenanceOf(asShown, "/openapi/0")).toThrow("/openapi has nothing below it.");
    try {
      ask();
    } catch (error) {
      expect(error).toMatchObject({
        existing: "/components/schemas",
        keys: expect.arrayContaining(["Desk"]),
      });
    }
  });

  test.each(["info", "/info/~2", "#/%", "##/info"])(
    "throws an error for the malformed pointer %s",
    (text) => {
      expect(() => provenanceOf(asShown, text)).toThrow(MalformedPointerError);
    },
  );
});
