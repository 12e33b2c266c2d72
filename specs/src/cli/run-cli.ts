import { readFileSync } from "node:fs";
import { helpText } from "@seamline/openapi/command-help";
import { MalformedPointerError, parseWrittenPointer } from "@seamline/openapi/json-pointer";
import { LedgerError } from "../ledger/ledger-error.ts";
import { RecordingError, RecordingProblems } from "../observe/recording/recording-error.ts";
import { provenanceOf } from "../provenance-of.ts";
import { UnknownPointerError } from "../unknown-pointer-error.ts";
import { verificationOf } from "../verification-of.ts";
import { command } from "./command-description.ts";
import { chooseProfile, findDocument, type ListedDocument, UnknownDocumentError } from "./find-document.ts";
import { type ObserveRequest, parseArguments, type Request, UsageError } from "./parse-arguments.ts";
import { pointsData, pointsReport } from "./points-report.ts";
import { provenanceReport } from "./provenance-report.ts";
import type { VerifyRequest } from "./verify-arguments.ts";
import { withLedger } from "./with-ledger.ts";

export interface Output {
  readonly log: (text: string) => void;
  readonly error: (line: string) => void;
}

/** Errors that the user can fix. */
const EXPECTED = [
  UsageError,
  UnknownDocumentError,
  MalformedPointerError,
  UnknownPointerError,
  LedgerError,
  RecordingError,
  RecordingProblems,
];

/** Names of errors that the user can fix. Their modules are only imported by the commands that need them. */
const EXPECTED_NAMES: readonly string[] = [
  "OverlayError",
  "ContractError",
  "DocumentFileError",
  "KnownDifferencesError",
  "CredentialsError",
  "FailedRunError",
  "InvalidHeadersError",
  "UnreachableError",
  "WorkflowsError",
  "InsecureUrlError",
];

interface Context {
  readonly output: Output;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface Outcome {
  readonly text: string;
  /** Lines for standard error, printed after the text. */
  readonly notices?: readonly string[];
  readonly exitCode: 0 | 1 | 2;
}

/**
 * Runs the command. Writes a line to `output.error` for each problem with the arguments or recordings.
 *
 * @param now milliseconds since 1970, which determine whether a fact's confirmation is stale.
 * @returns the exit code: 1 for an error, or 2 if drift was found and `--fail-on drift` was set. For `verify`, 1 if the
 *   service breaks its contract, or 2 if the run was not possible or is incomplete.
 */
export async function runCli(
  args: readonly string[],
  output: Output,
  now: number = Date.now(),
): Promise<0 | 1 | 2> {
  const failure = args[0] === "verify" ? 2 : 1;
  try {
    const { request, problems } = parseArguments(args);
    const errors = await errorsOf(request, problems);
    if (errors.length > 0 || request === undefined) {
      report(errors, output);
      return failure;
    }
    const { text, notices = [], exitCode } = await outcomeOf(request, { output, now });
    output.log(printable(text));
    for (const line of notices) output.error(printable(line));
    return exitCode;
  } catch (error) {
    // For verify, exit code 1 means a finding, so an unexpected error must use a different code.
    if (!isExpected(error) && args[0] !== "verify") throw error;
    report([error as Error], output);
    return failure;
  }
}

function report(errors: readonly Error[], output: Output): void {
  for (const error of errors) {
    const hint = error instanceof UsageError ? " (see seamline-specs --help)" : "";
    for (const line of `${error.message}${hint}`.split("\n"))
      output.error(printable(`seamline-specs: ${line}`));
  }
}

function isExpected(error: unknown): error is Error {
  if (EXPECTED.some((type) => error instanceof type)) return true;
  return error instanceof Error && EXPECTED_NAMES.includes(error.name);
}

/** Returns the errors in the command line, the document name and the pointer. */
async function errorsOf(request: Request | undefined, problems: readonly string[]): Promise<Error[]> {
  const errors: Error[] = problems.length > 0 ? [new UsageError(...problems)] : [];
  if (request === undefined || !("document" in request)) return errors;
  const documents = request.document ? chooseProfile(await listedDocuments(), request.asShown) : [];
  for (const check of [
    () => request.document && findDocument(documents, request.document),
    () => request.kind === "provenance" && parseWrittenPointer(request.pointer),
  ])
    try {
      check();
    } catch (error) {
      if (!isExpected(error)) throw error;
      errors.push(error);
    }
  return errors;
}

async function outcomeOf(request: Request, context: Context): Promise<Outcome> {
  if (request.kind === "observe") return observeOutcome(request, context.output);
  if (request.kind === "verify") return verifyOutcome(request, context.output);
  return { text: await outputOf(request, context), exitCode: 0 };
}

async function outputOf(
  request: Exclude<Request, ObserveRequest | VerifyRequest>,
  context: Context,
): Promise<string> {
  switch (request.kind) {
    case "help":
      return helpText(command);
    case "version":
      return version();
    case "points":
      return pointsOutput(request, context);
    case "provenance":
      return provenanceOutput(request, context);
  }
}

async function pointsOutput(request: Request & { kind: "points" }, context: Context): Promise<string> {
  const { document, word, asShown, json } = request;
  const chosen =
    document === undefined
      ? chooseProfile(await listedDocuments(), asShown)
      : [await chosenDocument({ ...request, document }, context)];
  return json ? toJson(pointsData(chosen, word, context.now)) : pointsReport(chosen, word, context.now);
}

async function provenanceOutput(
  request: Request & { kind: "provenance" },
  context: Context,
): Promise<string> {
  const document = await chosenDocument(request, context);
  const provenance = provenanceOf(document, request.pointer);
  const verification = verificationOf(document, request.pointer, context.now);
  return request.json
    ? toJson({ ...provenance, verification })
    : provenanceReport(request.pointer, document.profile, provenance, verification);
}

/** Returns the document with this name in the requested profile, with the facts from the requested ledger. */
async function chosenDocument(
  { document, asShown, ledger }: { document: string; asShown: boolean; ledger?: string },
  { output }: Context,
): Promise<ListedDocument> {
  const documents = await listedDocuments();
  const found = findDocument(chooseProfile(documents, asShown), document);
  return withLedger(found, ledger, documents, (line) => output.error(printable(line)));
}

/** Imports the recording code on demand, because the other commands need neither it nor its dependencies. */
async function observeOutcome(request: ObserveRequest, output: Output): Promise<Outcome> {
  const { observe, record } = await import("./observe.ts");
  await record(request, (line) => output.error(printable(line)));
  const documents = chooseProfile(await listedDocuments(), request.asShown);
  const { report, text, hasDrift } = await observe(request, documents);
  const exitCode = request.failsOnDrift && hasDrift ? 2 : 0;
  return { text: request.json ? toJson(report) : text, exitCode };
}

async function verifyOutcome(request: VerifyRequest, output: Output): Promise<Outcome> {
  const { verify } = await import("./verify.ts");
  const say = (line: string) => output.error(printable(line));
  const { report, text, notices, exitCode } = await verify(request, await listedDocuments(), say);
  return { text: request.json ? toJson(report) : text, notices, exitCode };
}

/** Imports the index on demand, because it is built after this module. */
async function listedDocuments(): Promise<readonly ListedDocument[]> {
  const index = new URL("../../dist/index.js", import.meta.url);
  const { documents } = (await import(index.href)) as { documents: readonly ListedDocument[] };
  return documents;
}

/**
 * Escapes control characters other than line breaks, and characters that change text direction. File names and
 * recordings may contain these characters, and terminals interpret them.
 */
function printable(text: string): string {
  return text.replace(
    /(?!\n)[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function version(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
