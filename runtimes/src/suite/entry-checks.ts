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
      ? { name: `${name} calls`, run: () => callSome(entry[factory] as CreateClient, definition, address) }
      : {
          name: `${name} can be imported`,
          run: async () => expectEqual(Object.keys(entry).length > 0, true),
        };
  });
}

/** Calls the first GET operation. */
async function callSome(
  create: CreateClient,
  { operations }: ServiceDefinition<unknown>,
  address: string,
): Promise<void> {
  const operation = Object.values<OperationDefinition>(operations).find(({ method }) => method === "GET");
  if (!operation) throw new Error("has no GET operation");
  const { path, place, resourceName } = operation;
  const named = resourceName && { [resourceName.input]: filled(resourceName.pattern) };
  const parameters = [...path.matchAll(PARAMETER)].map(([, name]) => [name, name]);
  const client = create({ baseUrl: `${address}/echo`, auth: false });
  const call = place.reduce((node, name) => (node as Record<string, unknown>)[name], client);
  const { method, path: receivedPath } = await (call as (input: object) => Promise<Echo>)(
    named ?? Object.fromEntries(parameters),
  );
  expectEqual([method, receivedPath], ["GET", `/echo${filled(path)}`]);
}

const PARAMETER = /\{(\w+)\}/g;

/** Fills a template with the name of each parameter as its value. */
function filled(template: string): string {
  return template.replace(PARAMETER, "$1");
}
