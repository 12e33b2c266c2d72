import type { Query } from "../../../generated/retention-v1.types.gen.ts";

/** What a query searches. A Team Drive is a shared drive by its older name. */
export type QueryMethod =
  | "ACCOUNT"
  | "ORG_UNIT"
  | "ENTIRE_ORG"
  | "ROOM"
  | "SITES_URL"
  | "SHARED_DRIVE"
  | "DRIVE_DOCUMENT";

export type QueryInfo = Extract<keyof Query, `${string}Info`>;

/** The members of a query that say where to search, and the method of each. */
export const METHOD_OF_INFO: Readonly<Record<QueryInfo, QueryMethod>> = {
  accountInfo: "ACCOUNT",
  orgUnitInfo: "ORG_UNIT",
  sharedDriveInfo: "SHARED_DRIVE",
  teamDriveInfo: "SHARED_DRIVE",
  hangoutsChatInfo: "ROOM",
  sitesUrlInfo: "SITES_URL",
  driveDocumentInfo: "DRIVE_DOCUMENT",
};

/** The method that a query states, in its field of today or the deprecated one. */
export function statedMethod({ method, searchMethod }: Query): QueryMethod | undefined {
  return asMethod(method) ?? asMethod(searchMethod);
}

/** The method of a query: the one that it states, else the one that fits what it says about where, else everywhere. */
export function queryMethod(query: Query): QueryMethod {
  const stated = statedMethod(query);
  if (stated) return stated;
  const [info] = infosOf(query);
  return info ? METHOD_OF_INFO[info] : "ENTIRE_ORG";
}

/** Which members of a query say where to search. An empty object says nothing. */
export function infosOf(query: Query): QueryInfo[] {
  const infos = Object.keys(METHOD_OF_INFO) as QueryInfo[];
  return infos.filter((info) => Object.keys(query[info] ?? {}).length > 0);
}

/** @returns `undefined` for the value that stands for none */
export function asMethod(method: Query["method"]): QueryMethod | undefined {
  if (method === undefined || method === "SEARCH_METHOD_UNSPECIFIED") return undefined;
  return (method === "TEAM_DRIVE" ? "SHARED_DRIVE" : method) as QueryMethod;
}
