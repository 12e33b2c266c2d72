import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "./answer.ts";
import { bundleExamples } from "./bundle-examples.ts";
import { type BundledDocument, readBundle } from "./bundled-document.ts";
import { type ContractServer, type ReceivedRequest, startContractServer } from "./contract-server.ts";
import type { Document } from "./document.ts";
import { valueAt } from "./pointer.ts";

export type { BundledDocument } from "./bundled-document.ts";

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
 * arrives once, breaks nothing of the contract, gives what the server answered, and fails with an error of the
 * documented parts; and no operation is left out.
 *
 * @param createClient gives the client credentials that are no word of a documented failure: errors redact them
 * @param also looks at what every request of this client has in common, such as its credentials
 */
export function holdToContract<Client>(
  bundle: BundledDocument,
  createClient: (baseUrl: string) => Client,
  calls: Readonly<Record<string, Call<Client>>>,
  also: (received: ReceivedRequest) => void,
): void {
  const document = readBundle(bundle);
  const { failures } = bundleExamples(bundle);
  const failing = Object.entries(calls).filter(([operationId]) => failures(operationId).length > 0);
  let server: ContractServer;
  let client: Client;

  beforeAll(async () => {
    server = await startContractServer(document);
    client = createClient(server.url);
  });
  afterAll(() => server.close());

  test.each(Object.entries(calls))("%s sends what the contract asks for", async (operationId, call) => {
    const before = server.received.length;
    const data = await call.send(client);
    const received = server.received.slice(before);
    expect(received).toMatchObject([{ operationId, violations: [], path: call.path ?? {} }]);
    const [request] = received as [ReceivedRequest];
    expect(request.body).toBe(call.body === undefined ? "" : JSON.stringify(call.body));
    if (call.target !== undefined) expect(request.target).toBe(call.target);
    expect(data).toEqual(request.answer.body);
    also(request);
  });

  // A document that states no status of failure has none of these.
  if (failing.length > 0) {
    test.each(failing)("%s fails with the documented parts", async (operationId, call) => {
      for (const failure of failures(operationId)) {
        server.answerWith(operationId, () => failure);
        const error = await Promise.resolve(call.send(client)).catch((reason: unknown) => reason);
        expect(error).toMatchObject({ operationId, ...partsOf(document, failure) });
      }
      server.answerWith(operationId, undefined);
    });
  }

  test("every operation of the document is called", () => {
    expect(Object.keys(calls)).toHaveLength(bundle.operations);
  });
}

/** What the error of a failure must say. */
function partsOf({ "x-errors": errors = {} }: Document, { status, body }: Answer): object {
  const { code, message } = errors;
  return {
    status,
    body,
    ...(code !== undefined && { code: valueAt(body, code) ?? undefined }),
    ...(message !== undefined && { message: expect.stringContaining(String(valueAt(body, message))) }),
  };
}
