import type { OperationDefinition, ServiceDefinition } from "@seamline/client-core";
import type { Echo } from "../suite-server.ts";
import { type Check, expectEqual } from "./check.ts";

/** Exports of one entry, such as `@seamline/edge/reference`. */
type Entry = Readonly<Record<string, unknown>>;

export type Entries = Readonly<Record<string, Entry>>;

type CreateClient = (options: { readonly baseUrl: string; readonly auth: false }) => unknown;

/** Checks that every entry can be imported and every client can make a call. */
export function entryChecks(address: string, entries: Entries): Check[] {
  return Object.entries(entries).map(([name, entry]) => {
    const factory = Object.keys(entry).find((key) => /^create\w+Client$/.test(key));
    const { definition } = entry as { definition?: ServiceDefinition<unknown> };
    return factory && definition
      ? {
          name: `${name} calls`,
          run: () => callSome(entry, entry[factory] as CreateClient, definition, address),
        }
      : {
          name: `${name} can be imported`,
          run: async () => expectEqual(Object.keys(entry).length > 0, true),
        };
  });
}

type Call = (...args: unknown[]) => Promise<Echo>;

/** Calls the first GET operation: the entry's function, or else the resource tree's method. */
async function callSome(
  entry: Entry,
  create: CreateClient,
  { operations }: ServiceDefinition<unknown>,
  address: string,
): Promise<void> {
  const found = Object.entries<OperationDefinition>(operations).find(([, { method }]) => method === "GET");
  if (!found) throw new Error("has no GET operation");
  const [operationId, { path, place, resourceName }] = found;
  const named = resourceName && { [resourceName.input]: filled(resourceName.pattern) };
  const parameters = [...path.matchAll(PARAMETER)].map(([, name]) => [name, name]);
  const client = create({ baseUrl: `${address}/echo`, auth: false });
  const input = named ?? Object.fromEntries(parameters);
  const method = place.reduce((node, name) => (node as Record<string, unknown> | undefined)?.[name], client);
  const standalone = entry[operationId] as Call | undefined;
  const echo = await (standalone ? standalone(client, input) : (method as Call)(input));
  expectEqual([echo.method, echo.path], ["GET", `/echo${filled(path)}`]);
}

const PARAMETER = /\{(\w+)\}/g;

/** Fills a template with the name of each parameter as its value. */
function filled(template: string): string {
  return template.replace(PARAMETER, "$1");
}
