import { parseInstant, ServiceError } from "@seamline/emulator-kit";
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

/** The query member that specifies where to search, keyed by method. */
const INFO_OF_METHOD: Readonly<Record<QueryMethod, QueryInfo | undefined>> = {
  ACCOUNT: "accountInfo",
  ORG_UNIT: "orgUnitInfo",
  ENTIRE_ORG: undefined,
  ROOM: "hangoutsChatInfo",
  SITES_URL: "sitesUrlInfo",
  SHARED_DRIVE: "sharedDriveInfo",
  DRIVE_DOCUMENT: "driveDocumentInfo",
};

/** A contradiction in a query, with the member that causes it. */
interface QueryProblem {
  readonly member: string;
  readonly problem: string;
}

/**
 * Checks that the members of a query do not contradict each other. All members are optional. If the method is missing,
 * the member that specifies where to search implies it. If the corpus is missing, all corpora are searched.
 *
 * @param pointer JSON pointer to the query in the body
 * @throws ServiceError 400
 */
export function assertValidQuery(query: Query, pointer = "/query"): void {
  const [first] = [
    ...methodProblems(query),
    ...infoProblems(query),
    ...corpusProblems(query),
    ...timeProblems(query),
    ...termsProblems(query),
  ];
  if (!first) return;
  const { member, problem } = first;
  throw new ServiceError(400, problem, {
    violations: [{ in: "body", pointer: `${pointer}/${member}`, rule: "query", problem }],
  });
}

function methodProblems(query: Query): QueryProblem[] {
  const deprecated = normalizedMethod(query.searchMethod);
  if (deprecated === undefined || deprecated === statedMethod(query)) return [];
  return [
    {
      member: "searchMethod",
      problem: `The deprecated searchMethod must be omitted or equal to method, but is ${query.searchMethod} instead of ${query.method}.`,
    },
  ];
}

function infoProblems(query: Query): QueryProblem[] {
  const method = queryMethod(query);
  const expected = INFO_OF_METHOD[method];
  const unexpected = presentInfos(query).filter((info) => METHOD_OF_INFO[info] !== method);
  const problems: QueryProblem[] = unexpected.map((member) => ({
    member,
    problem: `${member} does not match the method ${method}, which requires ${expected ?? "none of these members"}.`,
  }));
  if (expected && queryPlaces(query, method).length === 0)
    problems.push({
      member: expected,
      problem: `The method ${method} requires ${expected} with at least one item to search.`,
    });
  return problems;
}

function corpusProblems(query: Query): QueryProblem[] {
  const corpus = queryCorpus(query);
  if (corpus === undefined) return [];
  const options = Object.entries(CORPUS_OF_OPTIONS) as [keyof typeof CORPUS_OF_OPTIONS, string][];
  const problems: QueryProblem[] = options
    .filter(([member, expected]) => expected !== corpus && Object.keys(query[member] ?? {}).length > 0)
    .map(([member, expected]) => ({
      member,
      problem: `${member} requires the corpus ${expected}, but the corpus is ${corpus}.`,
    }));
  const method = queryMethod(query);
  const needed = CORPUS_OF_METHOD[method];
  if (needed !== undefined && needed !== corpus)
    problems.push({
      member: "method",
      problem: `The method ${method} requires the corpus ${needed}, but the corpus is ${corpus}.`,
    });
  return problems;
}

function timeProblems({ startTime, endTime }: Query): QueryProblem[] {
  const [start, end] = [parseInstant(startTime ?? ""), parseInstant(endTime ?? "")];
  if (start === undefined || end === undefined || start <= end) return [];
  return [
    {
      member: "startTime",
      problem: `startTime must not be after endTime, but ${startTime} is after ${endTime}.`,
    },
  ];
}

function termsProblems({ terms = "" }: Query): QueryProblem[] {
  try {
    parseTerms(terms);
    return [];
  } catch (error) {
    if (!(error instanceof TermsSyntaxError)) throw error;
    return [{ member: "terms", problem: `The terms cannot be parsed. ${error.message}` }];
  }
}
