import { checkedFacts } from "../ledger/checked-facts.ts";
import { readBundle } from "../spec-document.ts";
import { documentName, type ListedDocument } from "./find-document.ts";

/**
 * Returns a document with the facts from another ledger. Imports the reader on demand, because it needs the YAML
 * parser.
 *
 * @param ledger path of the ledger; without it, the document keeps its own ledger.
 * @param documents all documents in every profile.
 * @param warn receives a line for each fact that the contract no longer contains.
 * @throws {LedgerError} with all problems in the ledger.
 */
export async function withLedger(
  document: ListedDocument,
  ledger: string | undefined,
  documents: readonly ListedDocument[],
  warn: (line: string) => void,
): Promise<ListedDocument> {
  if (ledger === undefined) return document;
  const [{ readLedger }, { orphanedFacts }] = await Promise.all([
    import("../ledger/read-ledger.ts"),
    import("../ledger/orphaned-facts.ts"),
  ]);
  const read = readLedger(ledger);
  const profiles = documents.filter((each) => documentName(each) === documentName(document));
  for (const { line, message } of orphanedFacts(read, profiles.map(readBundle))) {
    warn(`${ledger}:${line}: ${message}`);
  }
  return { ...document, facts: checkedFacts(read, readBundle(document)) };
}
