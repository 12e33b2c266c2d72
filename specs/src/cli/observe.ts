import { listedObservedDocument } from "../observe/contract/observed-document.ts";
import { readServerAddress } from "../observe/contract/server-addresses.ts";
import { observeExchanges } from "../observe/observe-recordings.ts";
import { writeProposals } from "../observe/proposal/write-proposals.ts";
import { readLoopbackAddress, readUpstream } from "../observe/proxy/loopback-address.ts";
import { startRecordingProxy } from "../observe/proxy/recording-proxy.ts";
import { readRecordings } from "../observe/recording/read-recording.ts";
import { hasDrift, observationData } from "../observe/report/observation-data.ts";
import { observationText } from "../observe/report/observation-text.ts";
import type { ListedDocument } from "./find-document.ts";
import type { ObserveRequest } from "./parse-arguments.ts";

/** Records traffic through the proxy until the process is interrupted. Does nothing without `--proxy`. */
export async function record(
  { proxy, recordings: [file = ""] }: ObserveRequest,
  say: (line: string) => void,
): Promise<void> {
  if (!proxy) return;
  const upstream = readUpstream(proxy.to);
  const running = await startRecordingProxy(readLoopbackAddress(proxy.address), upstream, file);
  say(`Recording to ${file}: ${running.url} forwards requests to ${upstream.origin}. Press Ctrl-C to stop.`);
  await interrupted();
  await running.close();
  say(`Recorded ${running.count} exchanges.`);
}

function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
}

interface Observed {
  readonly report: object;
  readonly text: string;
  readonly hasDrift: boolean;
}

/** Compares recordings with their services' documents, and writes the requested overlays. */
export async function observe(
  { recordings, servers, values, propose }: ObserveRequest,
  documents: readonly ListedDocument[],
): Promise<Observed> {
  const services = [...new Set(documents.map(({ service }) => service))];
  const addresses = servers.map((text) => readServerAddress(text, services));
  const observed = documents.map(listedObservedDocument);
  const observation = await observeExchanges(readRecordings(recordings), observed, addresses, { values });
  const proposals = propose === undefined ? [] : writeProposals(observation, propose);
  const report = { ...observationData(observation), proposals };
  return { report, text: observationText(report), hasDrift: hasDrift(observation) };
}
