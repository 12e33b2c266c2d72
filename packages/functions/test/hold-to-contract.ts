import { readFile } from "node:fs/promises";
import { bearer, type ClientOptions } from "@seamline/client-core";
import { type ContractServer, startContractServer } from "@seamline/contract-server";
import { documents } from "@seamline/specs";
import { afterAll, beforeAll, expect, test } from "vitest";

/** One call of an operation, and what must arrive because of it. */
export interface Call<Client> {
  readonly send: (client: Client) => PromiseLike<unknown>;
  /** Path parameters of the template, decoded. */
  readonly path?: Record<string, string>;
  readonly body?: unknown;
}

/** Sends every call to a server that holds it against the bundle of one version of the functions service. */
export function holdToContract<Client>(
  version: string,
  createClient: (options: ClientOptions) => Client,
  calls: Readonly<Record<string, Call<Client>>>,
): void {
  const document = documents.find((each) => each.service === "functions" && each.version === version);
  if (!document) throw new Error(`No document of functions ${version} is bundled.`);
  let server: ContractServer;
  let client: Client;

  beforeAll(async () => {
    server = await startContractServer(JSON.parse(await readFile(document.files.json, "utf8")));
    client = createClient({ baseUrl: server.url, auth: bearer("token") });
  });
  afterAll(() => server.close());

  test.each(Object.entries(calls))("%s sends what the contract asks for", async (operationId, call) => {
    const before = server.received.length;
    await call.send(client);
    const received = server.received.slice(before);
    expect(received).toMatchObject([{ operationId, violations: [], path: call.path ?? {} }]);
    expect(received[0]?.target).toMatch(new RegExp(`^/${version}/`));
    expect(received[0]?.body).toBe(call.body === undefined ? "" : JSON.stringify(call.body));
  });

  test("every operation of the document is called", () => {
    expect(Object.keys(calls)).toHaveLength(document.operations);
  });
}
