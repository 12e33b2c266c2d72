import { readFile } from "node:fs/promises";
import { type ContractServer, type Script, startContractServer } from "@seamline/contract-server";
import { documents, type SpecDocument } from "@seamline/specs";

/** A loopback server that responds as described by one document. */
export interface ServiceStandIn extends AsyncDisposable {
  readonly url: string;
  /** Every request so far, with its contract violations. */
  readonly received: ContractServer["received"];
}

/**
 * Starts a server that validates requests against one of the specs and responds with its examples.
 *
 * @param scripts other responses, by operationId
 * @throws Error if there is no such document
 */
export async function startServiceStandIn(
  which: Pick<SpecDocument, "service" | "version" | "profile">,
  scripts: Readonly<Record<string, Script>> = {},
): Promise<ServiceStandIn> {
  const found = documents.find(
    ({ service, version, profile }) =>
      service === which.service && version === which.version && profile === which.profile,
  );
  if (!found)
    throw new Error(`The specs have no document for ${which.service} ${which.version}, ${which.profile}.`);
  const server = await startContractServer(JSON.parse(await readFile(found.files.json, "utf8")));
  for (const [operationId, script] of Object.entries(scripts)) server.respondWith(operationId, script);
  return { url: server.url, received: server.received, [Symbol.asyncDispose]: () => server.close() };
}
