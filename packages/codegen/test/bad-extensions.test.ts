import { describe, expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, operation } from "./support/generated.ts";

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

describe("invalid long-running operations", () => {
  test.each([
    [{ get: "getJbo" }, "/get: x-operation of startJob refers to the unknown operation getJbo: write getJob"],
    [
      { get: "listJobs" },
      "listJobs, which does not have a single input: use an operation with a resource name or one path parameter",
    ],
    [
      { get: "getJob", cancel: "stop" },
      "/cancel: x-operation of startJob refers to the unknown operation stop",
    ],
    [
      { name: "/name", done: "/done" },
      ": x-operation of startJob has no get: add the operationId of the operation",
    ],
    [{ get: "getJob", done: "/name" }, "x-operation.done points to /name, which has the wrong type"],
    [
      { get: "getJob", metadata: "/meta" },
      "x-operation.metadata points to /meta, which is not in any response schema",
    ],
    [{ get: ["getJob"] }, "x-operation is an object: write an object of strings"],
    [{ get: "getJob", parameters: ["/name"] }, "x-operation is an object: write an object of strings"],
    [{ get: "getJob", doneValues: "DONE" }, "x-operation is an object: write an object of strings"],
    [
      { get: "getRoomJob", name: "/name" },
      "refers to the operation getRoomJob, which does not have a single input",
    ],
    [
      { get: "getRoomJob", name: "/name", parameters: { job: "/name", room: "/name" } },
      "/name: x-operation of startJob has both name and parameters: remove one: name is a shorthand for one parameter",
    ],
    [
      { get: "getRoomJob", parameters: { job: "/name" } },
      "refers to the operation getRoomJob, whose inputs are room, job: write exactly one pointer for each input",
    ],
    [
      { get: "getRoomJob", parameters: { job: "/name", room: "/name", floor: "/name" } },
      "refers to the operation getRoomJob, whose inputs are room, job",
    ],
    [
      { get: "getJob", cancel: "stopRoomJob", parameters: { job: "/name" } },
      "/cancel: x-operation of startJob refers to the operation stopRoomJob, whose inputs are room, job",
    ],
    [
      { get: "getJob", cancel: "stopQueue", name: "/name", done: "/done" },
      "/cancel: x-operation of startJob refers to the operation stopQueue, whose inputs are queue: use an operation with the same inputs as get",
    ],
    [
      { get: "getRoomJob", parameters: { job: "/name", room: "/done" } },
      "/parameters/room: parameters.room points to /done, which has the wrong type",
    ],
    [
      { get: "getJob", done: "/done", doneValues: ["DONE"] },
      "x-operation.done points to /done, which has the wrong type",
    ],
    [
      { get: "getJob", doneValues: ["DONE"] },
      "/doneValues: x-operation of startJob has doneValues but no done",
    ],
    [
      { get: "getJob", done: "/name", doneValues: ["DONE"], failedValues: ["LOST"] },
      "/failedValues: x-operation of startJob has LOST in failedValues but not in doneValues: add it to doneValues",
    ],
  ])("rejects the invalid long-running operation %j", async (pointers, message) => {
    await expect(generate({ spec: documentWith(pointers) })).rejects.toThrow(message);
  });
});

describe("invalid extensions", () => {
  const point = { area: "fields", source: "A", summary: "B" };
  const withSchema = (schema: object, rest: object = {}): object =>
    documentOf({}, { components: { schemas: { A: schema } }, ...rest });

  test.each([
    [{ "x-permissions": ["a"] }, "x-permissions is a list: write all or any with a list of strings"],
    [
      { "x-permissions": { oneOf: ["a"] } },
      "x-permissions is an object: write all or any with a list of strings",
    ],
    [
      { "x-permissions": { all: ["a"], any: ["b"] } },
      "x-permissions is an object: write all or any with a list of strings",
    ],
    [{ "x-scopes": "read" }, 'x-scopes is "read": write a list of strings'],
  ])("rejects an invalid operation extension: %j", async (extension, message) => {
    const spec = documentOf({ "/a": { get: operation(extension) } });
    await expect(generate({ spec })).rejects.toThrow(`#/paths/~1a/get/${message.split(" ")[0]}: ${message}`);
  });

  test.each([
    [
      { "x-open-enum": true, type: "string" },
      "x-open-enum requires an enum: add enum, or remove x-open-enum",
    ],
    [{ "x-open-enum": "yes", enum: ["a"] }, 'x-open-enum is "yes": write true or false'],
  ])("rejects an invalid schema extension: %j", async (schema, message) => {
    await expect(generate({ spec: withSchema(schema) })).rejects.toThrow(message);
  });

  test("rejects a point that is both filled and marked as open", async () => {
    const rest = { "x-extension-points": { "a.values": point }, "x-filled-points": { "a.fields": point } };
    await expect(generate({ spec: withSchema({ "x-extension-point": "a.fields" }, rest) })).rejects.toThrow(
      "the extension point a.fields is both filled and marked as open here: remove it here, or define it in x-extension-points",
    );
  });

  test.each(["x-extension-points", "x-filled-points"])(
    "rejects a point in %s that is within an undefined point",
    async (root) => {
      const points = { "a.fields": point, "b.fields": { ...point, within: "a.field" } };
      await expect(generate({ spec: documentOf({}, { [root]: points }) })).rejects.toThrow(
        `#/${root}/b.fields/within: the extension point b.fields is within a.field, which is not an extension point: ` +
          "define it in x-extension-points or write a.fields",
      );
    },
  );
});
