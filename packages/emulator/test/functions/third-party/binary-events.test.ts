import { describe, expect, it } from "vitest";
import { eventFunction, openFunctions } from "../support/open-functions.ts";

const EVENTS = "/__emulator/functions/events";

/** Posts an event with header fields and a body. Returns the event that a function receives. */
async function delivered(
  headers: Readonly<Record<string, string>>,
  body: BodyInit | null,
): Promise<{ readonly headers: Headers; readonly text: string; readonly bytes?: Uint8Array }> {
  const { emulator, runner } = openFunctions([eventFunction("ship-it", { eventType: "order.placed" })]);
  const sent = {
    method: "POST",
    headers: {
      "ce-specversion": "1.0",
      "ce-id": "7",
      "ce-type": "order.placed",
      "ce-source": "/shop",
      ...headers,
    },
    body,
  };
  const response = await emulator.functions.fetch(`http://127.0.0.1:4011${EVENTS}`, sent);
  expect({ status: response.status, ...(await response.json()) }).toMatchObject({ status: 202, id: "7" });
  await emulator.clock.advance(0);
  const [first] = runner.sent;
  if (!first) throw new Error("No event was delivered.");
  return first;
}

describe("events in binary mode", () => {
  it("reads attributes from header fields, and JSON data from the body", async () => {
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "ce-subject": "caf%C3%A9 1",
      "ce-traceid": "t",
    };
    const { text } = await delivered(headers, '{"number":3}');
    expect(JSON.parse(text)).toMatchObject({
      id: "7",
      source: "/shop",
      type: "order.placed",
      subject: "café 1",
      traceid: "t",
      data: { number: 3 },
    });
  });

  it("reads JSON data without a content type", async () => {
    const body = new TextEncoder().encode('{"number":3}');
    expect(JSON.parse((await delivered({}, body)).text)).toMatchObject({ data: { number: 3 } });
  });

  it("reads text, binary data or no data from the body", async () => {
    const text = await delivered({ "content-type": "text/plain" }, "hello");
    expect(JSON.parse(text.text)).toMatchObject({ data: "hello", datacontenttype: "text/plain" });
    const bytes = await delivered({ "content-type": "application/octet-stream" }, new Uint8Array([255, 0]));
    expect([...(bytes.bytes ?? [])]).toEqual([255, 0]);
    expect(JSON.parse((await delivered({}, null)).text)).not.toHaveProperty("data");
  });

  it("rejects an event if an attribute is missing or the body does not match its content type", async () => {
    const { emulator } = openFunctions([]);
    const post = async (headers: Record<string, string>, body: string): Promise<unknown> => {
      const url = `http://127.0.0.1:4011${EVENTS}`;
      const response = await emulator.functions.fetch(url, { method: "POST", headers, body });
      return { status: response.status, ...(await response.json()).error };
    };
    expect(await post({ "ce-specversion": "1.0", "content-type": "text/plain" }, "x")).toMatchObject({
      status: 400,
      message: expect.stringContaining("type is required"),
    });
    expect(await post({ "ce-type": "a", "content-type": "application/json" }, "{")).toMatchObject({
      status: 400,
      code: "invalid-body",
    });
  });

  it("reads an event as JSON if it has the content type of structured mode", async () => {
    const { text } = await delivered(
      { "content-type": "application/cloudevents+json", "ce-type": "other" },
      '{"id":"7","type":"order.placed","data":1}',
    );
    expect(JSON.parse(text)).toMatchObject({ type: "order.placed", data: 1 });
  });
});
