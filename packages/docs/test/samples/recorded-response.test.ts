import { expect, it } from "vitest";
import { recordResponse } from "../../src/samples/recorded-response.ts";

it("records the documented headers, and the type and size of binary bodies", async () => {
  const headers = { "content-type": "application/zip", etag: '"a"', date: "today" };
  const response = new Response(new Uint8Array(12), { status: 201, headers });
  expect(await recordResponse(response, ["ETag", "Location"], [])).toEqual({
    status: 201,
    headers: [
      ["Content-Type", "application/zip"],
      ["ETag", '"a"'],
    ],
    body: { kind: "binary", mediaType: "application/zip", bytes: 12 },
  });
});

it("replaces random digits, but only in the given members", async () => {
  const digest = "9f86d081884c7d659a2feaa0c55ad015";
  const response = Response.json({ url: `/files/${digest}.zip?for=ada`, digest, count: 1 });
  const { body } = await recordResponse(response, [], ["/url", "/count", "/none"]);
  expect(body).toEqual({ kind: "json", value: { url: "/files/….zip?for=ada", digest, count: 1 } });
});

it("records text bodies and empty bodies", async () => {
  const bodyOf = async (response: Response) => (await recordResponse(response, [], [])).body;
  expect(await bodyOf(new Response("$ORIGIN", { headers: { "content-type": "text/plain" } }))).toEqual({
    kind: "text",
    text: "$ORIGIN",
  });
  expect(await bodyOf(new Response(null, { status: 204 }))).toEqual({ kind: "none" });
});
