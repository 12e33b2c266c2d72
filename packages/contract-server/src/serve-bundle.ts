import { onTestFinished } from "vitest";
import { type BundledDocument, readBundle } from "./bundled-document.ts";
import { type ContractServer, startContractServer } from "./contract-server.ts";

/** Serves a bundled document for the length of a test. */
export async function serveBundle(bundle: BundledDocument): Promise<ContractServer> {
  const server = await startContractServer(readBundle(bundle));
  onTestFinished(() => server.close());
  return server;
}
