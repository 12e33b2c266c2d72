import { apiKey, apiKeyCookie, bearer } from "@seamline/client-core";
import type { Echo } from "../suite-server.ts";
import { type Check, expectEqual, expectError } from "./check.ts";
import { createRoutesClient } from "./routes-client.ts";

const SECRET = "s3cret-of-the-suite";

/** Checks credentials, which runtimes handle differently in redirects and printed errors. */
export function secretChecks(address: string): Check[] {
  const { routes } = createRoutesClient(address, { auth: apiKey("AccessKey", SECRET), retry: false });
  return [
    {
      name: "sends a key in a header",
      run: async () => {
        const { headers } = (await routes.get({ route: "echo" })) as Echo;
        expectEqual(headers.accesskey, SECRET);
      },
    },
    {
      name: "sends a bearer token",
      run: async () => {
        const client = createRoutesClient(address, { auth: bearer(async () => SECRET) });
        const { headers } = (await client.routes.get({ route: "echo" })) as Echo;
        expectEqual(headers.authorization, `Bearer ${SECRET}`);
      },
    },
    {
      name: "sends a key in a cookie, or throws if programs cannot set cookies",
      run: async () => {
        const client = createRoutesClient(address, { auth: apiKeyCookie("sid", SECRET), retry: false });
        const call = client.routes.get({ route: "echo" });
        if ("document" in globalThis) {
          const { message } = await expectError(call, "InvalidArgumentError");
          expectEqual(message.includes("cannot be sent by a browser"), true);
        } else {
          const { headers } = (await call) as Echo;
          expectEqual(headers.cookie, `sid=${SECRET}`);
        }
      },
    },
    {
      name: "does not follow redirects",
      run: async () => {
        await expectError(routes.get({ route: "redirected" }), "RedirectError");
        await expectError(routes.put({ route: "redirected", body: {} }), "RedirectError");
        expectEqual(await routes.get({ route: "visits" }), 0);
      },
    },
    {
      name: "hides secrets in printed errors",
      run: async () => {
        const errors = [
          await expectError(routes.get({ route: "redirected" }), "RedirectError"),
          await expectError(routes.get({ route: "silent" }, { timeoutMs: 20 }), "TimeoutError"),
          await expectError(routes.get({ route: "forbidden" }), "ApiError"),
        ];
        const printed = errors.map((error) => `${error.stack}${inspect(error)}${JSON.stringify(error)}`);
        expectEqual(
          printed.filter((text) => text.includes(SECRET)),
          [],
        );
      },
    },
  ];
}

type Inspect = (value: unknown, options: object) => string;

interface Platform {
  readonly Bun?: { readonly inspect: Inspect };
  readonly Deno?: { readonly inspect: Inspect };
  readonly process?: {
    readonly getBuiltinModule?: (id: string) => { readonly inspect: Inspect } | undefined;
  };
}

const { Bun, Deno, process } = globalThis as Platform;

/** Formats a value as the runtime's console does. Browsers do not provide a function for this. */
const inspect: (value: unknown) => string = (value) => {
  const show = (Bun ?? Deno ?? process?.getBuiltinModule?.("node:util"))?.inspect ?? String;
  return show(value, { depth: 20, showHidden: true });
};
