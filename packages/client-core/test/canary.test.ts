import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, test } from "vitest";
import { expectNoCanary, startOnlookers } from "./support/canary.ts";
import { places, repeated } from "./support/credential-places.ts";
import { library } from "./support/library.ts";
import { json, type Reply, startServer } from "./support/loopback-server.ts";

/** Encodings that a service or a gateway may use when it repeats a secret. */
const writings: readonly ((text: string) => string)[] = Object.values({
  unchanged: (text) => text,
  "percent-encoded": encodeURIComponent,
  "percent-encoded twice": (text) => encodeURIComponent(encodeURIComponent(text)),
  "as a form": (text) => `${new URLSearchParams({ text })}`,
  "in base64": (text) => btoa(`{"x":"${text}"}`),
  "in base64 for URLs": (text) =>
    btoa(`..${text}`).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""),
  "in base64 that is percent-encoded": (text) => encodeURIComponent(btoa(`.${text}?`)),
  "as a string of JSON": (text) => JSON.stringify(text),
  "as a string of JSON in JSON": (text) => JSON.stringify(JSON.stringify({ text })),
  "with escaped punctuation": (text) =>
    text.replace(/\W/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`),
  "in HTML": (text) =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&#39;").replaceAll("=", "&#x3D;"),
});

function asHeader(texts: string[]): string {
  return texts.join(" ").replace(/[^\t\x20-\x7e]/g, "");
}

type Responder = (headers: IncomingHttpHeaders, write: (text: string) => string) => Reply;

/** A response that repeats the secret in every part. */
const echo =
  (status: number, type: string): Responder =>
  (headers, write) => {
    const texts = repeated(headers).map(write);
    const error = { code: texts.join(), message: texts.join(), field: texts.join() };
    return {
      status,
      headers: { "content-type": type, "x-echo": asHeader(texts), "x-request-id": asHeader(texts) },
      body: type.includes("json") ? JSON.stringify({ error, texts }) : `<html>${texts.join("<br>")}`,
    };
  };

const redirect: Responder = (headers, write) => ({
  status: 307,
  headers: { location: `https://login.test/?${asHeader(repeated(headers).map(write))}` },
});

describe.each(places)("hides a secret in %s", (_, placeOf) => {
  const { options, header } = placeOf();
  const input = header ? { header } : {};

  /** A server that uses a different encoding for each request. */
  const open = async (reply: Responder) => {
    let requested = 0;
    const server = await startServer(({ headers }) => {
      requested += 1;
      return reply(headers, writings[(requested - 1) % writings.length] as (text: string) => string);
    });
    const onlookers = startOnlookers();
    const client = onlookers.open(library, { baseUrl: server.url, retry: false, ...options });
    return { server, client, onlookers };
  };

  test("hides the secret in printed clients and calls", async () => {
    const { server, client, onlookers } = await open(() => json({}));
    const call = client.books.create(input);
    const parts = [client.books, client.books.create, client.http, client.http.GET];
    for (const value of [call, client, client.withOptions(options ?? {}), ...parts]) expectNoCanary(value);
    await call;
    for (const value of [call, client, call.result(), await call.result(), await call.withResponse()]) {
      expectNoCanary(value);
    }
    expectNoCanary(await onlookers.seen());
    expect(repeated(server.received[0]?.headers ?? {})).toHaveLength(2);
  });

  test.each([
    ["an error", echo(403, "application/json"), { name: "ApiError", status: 403 }],
    ["an HTML page instead of data", echo(200, "text/html"), { name: "ApiError", status: 200 }],
    ["a redirect", redirect, { name: "RedirectError", status: 307 }],
  ])("hides a secret in any encoding if %s repeats the secret", async (_, reply, expected) => {
    const { client, onlookers } = await open(reply);
    for (const _ of writings) {
      const { error } = await client.books.create(input).result();
      expect(error).toMatchObject(expected);
      expectNoCanary(error);
    }
    expectNoCanary(await onlookers.seen());
  });

  test("hides the secret in the error that http returns", async () => {
    const { client } = await open(echo(403, "application/json"));
    for (const _ of writings) {
      const { error } = await client.http.POST("/v1/books", { params: input as object });
      expect(error).toHaveProperty("error");
      expectNoCanary(error);
    }
  });
});
