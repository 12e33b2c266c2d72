import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type ContractServer, startContractServer } from "@seamline/contract-server";
import { documents } from "@seamline/specs";
import { clientOf } from "./snippets.ts";

/** Servers that stand behind the addresses in snippets. */
export interface SnippetServers extends AsyncDisposable {
  /** Address to use instead of the one in the snippet. */
  addressFor(code: string): string;
  /** What the snippets sent against a contract. */
  violations(): readonly string[];
}

/** Starts one server per document, which holds requests against it, and one that answers every request. */
export async function startSnippetServers(): Promise<SnippetServers> {
  const contracts = new Map<string, ContractServer>();
  for (const { service, version, files } of documents) {
    contracts.set(
      `${service} ${version}`,
      await startContractServer(JSON.parse(readFileSync(files.json, "utf8"))),
    );
  }
  const other = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end('{"title":"Emma"}');
  });
  await once(other.listen(0, "127.0.0.1"), "listening");
  return {
    addressFor: (code) =>
      contractFor(contracts, code)?.url ?? `http://127.0.0.1:${(other.address() as AddressInfo).port}`,
    violations: () =>
      [...contracts.values()].flatMap((server) => server.received.flatMap((request) => request.violations)),
    async [Symbol.asyncDispose]() {
      other.close();
      await Promise.all([...contracts.values()].map((server) => server.close()));
    },
  };
}

function contractFor(
  contracts: ReadonlyMap<string, ContractServer>,
  code: string,
): ContractServer | undefined {
  const client = clientOf(code);
  if (!client) return undefined;
  const versions = documents.filter((document) => document.service === client.service);
  const version = client.version ?? (versions.length === 1 ? versions[0]?.version : undefined);
  const server = contracts.get(`${client.service} ${version}`);
  if (!server) throw new Error(`The snippet must say which version of ${client.service} it speaks:\n${code}`);
  return server;
}
