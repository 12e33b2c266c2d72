import { existingPart } from "../contract/existing-part.ts";
import type { VerifiedDocument } from "../contract/verified-document.ts";
import { curlOf } from "../traffic/curl.ts";
import type { Redaction } from "../traffic/redaction.ts";
import type { Breach, RuleName } from "./breach.ts";

/** Breaches with the same cause, as shown in reports. */
export interface Finding {
  readonly rule: RuleName;
  /** Operations in which the finding occurred. */
  readonly operations: readonly string[];
  /** JSON pointer into the bundle: the statement that the responses contradict. */
  readonly pointer: string;
  readonly at?: string;
  readonly expected: string;
  readonly got: string;
  /** Origin of the statement, such as `shown in Endpoints > Matters`. */
  readonly origin?: string;
  /** Number of responses with this contradiction. */
  readonly count: number;
  /** Requests that reproduce the finding, in order, as curl commands without credentials. */
  readonly requests: readonly string[];
  /** Response to the last request. */
  readonly response: { readonly status: number; readonly body: string };
}

/** Maximum number of body characters in a report. */
const MAX_BODY = 600;

/** Maximum number of actual values in a finding. */
const MAX_VALUES = 5;

/**
 * Groups breaches by rule and contradicted statement. Their locations in a body can differ. The first breach in a group
 * is the one with the fewest requests.
 */
export function groupBreaches(
  breaches: readonly Breach[],
  document: VerifiedDocument,
  redaction: Redaction,
): Finding[] {
  const groups = new Map<string, Breach[]>();
  for (const breach of breaches) {
    const expected = breach.expected.replace(/^.* (?=must )/, "");
    const key = JSON.stringify([breach.rule, breach.pointer, expected]);
    groups.set(key, [...(groups.get(key) ?? []), breach]);
  }
  return [...groups.values()].map((group) => findingOf(group, document, redaction));
}

function findingOf(group: readonly Breach[], document: VerifiedDocument, redaction: Redaction): Finding {
  const [shortest] = [...group].sort((one, other) => one.responses.length - other.responses.length);
  const { rule, pointer, at, expected, responses } = shortest as Breach;
  const last = responses.at(-1);
  const origin = document.originOf(existingPart(document.bundle, pointer));
  return {
    rule,
    operations: [...new Set(group.map(({ operationId }) => operationId))],
    pointer,
    ...(at !== undefined && { at }),
    expected,
    got: listed([shortest as Breach, ...group].map(({ got }) => got)),
    ...(origin !== undefined && { origin }),
    count: new Set(group.map((breach) => breach.responses.at(-1))).size,
    requests: responses.map((each) => curlOf(each, redaction)),
    response: { status: last?.status ?? 0, body: redaction.redact(last?.text ?? "").slice(0, MAX_BODY) },
  };
}

/** Lists distinct values. Adds an ellipsis if there are too many. */
function listed(values: readonly string[]): string {
  const different = [...new Set(values)];
  const isCut = different.length > MAX_VALUES;
  return [...different.slice(0, MAX_VALUES), ...(isCut ? ["…"] : [])].join(", ");
}
