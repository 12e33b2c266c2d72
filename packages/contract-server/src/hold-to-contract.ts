import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ContractServer, type ReceivedRequest, startContractServer } from "./contract-server.ts";

/** A bundled document, as the index of `@seamline/specs` lists it. */
export interface BundledDocument {
  /** How many operations it has. */
  readonly operations: number;
  readonly files: { readonly json: URL };
}

/** One call of an operation, and what must arrive because of it. */
export interface Call<Client> {
  readonly send: (client: Client) => PromiseLike<unknown>;
  /** Path parameters of the template, decoded. */
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Path and query as sent, where they are of interest. */
  readonly target?: string;
}

/**
 * Declares the tests that send every call to a server which holds it against a document: the right operation
 * arrives once, breaks nothing of the contract, and no operation is left out.
 *
 * @param also looks at what every request of this client has in common, such as its credentials
 */
export function holdToContract<Client>(
  document: BundledDocument,
  createClient: (baseUrl: string) => Client,
  calls: Readonly<Record<string, Call<Client>>>,
  also: (received: ReceivedRequest) => void,
): void {
  let server: ContractServer;
  let client: Client;

  beforeAll(async () => {
    server = await startContractServer(JSON.parse(await readFile(document.files.json, "utf8")));
    client = createClient(server.url);
  });
  afterAll(() => server.close());

  test.each(Object.entries(calls))("%s sends what the contract asks for", async (operationId, call) => {
    const before = server.received.length;
    await call.send(client);
    const received = server.received.slice(before);
    expect(received).toMatchObject([{ operationId, violations: [], path: call.path ?? {} }]);
    const [request] = received as [ReceivedRequest];
    expect(request.body).toBe(call.body === undefined ? "" : JSON.stringify(call.body));
    if (call.target !== undefined) expect(request.target).toBe(call.target);
    also(request);
  });

  test("every operation of the document is called", () => {
    expect(Object.keys(calls)).toHaveLength(document.operations);
  });
}
