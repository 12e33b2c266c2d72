import type { Exchange } from "@seamline/openapi/recorded-exchange";
import { type IgnoredReason, OperationFinder } from "./contract/find-operation.ts";
import type { ObservedDocument } from "./contract/observed-document.ts";
import type { ServerAddress } from "./contract/server-addresses.ts";
import { DocumentObservation, type ObservationOptions } from "./document-observation.ts";
import { entryOf } from "./sightings.ts";

export interface Observation {
  /** Documents with at least one exchange, in their original order. */
  readonly documents: readonly DocumentObservation[];
  readonly exchanges: number;
  /** Number of ignored exchanges, by reason. */
  readonly ignored: ReadonlyMap<IgnoredReason, number>;
  /** Number of exchanges without a valid time. They are counted, but do not affect `firstSeen` and `lastSeen`. */
  readonly withoutTime: number;
}

/** Compares the exchanges of a recording with the documents of their services. */
export async function observeExchanges(
  exchanges: AsyncIterable<Exchange>,
  documents: readonly ObservedDocument[],
  addresses: readonly ServerAddress[],
  options: ObservationOptions,
): Promise<Observation> {
  const finder = new OperationFinder(documents, addresses);
  const observations = new Map<ObservedDocument, DocumentObservation>();
  const ignored = new Map<IgnoredReason, number>();
  let count = 0;
  let withoutTime = 0;
  for await (const exchange of exchanges) {
    count += 1;
    if (exchange.at === undefined) withoutTime += 1;
    const found = finder.find(exchange);
    if (found.kind === "ignored") {
      ignored.set(found.reason, (ignored.get(found.reason) ?? 0) + 1);
      continue;
    }
    const { document } = found;
    const observation = entryOf(observations, document, () => new DocumentObservation(document, options));
    if (found.kind === "operation") observation.add(exchange, found.routed);
    else observation.addUnknown(exchange, found.path);
  }
  const observed = documents.flatMap((document) => observations.get(document) ?? []);
  return { documents: observed, exchanges: count, ignored, withoutTime };
}
