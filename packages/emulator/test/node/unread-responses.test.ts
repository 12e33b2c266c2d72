import { expect, it } from "vitest";
import { openWire } from "./support/exchange-bytes.ts";
import { latch } from "./support/latch.ts";
import { serving, text } from "./support/serving.ts";

const LARGE = "x".repeat(4 * 1024 * 1024);

/** A request of about 8 kB. */
const request = (target: string): string => `GET ${target}?${"q".repeat(8_000)} HTTP/1.1\r\nHost: a\r\n\r\n`;

it("handles only a few pipelined requests from a client that does not read, and still serves others", async () => {
  let handled = 0;
  const url = await serving(async ({ target }) => {
    if (target === "/other") return text("other");
    handled += 1;
    return text(LARGE);
  });
  const wire = await openWire(url);
  wire.socket.pause().write(request("/unread").repeat(4_000));
  for (let n = 0; n < 50; n += 1) expect(await (await fetch(`${url}/other`)).text()).toBe("other");
  // The system buffers a few megabytes of responses.
  expect(handled).toBeGreaterThan(0);
  expect(handled).toBeLessThan(5);
  // Requests that are not handled are not even read.
  expect(wire.socket.writableLength).toBeGreaterThan(0);
});

it("responds to all pipelined requests once the client reads", async () => {
  const url = await serving(async ({ target }) =>
    text(`${LARGE.slice(-500_000)}answer ${target.split("?")[0]};`),
  );
  const wire = await openWire(url);
  const targets = Array.from({ length: 40 }, (_, n) => `/${n}`);
  const last = request("/last").replace("Host", "Connection: close\r\nHost");
  wire.socket.pause().write(targets.map(request).join("") + last);
  await (await fetch(`${url}/other`)).text();
  wire.socket.resume();
  const received = (await wire.closed).match(/answer \/\w+;/g);
  expect(received).toEqual([...targets, "/last"].map((target) => `answer ${target};`));
});

it("does not handle pipelined requests from a connection that has closed", async () => {
  const aborted = latch<void>();
  const begun = latch<void>();
  const handled: string[] = [];
  const url = await serving(async ({ target, signal }) => {
    handled.push(target);
    if (target !== "/first") return text("x");
    signal?.addEventListener("abort", () => aborted.resolve());
    begun.resolve();
    await aborted.promise;
    throw signal?.reason;
  });
  const wire = await openWire(url);
  const get = (target: string): string => `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`;
  wire.socket.write(get("/first"));
  await begun.promise;
  wire.socket.write(get("/second") + get("/third"));
  wire.socket.resetAndDestroy();
  await aborted.promise;
  await fetch(`${url}/other`);
  expect(handled).toEqual(["/first", "/other"]);
});

it("closes the connection of a client that does not read, but waits for responses that are still being created", async () => {
  const made = latch<void>();
  const dropped = latch<void>();
  const endless = {
    pull: (controller: ReadableStreamDefaultController<Uint8Array>) =>
      controller.enqueue(new Uint8Array(1024 * 1024)),
    cancel: () => dropped.resolve(),
  };
  const url = await serving(
    async ({ target }) => {
      if (target === "/unread") return { status: 200, headers: {}, body: new ReadableStream(endless) };
      await made.promise;
      return text("made");
    },
    { timeouts: { sendMs: 40 } },
  );
  const slow = fetch(`${url}/slow`);
  const wire = await openWire(url);
  wire.socket.pause().write("GET /unread HTTP/1.1\r\nHost: a\r\n\r\n");
  await dropped.promise;
  made.resolve();
  expect(await (await slow).text()).toBe("made");
});

it("accepts a body that arrives byte by byte", async () => {
  const url = await serving(async ({ body }) => text(new TextDecoder().decode(body as Uint8Array)));
  const wire = await openWire(url);
  const bytes = Array.from({ length: 1_000 }, (_, n) => `${n % 10}`);
  const chunks = bytes.map((byte) => `1\r\n${byte}\r\n`).join("");
  wire.socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`,
  );
  expect((await wire.closed).split("\r\n\r\n")[1]).toBe(bytes.join(""));
});
