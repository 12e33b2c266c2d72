import { assertRecordable, type RecordedRun, recordRun } from "../ledger/record-run.ts";
import { writeProposals } from "../observe/proposal/write-proposals.ts";
import { readDocumentFile, readPackagedDocument } from "../verify/contract/read-document.ts";
import type { VerifiedDocument } from "../verify/contract/verified-document.ts";
import { readKnownDifferences } from "../verify/findings/known-differences.ts";
import { type VerifyData, verifyData } from "../verify/report/verify-data.ts";
import { verifyText } from "../verify/report/verify-text.ts";
import { type VerifyResult, verifyService } from "../verify/verify-service.ts";
import { chooseProfile, findDocument, type ListedDocument } from "./find-document.ts";
import { requestHeaders } from "./request-headers.ts";
import type { VerifyRequest } from "./verify-arguments.ts";

interface Verified {
  readonly report: VerifyData;
  readonly text: string;
  /** 1 if the service breaks its contract, 2 if the run was interrupted. */
  readonly exitCode: 0 | 1 | 2;
}

/** Checks a service against a contract. Ctrl-C ends the run after removing everything that it has created. */
export async function verify(
  request: VerifyRequest,
  documents: readonly ListedDocument[],
  say: (line: string) => void,
): Promise<Verified> {
  const document = documentOf(request, documents);
  const headers = requestHeaders(request.headers, process.env, document.bundle);
  assertSecure(request.url, headers);
  if (request.record !== undefined) assertRecordable(request.record, document.service);
  const interruption = new AbortController();
  const interrupt = () => {
    say("Interrupted: removing everything that this run has created.");
    interruption.abort();
  };
  process.once("SIGINT", interrupt);
  process.once("SIGTERM", interrupt);
  try {
    const result = await verifyService(document, {
      ...optionsOf(request),
      headers,
      signal: interruption.signal,
    });
    if (request.record !== undefined)
      say(describeRecord(recordRun(request.record, result.run, document.bundle)));
    return verified(request, result, interruption.signal.aborted);
  } finally {
    process.removeListener("SIGINT", interrupt);
    process.removeListener("SIGTERM", interrupt);
  }
}

/** Thrown if credentials would be sent without encryption. */
class InsecureUrlError extends Error {
  override readonly name: string = "InsecureUrlError";
}

function assertSecure(url: string, headers: Readonly<Record<string, string>>): void {
  const { protocol, hostname } = new URL(url);
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  if (protocol === "https:" || isLocal || Object.keys(headers).length === 0) return;
  throw new InsecureUrlError(`--url must use https, because the requests contain credentials: ${url}`);
}

function describeRecord({ file, confirmed, disputed, changed }: RecordedRun): string {
  const counts = `${confirmed} confirmed, ${disputed.length} contradicted`;
  const forgotten =
    changed.length === 0 ? "" : `; removed the earlier runs of ${changed.length} changed facts`;
  return `Recorded facts in ${file}: ${counts}${forgotten}.`;
}

function verified(request: VerifyRequest, result: VerifyResult, isInterrupted: boolean): Verified {
  const { propose } = request;
  const proposals = propose === undefined ? [] : writeProposals(result.observation, propose);
  const report = verifyData(result, proposals);
  const exitCode = isInterrupted ? 2 : result.findings.length > 0 ? 1 : 0;
  return { report, text: verifyText(report), exitCode };
}

function documentOf(request: VerifyRequest, documents: readonly ListedDocument[]): VerifiedDocument {
  const { spec, overlays, document, asShown } = request;
  if (spec !== undefined) return readDocumentFile(spec, overlays);
  return readPackagedDocument(findDocument(chooseProfile(documents, asShown), document), overlays);
}

function optionsOf(request: VerifyRequest) {
  const { url, allowWrites, rate, maxRequests, seed, operations, values, known } = request;
  return {
    baseUrl: url,
    allowWrites,
    operations,
    values: Object.fromEntries(values.map((each) => each.split(/=(.*)/s).slice(0, 2))),
    ...(rate !== undefined && { rate }),
    ...(maxRequests !== undefined && { maxRequests }),
    ...(seed !== undefined && { seed }),
    ...(known !== undefined && { known: readKnownDifferences(known) }),
  };
}
