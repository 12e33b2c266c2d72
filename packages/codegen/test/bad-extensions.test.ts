import { describe, expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, operation } from "./support/generated.ts";

describe("says what a long-running operation lacks", () => {
  const properties = { name: { type: "string" }, done: { type: "boolean" }, result: { type: "object" } };
  const content = { "application/json": { schema: { type: "object", properties } } };
  const documentWith = (pointers: object): object =>
    documentOf({
      "/jobs": {
        get: operation({ operationId: "listJobs" }),
        post: operation({
          operationId: "startJob",
          "x-operation": pointers,
          responses: { 200: { description: "", content } },
        }),
      },
      "/jobs/{job}": { get: operation({ operationId: "getJob" }) },
      "/queues/{queue}": { delete: operation({ operationId: "stopQueue" }) },
      "/rooms/{room}/jobs/{job}": {
        get: operation({ operationId: "getRoomJob" }),
        delete: operation({ operationId: "stopRoomJob" }),
      },
    });

  test.each([
    [{ get: "getJbo" }, "/get: x-operation of startJob names the operation getJbo: write getJob"],
    [
      { get: "listJobs" },
      "listJobs, which takes no name: name one with a resource name or one path parameter",
    ],
    [{ get: "getJob", cancel: "stop" }, "/cancel: x-operation of startJob names the operation stop"],
    [
      { name: "/name", done: "/done" },
      ": x-operation of startJob lacks get: name the operation that reads the",
    ],
    [{ get: "getJob", done: "/name" }, "x-operation.done points to /name, a value of another type"],
    [{ get: "getJob", metadata: "/meta" }, "x-operation.metadata points to /meta, which no body has"],
    [{ get: ["getJob"] }, "x-operation is an object: write an object of texts"],
    [{ get: "getJob", parameters: ["/name"] }, "x-operation is an object: write an object of texts"],
    [{ get: "getJob", doneValues: "DONE" }, "x-operation is an object: write an object of texts"],
    [{ get: "getRoomJob", name: "/name" }, "names the operation getRoomJob, which takes no name"],
    [
      { get: "getRoomJob", name: "/name", parameters: { job: "/name", room: "/name" } },
      "/name: x-operation of startJob has name and parameters: keep one: name is short for one parameter",
    ],
    [
      { get: "getRoomJob", parameters: { job: "/name" } },
      "names the operation getRoomJob, which takes room, job: write a pointer for each of these",
    ],
    [
      { get: "getRoomJob", parameters: { job: "/name", room: "/name", floor: "/name" } },
      "names the operation getRoomJob, which takes room, job",
    ],
    [
      { get: "getJob", cancel: "stopRoomJob", parameters: { job: "/name" } },
      "/cancel: x-operation of startJob names the operation stopRoomJob, which takes room, job",
    ],
    [
      { get: "getJob", cancel: "stopQueue", name: "/name", done: "/done" },
      "/cancel: x-operation of startJob names the operation stopQueue, which takes queue: name one that takes what get",
    ],
    [
      { get: "getRoomJob", parameters: { job: "/name", room: "/done" } },
      "/parameters/room: parameters.room points to /done, a value of another type",
    ],
    [
      { get: "getJob", done: "/done", doneValues: ["DONE"] },
      "x-operation.done points to /done, a value of another",
    ],
    [
      { get: "getJob", doneValues: ["DONE"] },
      "/doneValues: x-operation of startJob has doneValues and no done",
    ],
    [
      { get: "getJob", done: "/name", doneValues: ["DONE"], failedValues: ["LOST"] },
      "/failedValues: x-operation of startJob fails at LOST, which is no end: add it to doneValues",
    ],
  ])("%j", async (pointers, message) => {
    await expect(generate({ spec: documentWith(pointers) })).rejects.toThrow(message);
  });
});

describe("says what is wrong with an extension", () => {
  const point = { area: "fields", source: "A", summary: "B" };
  const withSchema = (schema: object, rest: object = {}): object =>
    documentOf({}, { components: { schemas: { A: schema } }, ...rest });

  test.each([
    [{ "x-permissions": ["a"] }, "x-permissions is a list: write all or any with a list of texts"],
    [
      { "x-permissions": { oneOf: ["a"] } },
      "x-permissions is an object: write all or any with a list of texts",
    ],
    [
      { "x-permissions": { all: ["a"], any: ["b"] } },
      "x-permissions is an object: write all or any with a list of texts",
    ],
    [{ "x-scopes": "read" }, 'x-scopes is the text "read": write a list of texts'],
  ])("of an operation: %j", async (extension, message) => {
    const spec = documentOf({ "/a": { get: operation(extension) } });
    await expect(generate({ spec })).rejects.toThrow(`#/paths/~1a/get/${message.split(" ")[0]}: ${message}`);
  });

  test.each([
    [{ "x-open-enum": true, type: "string" }, "x-open-enum stands beside no enum: add enum or remove it"],
    [{ "x-open-enum": "yes", enum: ["a"] }, 'x-open-enum is the text "yes": write true or false'],
  ])("of a schema: %j", async (schema, message) => {
    await expect(generate({ spec: withSchema(schema) })).rejects.toThrow(message);
  });

  test("a point that is filled and named as open", async () => {
    const rest = { "x-extension-points": { "a.values": point }, "x-filled-points": { "a.fields": point } };
    await expect(generate({ spec: withSchema({ "x-extension-point": "a.fields" }, rest) })).rejects.toThrow(
      "the extension point a.fields is filled and named as open: remove it here, or define it in x-extension-points",
    );
  });

  test.each(["x-extension-points", "x-filled-points"])(
    "a point of %s within one that is none",
    async (root) => {
      const points = { "a.fields": point, "b.fields": { ...point, within: "a.field" } };
      await expect(generate({ spec: documentOf({}, { [root]: points }) })).rejects.toThrow(
        `#/${root}/b.fields/within: the extension point b.fields is within a.field, which is none: ` +
          "define it in x-extension-points or write a.fields",
      );
    },
  );
});
