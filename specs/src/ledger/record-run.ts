import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { VerifiedRun } from "../verify/verified-run.ts";
import { addRun } from "./add-run.ts";
import { LedgerError, type LedgerProblem } from "./ledger-error.ts";
import { serviceNameProblem } from "./ledger-names.ts";
import { parseLedger, readLedger } from "./read-ledger.ts";
import { runProblems } from "./run-problems.ts";

/** Result of recording a run. */
export interface RecordedRun {
  /** Path of the ledger. */
  readonly file: string;
  /** Number of facts that the run confirmed. */
  readonly confirmed: number;
  /** JSON pointers to the facts that the run contradicted. The docs show them as disputed. */
  readonly disputed: readonly string[];
  /** JSON pointers to facts whose value in the contract changed. Their earlier runs were removed. */
  readonly changed: readonly string[];
}

/** Wide enough to fit a fact confirmed by runs against two services on one line. */
const LINE_WIDTH = 160;

/**
 * Adds a run to a ledger. Creates the file if it does not exist, and keeps its comments and entry order. Writes nothing
 * if the run or the file has a problem. The file changes atomically.
 *
 * @param file path of the ledger, such as `specs/retention/v1/verified.yaml`.
 * @param bundle the OpenAPI document that the run checked. The run's pointers refer to this document.
 * @throws {LedgerError} listing all problems with the run or the file, such as a service name that is an address.
 */
export function recordRun(file: string, run: VerifiedRun, bundle: unknown): RecordedRun {
  const problems = runProblems(run, bundle);
  if (problems.length > 0) throw new LedgerError(file, problems);
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  const { document } = parseLedger(before, file);
  const changed = addRun(document, run, bundle);
  writeAtomically(file, document.toString({ lineWidth: LINE_WIDTH }));
  const operations = Object.values(run.operations);
  return {
    file,
    confirmed: new Set(operations.flatMap(({ confirmed }) => confirmed)).size,
    disputed: [...new Set(operations.flatMap(({ contradicted }) => contradicted))],
    changed,
  };
}

/**
 * Checks that the result of a run can be recorded. Call it before the run, because a run can send many requests.
 *
 * @param service name of the service.
 * @throws {LedgerError} listing all problems with the name or an existing ledger.
 */
export function assertRecordable(file: string, service: string): void {
  const message = serviceNameProblem(service);
  const problems = [...(message === undefined ? [] : [{ message }]), ...ledgerProblems(file)];
  if (problems.length > 0) throw new LedgerError(file, problems);
}

function ledgerProblems(file: string): readonly LedgerProblem[] {
  try {
    if (existsSync(file)) readLedger(file);
    return [];
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    return error.problems;
  }
}

/** Writes a file next to the ledger, and then renames it. Follows symbolic links. */
function writeAtomically(file: string, text: string): void {
  const target = existsSync(file) ? realpathSync(file) : path.resolve(file);
  const draft = path.join(path.dirname(target), `.${process.pid}-${path.basename(target)}`);
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    writeFileSync(draft, text, { flag: "wx" });
    renameSync(draft, target);
  } finally {
    rmSync(draft, { force: true });
  }
}
