import type { JSX } from "preact";
import { responseText } from "../strings.ts";
import type { ContractCheck, Exchange } from "./exchange.ts";
import { statusInWords } from "./status-words.ts";

/** The result of a request on one line: a colored status, the duration, and the result of the contract check. */
export function Verdict({ response, check }: Exchange): JSX.Element {
  const { status, statusText, durationMs } = response;
  const result = contractResult(check);
  return (
    <>
      <b class={`ti-chip ${status < 400 ? "ti-good" : "ti-bad"}`}>{statusInWords(status, statusText)}</b>
      {` · ${durationText(durationMs)}`}
      {result && ` · ${result}`}
    </>
  );
}

function durationText(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`;
}

function contractResult(check: ContractCheck | undefined): string | undefined {
  if (check === undefined) return undefined;
  if (check.response.length > 0) return responseText.responseViolation;
  return check.request.length > 0 ? responseText.requestViolation : responseText.responseMatches;
}
