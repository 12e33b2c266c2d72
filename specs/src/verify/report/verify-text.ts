import { pointLines } from "../../observe/report/observation-text.ts";
import type { Finding } from "../findings/finding.ts";
import type { VerifyData } from "./verify-data.ts";

/** Maximum number of requests shown per finding. `--json` contains all of them. */
const MAX_REQUESTS = 3;

/** Formats the result of a run. */
export function verifyText(data: VerifyData): string {
  const { document, profile, findings, known } = data;
  const heading = `${document}: ${profile}, ${count(data.requests, "request")}`;
  const seen = data.openPoints.filter(({ places }) => places.length > 0);
  const sections = [
    [heading, "=".repeat(heading.length)],
    ...findings.map((each, index) => findingLines(each, `${index + 1}. `)),
    listed(
      "Known differences",
      known.map((each) => `${each.rule} ${each.operations.join(", ")}: ${each.reason}`),
    ),
    listed(
      "Known differences that the run did not find",
      data.unseen.map(({ rule, reason }) => `${rule}: ${reason}`),
    ),
    listed("Completed workflows", data.completed),
    listed("Not checked", data.notes),
    listed("Operations that were not sent", data.notSent.length > 0 ? [data.notSent.join(", ")] : []),
    listed("Left on the service", data.left),
    seen.length > 0 ? pointLines(seen) : [],
    data.proposals.map((file) => `Proposed: ${file}`),
    totalLines(data),
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map(oneLine).join("\n"))
    .join("\n\n");
}

/** Escapes line breaks, so that text from the service cannot look like another line or a CI command. */
function oneLine(text: string): string {
  return text.replaceAll("\r", String.raw`\r`).replaceAll("\n", String.raw`\n`);
}

function findingLines(finding: Finding, number: string): string[] {
  const { rule, operations, pointer, at, expected, got, origin, requests, response } = finding;
  const hidden = requests.length - MAX_REQUESTS;
  const row = (label: string, text: string) => `   ${label.padEnd(9)} ${text}`;
  return [
    `${number}${rule}: ${operations.join(", ")} (${count(finding.count, "response")})`,
    row("contract", `${pointer}${origin === undefined ? "" : ` (${origin})`}`),
    ...(at === undefined || at === "" ? [] : [row("in body", at)]),
    row("expected", expected),
    row("got", got),
    ...(hidden > 0 ? [row("request", `${count(hidden, "earlier request")} in --json`)] : []),
    ...requests.slice(-MAX_REQUESTS).map((each) => row("request", each)),
    row("response", `${response.status} ${response.body}`.trimEnd()),
  ];
}

function listed(title: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : [title, ...entries.map((each) => `  ${each}`)];
}

function totalLines({ findings, requests, stopped, run }: VerifyData): string[] {
  const operations = Object.keys(run.operations).length;
  const found = findings.length === 0 ? "No finding" : count(findings.length, "finding");
  const total = `${found} in ${count(requests, "request")} to ${count(operations, "operation")}.`;
  return stopped === undefined
    ? [total]
    : [total, `The run ended early and did not check everything: ${stopped}.`];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
