import { expect, test } from "vitest";
import { recordedFetch } from "../src/observability/record.ts";

const URL_OF_BOOKS = "https://api.example.com/v1/books?pageSize=2";
const JSON_TYPE = { "content-type": "application/json" };

async function read(send: ReturnType<typeof recordedFetch>, request: Request): Promise<string> {
  const response = await send(request, {});
  return response.text();
}

/** Sends a request through a recorder, reads the response, and returns the recorded lines. */
async function recorded(request: Request, respond: () => Response | Promise<Response>): Promise<unknown[]> {
  let resolve: (line: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  const send = recordedFetch(
    (line) => resolve(line),
    async (sent) => {
      await sent.text();
      return respond();
    },
  );
  await read(send, request).catch(() => undefined);
  const line = await promise;
  expect(line.endsWith("\n")).toBe(true);
  return line
    .trimEnd()
    .split("\n")
    .map((each) => JSON.parse(each));
}

test("records an exchange as one line that includes bodies but no credentials", async () => {
  const headers = { ...JSON_TYPE, authorization: "Bearer swordfish", accesskey: "swordfish" };
  const request = new Request(URL_OF_BOOKS, { method: "POST", headers, body: '{"title":"Emma"}' });
  const lines = await recorded(
    request,
    () => new Response('{"id":7}', { status: 201, headers: { ...JSON_TYPE, "set-cookie": "swordfish" } }),
  );
  expect(lines).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      method: "POST",
      url: URL_OF_BOOKS,
      request: {
        headers: { ...JSON_TYPE, authorization: "[redacted]", accesskey: "[redacted]" },
        body: { text: '{"title":"Emma"}', isCut: false },
      },
      status: 201,
      response: {
        headers: { ...JSON_TYPE, "set-cookie": "[redacted]" },
        body: { text: '{"id":7}', isCut: false },
      },
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain("swordfish");
});

test("omits the body of a response that is a file", async () => {
  const lines = await recorded(
    new Request(URL_OF_BOOKS),
    () => new Response(new Uint8Array(9), { headers: { "content-type": "application/zip" } }),
  );
  expect(lines).toMatchObject([{ response: { body: { isCut: true } } }]);
});

test("marks the body of a broken response as incomplete", async () => {
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new Error("The connection was lost.")),
  });
  const lines = await recorded(new Request(URL_OF_BOOKS), () => new Response(broken, { headers: JSON_TYPE }));
  expect(lines).toMatchObject([{ status: 200, response: { body: { isCut: true } } }]);
});

test("records a failed request without a status and rethrows its error", async () => {
  const lost = new Error("The connection was lost.");
  const [line] = await recorded(new Request(URL_OF_BOOKS), () => Promise.reject(lost));
  expect(line).toMatchObject({ method: "GET", url: URL_OF_BOOKS });
  expect(line).not.toHaveProperty("status");
  const send = recordedFetch(
    () => undefined,
    () => Promise.reject(lost),
  );
  await expect(read(send, new Request(URL_OF_BOOKS))).rejects.toBe(lost);
});

test("a failing recorder does not break a call", async () => {
  const send = recordedFetch(
    () => {
      throw new Error("The disk is full.");
    },
    () => new Response("{}", { headers: JSON_TYPE }),
  );
  expect(await read(send, new Request(URL_OF_BOOKS))).toBe("{}");
});
