import type { Observation } from "../observe/observe-recordings.ts";
import { observeExchanges } from "../observe/observe-recordings.ts";
import type { VerifiedDocument } from "./contract/verified-document.ts";
import { contradictions } from "./findings/contradictions.ts";
import { type Finding, groupBreaches } from "./findings/finding.ts";
import { covers, type KnownDifference } from "./findings/known-differences.ts";
import { runPlan } from "./plan/run-plan.ts";
import { Session } from "./plan/session.ts";
import { exchangeOf } from "./traffic/exchange-of.ts";
import { Redaction } from "./traffic/redaction.ts";
import { type Fetch, Sender } from "./traffic/sender.ts";
import { patternNotes } from "./values/pattern-notes.ts";
import type { VerifiedRun } from "./verified-run.ts";
import type { WorkflowFile } from "./workflows/read-workflows.ts";
import { runWorkflows } from "./workflows/run-workflows.ts";

/** Options of `verifyService`. */
export interface VerifyOptions {
  /** URL of the service. Paths in the contract are relative to it. */
  readonly baseUrl: string;
  /** Sends a request. Default: the global `fetch`. */
  readonly fetch?: Fetch;
  /** Headers to send with every request, such as credentials. Their values never appear in the result. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Lets the run create, change and delete items. Default: false. */
  readonly allowWrites?: boolean;
  /** Default: 2000. */
  readonly maxRequests?: number;
  /** Maximum number of requests per second. Default: no limit. */
  readonly rate?: number;
  /** Seed for generated requests. Default: 1. */
  readonly seed?: number;
  /** Operations to check, by operationId. Default: all. */
  readonly operations?: readonly string[];
  /** Values for parameters that the service does not list, such as `{ project: "demo" }`. */
  readonly values?: Readonly<Record<string, string>>;
  /** Arazzo workflows to run in addition to all other checks. Their inputs come from `values`, or have defaults. */
  readonly workflows?: readonly WorkflowFile[];
  /** Differences that do not fail the run. */
  readonly known?: readonly KnownDifference[];
  /** Ends the run at the first breach. Default: false. */
  readonly stopsAtFirst?: boolean;
  /** Waits between polls. Default: `setTimeout`. */
  readonly sleep?: (ms: number) => Promise<void>;
  /** Default: `Date.now`. */
  readonly now?: () => number;
  /** Ends the run early. Items created by the run are still removed. */
  readonly signal?: AbortSignal;
}

/** Result of a run. */
export interface VerifyResult {
  readonly requests: number;
  readonly findings: readonly Finding[];
  /** Findings covered by a known difference, with its reason. */
  readonly known: readonly (Finding & { readonly reason: string })[];
  /** Known differences that the run did not encounter. */
  readonly unseen: readonly KnownDifference[];
  /** Workflows whose steps have all succeeded, by workflowId. */
  readonly completed: readonly string[];
  /** Operations of the contract that the run did not send. */
  readonly notSent: readonly string[];
  /** Parts of the contract that the run could not check, with reasons. */
  readonly notes: readonly string[];
  /** Items that the run created but could not remove. */
  readonly left: readonly string[];
  /** Reason if the run ended early. */
  readonly stopped?: string;
  /**
   * True if the run ended early because the service did not respond, kept rate-limiting requests, or sent too much
   * data.
   */
  readonly isUnresponsive: boolean;
  /** Data that the service sent at the contract's open points. */
  readonly observation: Observation;
  readonly run: VerifiedRun;
}

/** Sends requests to a service and compares its responses with a contract. */
export async function verifyService(
  document: VerifiedDocument,
  options: VerifyOptions,
): Promise<VerifyResult> {
  const redaction = new Redaction(options.headers ?? {});
  const session = sessionOf(document, options);
  const { left, stopped } = await runPlan(session, (creation) =>
    runWorkflows(session, creation, options.workflows ?? []),
  );
  const all = groupBreaches(session.breaches, document, redaction);
  const { findings, known, unseen } = separate(all, options.known ?? []);
  const sent = new Set(session.responses.map(({ call }) => call.operation.operationId));
  const notes = [...patternNotes(document.bundle), ...session.notes];
  return {
    ...redaction.redactAll({ findings, known, notes, left, ...(stopped !== undefined && { stopped }) }),
    requests: session.sender.sent,
    unseen,
    completed: session.completed,
    notSent: [...document.contract.operations.keys()].filter((each) => !sent.has(each)),
    isUnresponsive: session.sender.isUnresponsive,
    observation: await observationOf(session, redaction),
    run: runOf(session),
  };
}

function sessionOf(document: VerifiedDocument, options: VerifyOptions): Session {
  const sleep = options.sleep ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const now = options.now ?? Date.now;
  const sender = new Sender({
    baseUrl: options.baseUrl,
    fetch: options.fetch ?? fetch,
    headers: options.headers ?? {},
    allowWrites: options.allowWrites ?? false,
    maxRequests: options.maxRequests ?? 2000,
    rate: options.rate,
    sleep,
    now,
    signal: options.signal,
  });
  return new Session(document, sender, {
    only: options.operations ?? [],
    values: options.values ?? {},
    hasCredentials: Object.keys(options.headers ?? {}).length > 0,
    sleep,
    now,
    seed: options.seed ?? 1,
    stopsAtFirst: options.stopsAtFirst ?? false,
  });
}

function separate(
  all: readonly Finding[],
  entries: readonly KnownDifference[],
): Pick<VerifyResult, "findings" | "known" | "unseen"> {
  const findings: Finding[] = [];
  const known: (Finding & { readonly reason: string })[] = [];
  const used = new Set<KnownDifference>();
  for (const finding of all) {
    const entry = entries.find((each) => covers(each, finding));
    if (entry === undefined) findings.push(finding);
    else {
      used.add(entry);
      known.push({ ...finding, reason: entry.reason });
    }
  }
  return { findings, known, unseen: entries.filter((each) => !used.has(each)) };
}

async function observationOf({ responses, document }: Session, redaction: Redaction): Promise<Observation> {
  const { service } = document;
  async function* exchanges() {
    for (const received of responses)
      if (!received.call.isAnonymous && !received.call.isGenerated)
        yield exchangeOf(received, service, redaction);
  }
  return observeExchanges(exchanges(), [document], [], { values: false });
}

function runOf({ document, facts, breaches, options }: Session): VerifiedRun {
  const { service, name, profile } = document;
  const date = new Date(options.now()).toISOString().slice(0, 10);
  const operations = facts.byOperation(contradictions(breaches, document.bundle));
  return { service, document: name, profile, date, operations };
}
