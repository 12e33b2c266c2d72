import { afterEach, describe, expect, test, vi } from "vitest";
import {
  type ApiCall,
  apiKeyCookie,
  type CallOptions,
  createClient,
  isRedirectError,
  type ServiceClient,
  writeCookies,
} from "../src/index.ts";
import { json, type Reply, startServer } from "./support/loopback-server.ts";

interface Shop extends ServiceClient<object> {
  cart(input?: { cookie?: object }, options?: CallOptions): ApiCall<unknown>;
  other(input?: { cookie?: object }): ApiCall<unknown>;
}

const KEY = "k9f3-Zq71xP0b2";

async function shop(reply: () => Reply = () => json({})) {
  const server = await startServer(reply);
  const cart = { method: "GET", path: "/cart", place: ["cart"], idempotent: true, cookies: writeCookies };
  const other = { method: "GET", path: "/other", place: ["other"], idempotent: true };
  const client = createClient<Shop>(
    { title: "Shop", features: [], operations: { cart, other } },
    { baseUrl: server.url, auth: apiKeyCookie("session", KEY) },
  );
  return { client, cookies: () => server.received.map(({ headers }) => headers.cookie) };
}

describe("cookies", () => {
  test("sends the credential cookie along with cookies from the input and the options", async () => {
    const { client, cookies } = await shop();
    await client.cart({ cookie: { theme: "dark; session=x", size: 2, none: undefined } });
    await client.cart({}, { headers: { cookie: "session=old; a=b" } });
    await client.other();
    await client.http.GET("/cart" as never, { params: { cookie: { theme: "light" } } } as never);
    expect(cookies()).toEqual([
      `theme=dark%3B%20session%3Dx; size=2; session=${KEY}`,
      `a=b; session=${KEY}`,
      `session=${KEY}`,
      `theme=light; session=${KEY}`,
    ]);
  });

  test("does not retry a rejected cookie credential", async () => {
    const { client, cookies } = await shop(() => json({}, 401));
    expect((await client.cart({ cookie: { theme: "dark" } }).result()).status).toBe(401);
    expect(cookies()).toHaveLength(1);
  });

  test("errors do not contain the cookie credential, and redirects are not followed", async () => {
    const { client } = await shop(() => json({ message: `rejected: ${KEY}`, theme: "dark" }, 400));
    const error = await client.cart({ cookie: { theme: "dark" } }).catch((reason: unknown) => reason);
    expect(JSON.stringify(error)).toContain("rejected: [redacted]");
    expect(JSON.stringify(error)).not.toContain(KEY);
    const moved = await shop(() => ({ status: 302, headers: { location: `/?s=${KEY}` } }));
    const redirect = await moved.client.cart().catch((reason: unknown) => reason);
    expect(isRedirectError(redirect)).toBe(true);
    expect(JSON.stringify(redirect)).not.toContain(KEY);
    expect(moved.cookies()).toHaveLength(1);
  });

  test("apiKeyCookie rejects names and values that a cookie cannot contain", () => {
    for (const value of ["", "a;b", "a b", 'a"', "a\n"]) {
      expect(() => apiKeyCookie("session", value)).toThrow(
        "apiKeyCookie: key must be a non-empty cookie value",
      );
    }
    expect(() => apiKeyCookie("a=b", "c")).not.toThrow();
    expect(() => apiKeyCookie("a b", "c")).toThrow("must be a non-empty cookie value");
  });

  test("rejects undocumented cookies and cookies whose value is an array", async () => {
    const { client } = await shop();
    await expect(client.cart({ cookie: { theme: ["a"] } })).rejects.toThrow("cookie.theme must be a string");
    await expect(client.other({ cookie: {} })).rejects.toThrow("input.cookie is unknown");
  });
});

describe("cookies in a browser", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("in a browser, a call with cookies fails before anything is sent", async () => {
    const { client, cookies } = await shop();
    const Original = Request;
    // Browsers drop the header.
    vi.stubGlobal(
      "Request",
      class extends Original {
        constructor(url: string, init: RequestInit = {}) {
          super(url, { ...init, headers: {} });
        }
      },
    );
    await expect(client.other()).rejects.toMatchObject({
      name: "InvalidArgumentError",
      message: expect.stringContaining("auth cannot be sent by a browser: let the service set"),
    });
    const keyless = client.withOptions({ auth: false });
    await expect(keyless.cart({ cookie: { theme: "dark" } })).rejects.toThrow(
      "cookie cannot be sent by a browser",
    );
    expect(cookies()).toEqual([]);
  });
});
