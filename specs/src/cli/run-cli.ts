import { readFileSync } from "node:fs";
import { MalformedPointerError } from "@seamline/openapi/json-pointer";
import { provenanceOf } from "../provenance-of.ts";
import { UnknownPointerError } from "../unknown-pointer-error.ts";
import { chooseProfile, findDocument, type ListedDocument, UnknownDocumentError } from "./find-document.ts";
import { parseArguments, type Request, UsageError } from "./parse-arguments.ts";
import { pointsData, pointsReport } from "./points-report.ts";
import { provenanceReport } from "./provenance-report.ts";

/** Where the command writes. */
export interface Output {
  readonly log: (text: string) => void;
  readonly error: (line: string) => void;
}

const help = `seamline-specs: the extension points of the specs, and the origin of each part

Usage: seamline-specs points [DOCUMENT] [--as-shown] [--json]
       seamline-specs provenance DOCUMENT POINTER [--as-shown] [--json]

  points         the extension points of every document or of one: what fills them and what stays open
  provenance     whether a part is shown by the source, inferred, or filled by an overlay
  DOCUMENT       retention/v1; edge for a service without versions
  POINTER        a JSON pointer into the OpenAPI 3.1 bundle: /components/schemas/Matter
  --as-shown     the document as its source shows it, not its reference profile
  --json         the output as JSON
  -h, --help     this text
  -v, --version  version of this package`;

/** Errors that the user can fix. */
const EXPECTED = [UsageError, UnknownDocumentError, MalformedPointerError, UnknownPointerError];

/** Runs the command. Writes one line to `output.error` if its arguments are invalid. */
export async function runCli(args: readonly string[], output: Output): Promise<0 | 1> {
  try {
    output.log(await outputOf(parseArguments(args)));
    return 0;
  } catch (error) {
    if (!(error instanceof Error) || !EXPECTED.some((type) => error instanceof type)) throw error;
    const hint = error instanceof UsageError ? " (see seamline-specs --help)" : "";
    output.error(`seamline-specs: ${error.message}${hint}`);
    return 1;
  }
}

async function outputOf(request: Request): Promise<string> {
  switch (request.kind) {
    case "help":
      return help;
    case "version":
      return version();
    case "points":
      return pointsOutput(request);
    case "provenance":
      return provenanceOutput(request);
  }
}

async function pointsOutput({ document, asShown, json }: Request & { kind: "points" }): Promise<string> {
  const documents = chooseProfile(await listedDocuments(), asShown);
  const chosen = document === undefined ? documents : [findDocument(documents, document)];
  return json ? toJson(pointsData(chosen)) : pointsReport(chosen);
}

async function provenanceOutput(request: Request & { kind: "provenance" }): Promise<string> {
  const { asShown, json, pointer } = request;
  const document = findDocument(chooseProfile(await listedDocuments(), asShown), request.document);
  const provenance = provenanceOf(document, pointer);
  return json ? toJson(provenance) : provenanceReport(pointer, document.profile, provenance);
}

/** Imports the index when it is needed, because it is built after this module. */
async function listedDocuments(): Promise<readonly ListedDocument[]> {
  const index = new URL("../../dist/index.js", import.meta.url);
  const { documents } = (await import(index.href)) as { documents: readonly ListedDocument[] };
  return documents;
}

function version(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
