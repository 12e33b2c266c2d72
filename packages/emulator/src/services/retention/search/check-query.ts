import { instantOf } from "../../../filter/instant-of.ts";
import type { Query } from "../../../generated/retention-v1.types.gen.ts";
import { Refusal } from "../../../service/refusal.ts";
import { CORPUS_OF_METHOD, CORPUS_OF_OPTIONS, queryCorpus } from "./query-corpus.ts";
import {
  asMethod,
  infosOf,
  METHOD_OF_INFO,
  type QueryInfo,
  type QueryMethod,
  queryMethod,
  statedMethod,
} from "./query-method.ts";
import { queryPlaces } from "./query-places.ts";
import { parseTerms } from "./terms/parse-terms.ts";
import { TermsSyntaxError } from "./terms/terms-syntax-error.ts";

/** Something about a query that cannot be, and the member that it is about. */
interface Mistake {
  readonly member: string;
  readonly problem: string;
}

/**
 * Holds a query to what its members say together. What it leaves out is no mistake: without a method its info decides,
 * without a corpus every kind of data is searched.
 *
 * @param pointer where the query stands in the body
 * @throws Refusal 400
 */
export function checkQuery(query: Query, pointer = "/query"): void {
  const [mistake] = [
    ...methodMistakes(query),
    ...infoMistakes(query),
    ...corpusMistakes(query),
    ...timeMistakes(query),
    ...termsMistakes(query),
  ];
  if (!mistake) return;
  const { member, problem } = mistake;
  throw new Refusal(400, problem, {
    violations: [{ in: "body", pointer: `${pointer}/${member}`, rule: "query", problem }],
  });
}

function methodMistakes(query: Query): Mistake[] {
  const older = asMethod(query.searchMethod);
  if (older === undefined || older === statedMethod(query)) return [];
  return [
    {
      member: "searchMethod",
      problem: `The deprecated searchMethod must say what method says, or nothing: they are ${query.searchMethod} and ${query.method}.`,
    },
  ];
}

const INFO_OF_METHOD: Readonly<Record<QueryMethod, QueryInfo | undefined>> = {
  ACCOUNT: "accountInfo",
  ORG_UNIT: "orgUnitInfo",
  ENTIRE_ORG: undefined,
  ROOM: "hangoutsChatInfo",
  SITES_URL: "sitesUrlInfo",
  SHARED_DRIVE: "sharedDriveInfo",
  DRIVE_DOCUMENT: "driveDocumentInfo",
};

function infoMistakes(query: Query): Mistake[] {
  const method = queryMethod(query);
  const wanted = INFO_OF_METHOD[method];
  const strangers = infosOf(query).filter((info) => METHOD_OF_INFO[info] !== method);
  const mistakes: Mistake[] = strangers.map((member) => ({
    member,
    problem: `${member} does not fit the method ${method}, which takes ${wanted ?? "none of its kind"}.`,
  }));
  if (wanted && queryPlaces(query, method).length === 0)
    mistakes.push({
      member: wanted,
      problem: `The method ${method} needs ${wanted} that names what to search.`,
    });
  return mistakes;
}

function corpusMistakes(query: Query): Mistake[] {
  const corpus = queryCorpus(query);
  if (corpus === undefined) return [];
  const options = Object.entries(CORPUS_OF_OPTIONS) as [keyof typeof CORPUS_OF_OPTIONS, string][];
  const mistakes: Mistake[] = options
    .filter(([member, its]) => its !== corpus && Object.keys(query[member] ?? {}).length > 0)
    .map(([member, its]) => ({
      member,
      problem: `${member} fit the corpus ${its}, and the corpus is ${corpus}.`,
    }));
  const method = queryMethod(query);
  const its = CORPUS_OF_METHOD[method];
  return its === undefined || its === corpus
    ? mistakes
    : [
        ...mistakes,
        { member: "method", problem: `The method ${method} needs the corpus ${its}, and it is ${corpus}.` },
      ];
}

function timeMistakes({ startTime, endTime }: Query): Mistake[] {
  const [start, end] = [instantOf(startTime ?? ""), instantOf(endTime ?? "")];
  if (start === undefined || end === undefined || start <= end) return [];
  return [
    {
      member: "startTime",
      problem: `startTime must not be after endTime: ${startTime} is after ${endTime}.`,
    },
  ];
}

function termsMistakes({ terms = "" }: Query): Mistake[] {
  try {
    parseTerms(terms);
    return [];
  } catch (error) {
    if (!(error instanceof TermsSyntaxError)) throw error;
    return [{ member: "terms", problem: `The terms cannot be read. ${error.message}` }];
  }
}
