import { describe, expect, test } from "vitest";
import { autoAdvanceClock } from "./support/clocks.ts";
import { json } from "./support/loopback-server.ts";
import { type Copy, startPress } from "./support/press.ts";

const input = { bookId: "emma" };
const copyAt = (status: string | undefined, more: object = {}): Copy => ({
  ...{ bookId: "emma", id: "c/7", ...more },
  ...(status && { status }),
});

describe("resources with a status", () => {
  test("wait() polls a resource by all its identifiers and returns the finished resource", async () => {
    const made = copyAt("MADE", { pages: 3 });
    const { client, server } = await startPress(
      autoAdvanceClock(),
      json(copyAt("MAKING")),
      json(copyAt("BINDING", { pages: 2 })),
      json(made),
    );
    const pages: (number | undefined)[] = [];
    const copy = await client.books.copy(input).wait({ onProgress: ({ metadata }) => pages.push(metadata) });
    expect(copy).toEqual(made);
    expect(pages).toEqual([undefined, 2, 3]);
    expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST /v1/books/emma/copies",
      ...Array(2).fill("GET /v1/books/emma/copies/c%2F7"),
    ]);
  });

  test("wait() does not poll a resource that is already done", async () => {
    const { client, server } = await startPress(autoAdvanceClock(), json({ status: "MADE" }));
    expect(await client.books.copy(input).wait()).toEqual({ status: "MADE" });
    expect(server.received).toHaveLength(1);
  });

  test("wait() continues while the status is missing or unknown", async () => {
    const states = [undefined, "PAUSED", "MADE"].map((status) => json(copyAt(status)));
    const { client } = await startPress(autoAdvanceClock(), ...states);
    expect(await client.books.copy(input).wait()).toMatchObject({ status: "MADE" });
  });

  test("wait() throws an error that contains the failed status and the whole resource", async () => {
    const lost = copyAt("LOST", { pages: 2 });
    const { client } = await startPress(autoAdvanceClock(), json(copyAt("MAKING")), json(lost));
    await expect(client.books.copy(input).wait()).rejects.toMatchObject({
      name: "OperationFailedError",
      message: "copyBook failed: LOST",
      ...{ code: "LOST", metadata: 2, body: lost, operationName: undefined },
    });
  });
});

describe("resources that do not match the document", () => {
  test.each([
    ["a status that is not a string", { ...copyAt(undefined), status: 7 }, "/status"],
    ["no id", { bookId: "emma", status: "MAKING" }, "/id"],
    ["an empty id", { ...copyAt("MAKING"), id: "" }, "/bookId, /id"],
  ])("without polling, wait() throws an ApiError for a resource with %s", async (_, copy, where) => {
    const { client, server } = await startPress(autoAdvanceClock(), json(copy));
    await expect(client.books.copy(input).wait()).rejects.toThrow(
      `copyBook returned an invalid 200 response: the body does not match the document at ${where}`,
    );
    expect(server.received).toHaveLength(1);
  });
});
