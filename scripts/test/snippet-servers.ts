import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type ContractServer, startContractServer } from "@seamline/contract-server";
import { entryIn } from "./snippets.ts";

/** Servers that stand behind the addresses in snippets. */
export interface SnippetServers extends AsyncDisposable {
  /**
   * Address to use instead of the one in the snippet.
   *
   * @throws Error for a snippet that does not say which document its client speaks
   */
  addressFor(code: string): Promise<string>;
  /** What the snippets sent against a contract. */
  violations(): readonly string[];
}

/**
 * Stands ready with one server per document, which holds requests against it and starts when a snippet first asks
 * for it, and one that answers every request.
 */
export async function startSnippetServers(): Promise<SnippetServers> {
  const contracts = new Map<string, ContractServer>();
  const other = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end('{"title":"Emma"}');
  });
  await once(other.listen(0, "127.0.0.1"), "listening");
  return {
    async addressFor(code) {
      const entry = entryIn(code);
      if (!entry) return `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
      const document: unknown = JSON.parse(readFileSync(entry.document.files.json, "utf8"));
      const server = contracts.get(entry.specifier) ?? (await startContractServer(document));
      contracts.set(entry.specifier, server);
      return server.url;
    },
    violations: () =>
      [...contracts.values()].flatMap((server) => server.received.flatMap((request) => request.violations)),
    async [Symbol.asyncDispose]() {
      other.close();
      await Promise.all([...contracts.values()].map((server) => server.close()));
    },
  };
}
