import { parseInstant } from "../../../clock/times.ts";
import { ServiceError } from "../../../framework/service-error.ts";
import type { Query } from "../../../generated/retention-v1.types.gen.ts";
import {
  CORPUS_OF_METHOD,
  CORPUS_OF_OPTIONS,
  METHOD_OF_INFO,
  normalizedMethod,
  presentInfos,
  type QueryInfo,
  type QueryMethod,
  queryCorpus,
  queryMethod,
  queryPlaces,
  statedMethod,
} from "./query-target.ts";
import { parseTerms, TermsSyntaxError } from "./terms-parser.ts";

/** Something about a query that cannot be, and the member that it is about. */
interface QueryProblem {
  readonly member: string;
  readonly problem: string;
}

/**
 * Holds a query to what its members say together. What it leaves out is no mistake: without a method its info decides,
 * without a corpus every kind of data is searched.
 *
 * @param pointer where the query stands in the body
 * @throws ServiceError 400
 */
export function assertValidQuery(query: Query, pointer = "/query"): void {
  const [mistake] = [
    ...methodProblems(query),
    ...infoProblems(query),
    ...corpusProblems(query),
    ...timeProblems(query),
    ...termsProblems(query),
  ];
  if (!mistake) return;
  const { member, problem } = mistake;
  throw new ServiceError(400, problem, {
    violations: [{ in: "body", pointer: `${pointer}/${member}`, rule: "query", problem }],
  });
}

function methodProblems(query: Query): QueryProblem[] {
  const older = normalizedMethod(query.searchMethod);
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

function infoProblems(query: Query): QueryProblem[] {
  const method = queryMethod(query);
  const wanted = INFO_OF_METHOD[method];
  const unfitting = presentInfos(query).filter((info) => METHOD_OF_INFO[info] !== method);
  const problems: QueryProblem[] = unfitting.map((member) => ({
    member,
    problem: `${member} does not fit the method ${method}, which takes ${wanted ?? "none of its kind"}.`,
  }));
  if (wanted && queryPlaces(query, method).length === 0)
    problems.push({
      member: wanted,
      problem: `The method ${method} needs ${wanted} that names what to search.`,
    });
  return problems;
}

function corpusProblems(query: Query): QueryProblem[] {
  const corpus = queryCorpus(query);
  if (corpus === undefined) return [];
  const options = Object.entries(CORPUS_OF_OPTIONS) as [keyof typeof CORPUS_OF_OPTIONS, string][];
  const problems: QueryProblem[] = options
    .filter(([member, its]) => its !== corpus && Object.keys(query[member] ?? {}).length > 0)
    .map(([member, its]) => ({
      member,
      problem: `${member} fit the corpus ${its}, and the corpus is ${corpus}.`,
    }));
  const method = queryMethod(query);
  const its = CORPUS_OF_METHOD[method];
  return its === undefined || its === corpus
    ? problems
    : [
        ...problems,
        { member: "method", problem: `The method ${method} needs the corpus ${its}, and it is ${corpus}.` },
      ];
}

function timeProblems({ startTime, endTime }: Query): QueryProblem[] {
  const [start, end] = [parseInstant(startTime ?? ""), parseInstant(endTime ?? "")];
  if (start === undefined || end === undefined || start <= end) return [];
  return [
    {
      member: "startTime",
      problem: `startTime must not be after endTime: ${startTime} is after ${endTime}.`,
    },
  ];
}

function termsProblems({ terms = "" }: Query): QueryProblem[] {
  try {
    parseTerms(terms);
    return [];
  } catch (error) {
    if (!(error instanceof TermsSyntaxError)) throw error;
    return [{ member: "terms", problem: `The terms cannot be read. ${error.message}` }];
  }
}
