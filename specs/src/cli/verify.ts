import { assertRecordable, type RecordedRun, recordRun } from "../ledger/record-run.ts";
import { writeProposals } from "../observe/proposal/write-proposals.ts";
import { readDocumentFile, readPackagedDocument } from "../verify/contract/read-document.ts";
import type { VerifiedDocument } from "../verify/contract/verified-document.ts";
import { readKnownDifferences } from "../verify/findings/known-differences.ts";
import { type VerifyData, verifyData } from "../verify/report/verify-data.ts";
import { verifyText } from "../verify/report/verify-text.ts";
import { Redaction } from "../verify/traffic/redaction.ts";
import { UnreachableError } from "../verify/traffic/sender.ts";
import { type VerifyOptions, type VerifyResult, verifyService } from "../verify/verify-service.ts";
import { readWorkflowFile } from "../verify/workflows/read-workflows.ts";
import { chooseProfile, findDocument, type ListedDocument } from "./find-document.ts";
import { requestHeaders } from "./request-headers.ts";
import type { VerifyRequest } from "./verify-arguments.ts";

interface Verified {
  readonly report: VerifyData;
  readonly text: string;
  /** Lines about the ledger and about files that could not be written. They follow the report. */
  readonly notices: readonly string[];
  /**
   * 1 if the service breaks its contract, 2 if the run was incomplete, could not remove items, or could not write
   * files.
   */
  readonly exitCode: 0 | 1 | 2;
}

/** Checks a service against a contract. Ctrl-C ends the run after it has removed everything it created. */
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
  const interrupt = () => onSignal(interruption, say);
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", interrupt);
  try {
    const options = { ...optionsOf(request), headers, signal: interruption.signal };
    const result = await completed(document, options);
    return verified(request, document, result, interruption.signal.aborted);
  } finally {
    process.removeListener("SIGINT", interrupt);
    process.removeListener("SIGTERM", interrupt);
  }
}

/** The first signal ends the run after its items have been removed; the second ends it immediately. */
function onSignal(interruption: AbortController, say: (line: string) => void): void {
  if (interruption.signal.aborted) {
    say(
      "Interrupted again: items from this run may remain on the service. Their names begin with seamline-verify.",
    );
    process.exit(130);
  }
  say("Interrupted: removing everything that this run has created.");
  interruption.abort();
}

/** Thrown if a run fails for an unexpected reason. */
class FailedRunError extends Error {
  override readonly name: string = "FailedRunError";
}

/** Runs the check. Redacts unexpected errors, because they can contain credentials. */
async function completed(document: VerifiedDocument, options: VerifyOptions): Promise<VerifyResult> {
  try {
    return await verifyService(document, options);
  } catch (error) {
    if (error instanceof UnreachableError) throw error;
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new FailedRunError(`the run failed: ${new Redaction(options.headers ?? {}).redact(text)}`);
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

function verified(
  request: VerifyRequest,
  document: VerifiedDocument,
  result: VerifyResult,
  isInterrupted: boolean,
): Verified {
  const problems: string[] = [];
  const { propose, record } = request;
  const proposals =
    propose === undefined ? [] : attempt(() => writeProposals(result.observation, propose), [], problems);
  const recorded =
    record === undefined
      ? undefined
      : attempt(() => describeRecord(recordRun(record, result.run, document.bundle)), undefined, problems);
  const report = verifyData(result, proposals);
  const isIncomplete = isInterrupted || result.isUnresponsive || problems.length > 0;
  const exitCode = isIncomplete ? 2 : result.findings.length > 0 ? 1 : result.left.length > 0 ? 2 : 0;
  const notices = [...(recorded === undefined ? [] : [recorded]), ...problems];
  return { report, text: verifyText(report), notices, exitCode };
}

/** Writes a file. Adds an error to `problems` instead of throwing it, so that the report is still printed. */
function attempt<Result>(write: () => Result, otherwise: Result, problems: string[]): Result {
  try {
    return write();
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
    return otherwise;
  }
}

function documentOf(request: VerifyRequest, documents: readonly ListedDocument[]): VerifiedDocument {
  const { spec, overlays, document, asShown } = request;
  if (spec !== undefined) return readDocumentFile(spec, overlays);
  return readPackagedDocument(findDocument(chooseProfile(documents, asShown), document), overlays);
}

function optionsOf(request: VerifyRequest) {
  const { url, allowWrites, rate, maxRequests, seed, operations, values, workflows, known } = request;
  return {
    baseUrl: url,
    allowWrites,
    operations,
    workflows: workflows.map(readWorkflowFile),
    values: Object.fromEntries(values.map((each) => each.split(/=(.*)/s).slice(0, 2))),
    ...(rate !== undefined && { rate }),
    ...(maxRequests !== undefined && { maxRequests }),
    ...(seed !== undefined && { seed }),
    ...(known !== undefined && { known: readKnownDifferences(known) }),
  };
}
