import type { TimeoutError } from "@seamline/client-core";
import { type Check, expectEqual, expectError } from "./check.ts";
import { createRoutesClient } from "./routes-client.ts";

/** Checks limits and pauses, which depend on the runtime's timers and signals. */
export function limitChecks(address: string): Check[] {
  const { routes } = createRoutesClient(address, { retry: false });
  const endings = ["silent", "stalled"].flatMap((route): Check[] => [
    {
      name: `ends an aborted call: ${route}`,
      run: async () => {
        const controller = new AbortController();
        const call = routes.get({ route }, { signal: controller.signal });
        setTimeout(() => controller.abort(), 20);
        await expectError(atOnce(call), "AbortError");
      },
    },
    {
      name: `ends a call that takes too long: ${route}`,
      run: async () => {
        const error = await expectError(atOnce(routes.get({ route }, { timeoutMs: 20 })), "TimeoutError");
        expectEqual((error as TimeoutError).limit, "timeoutMs");
      },
    },
  ]);
  return [
    ...endings,
    {
      name: "retries after 429",
      run: async () => {
        const id = crypto.randomUUID();
        const { attempts } = await createRoutesClient(`${address}/busy/${id}`)
          .routes.get({ route: "x" })
          .withResponse();
        expectEqual(attempts, 2);
      },
    },
    {
      name: "throws a NetworkError for a failed connection",
      run: async () => {
        // No server listens on port 9 ("discard", RFC 863), and browsers block this port.
        await expectError(
          createRoutesClient("http://127.0.0.1:9", { retry: false }).routes.get({ route: "x" }),
          "NetworkError",
        );
      },
    },
  ];
}

/** @throws Error if the call takes much longer than its limit */
async function atOnce<Data>(call: Promise<Data>): Promise<Data> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the call did not finish")), 3_000);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}
