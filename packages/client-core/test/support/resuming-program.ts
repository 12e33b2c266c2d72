/**
 * A separate program. `start URL` starts an operation and writes its reference. `resume URL REFERENCE` resumes it and
 * writes its result.
 */
import { type Clock, createClient, longRunning, type ServiceDefinition } from "../../src/index.ts";

const definition: ServiceDefinition<
  Record<string, Record<string, (...input: unknown[]) => Promise<unknown>>>
> = {
  title: "Press",
  features: [longRunning],
  operations: {
    printBook: {
      method: "POST",
      path: "/v1/books/{bookId}:print",
      place: ["books", "print"],
      idempotent: false,
      longRunning: { get: "getJob", parameters: { name: "/name" }, done: "/done", response: "/response" },
    },
    getJob: {
      method: "GET",
      path: "/v1/jobs/{job}",
      place: ["jobs", "get"],
      idempotent: true,
      resourceName: { input: "name", pattern: "jobs/{job}" },
    },
  },
};

const [task, baseUrl = "", text = ""] = process.argv.slice(2);
const clock: Clock = { now: () => 0, sleep: async () => undefined };
const { books, operations } = createClient(definition, { baseUrl, clock });
if (task === "start") {
  const printing = books?.print?.({ bookId: "emma" });
  await printing;
  process.stdout.write(JSON.stringify(printing));
} else {
  const printing = operations?.resume?.(JSON.parse(text)) as unknown as { wait(): Promise<unknown> };
  process.stdout.write(JSON.stringify(await printing.wait()));
}
