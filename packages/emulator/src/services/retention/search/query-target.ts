import type { CorpusType, Query } from "../../../generated/retention-v1.types.gen.ts";

/** What a query searches. SHARED_DRIVE includes the older name, TEAM_DRIVE. */
export type QueryMethod =
  | "ACCOUNT"
  | "ORG_UNIT"
  | "ENTIRE_ORG"
  | "ROOM"
  | "SITES_URL"
  | "SHARED_DRIVE"
  | "DRIVE_DOCUMENT";

export type QueryInfo = Extract<keyof Query, `${string}Info`>;

type QueryOptions = Extract<keyof Query, `${string}Options`>;

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

/** The corpus that each kind of options belongs to. */
export const CORPUS_OF_OPTIONS: Readonly<Record<QueryOptions, CorpusType>> = {
  mailOptions: "MAIL",
  driveOptions: "DRIVE",
  calendarOptions: "CALENDAR",
  voiceOptions: "VOICE",
  hangoutsChatOptions: "HANGOUTS_CHAT",
  geminiOptions: "GEMINI",
};

/** The corpus of the methods that search a place of a single kind of data. */
export const CORPUS_OF_METHOD: Readonly<Partial<Record<QueryMethod, CorpusType>>> = {
  ROOM: "HANGOUTS_CHAT",
  SITES_URL: "DRIVE",
  SHARED_DRIVE: "DRIVE",
  DRIVE_DOCUMENT: "DRIVE",
};

/** The method that a query states, in the current field or in the deprecated one. */
export function statedMethod({ method, searchMethod }: Query): QueryMethod | undefined {
  return normalizedMethod(method) ?? normalizedMethod(searchMethod);
}

/** The method of a query: the one that it states, or the one that fits its info, or a search of the organization. */
export function queryMethod(query: Query): QueryMethod {
  const stated = statedMethod(query);
  if (stated) return stated;
  const [info] = presentInfos(query);
  return info ? METHOD_OF_INFO[info] : "ENTIRE_ORG";
}

/** The members of a query that say where to search. Empty objects are ignored. */
export function presentInfos(query: Query): QueryInfo[] {
  const infos = Object.keys(METHOD_OF_INFO) as QueryInfo[];
  return infos.filter((info) => Object.keys(query[info] ?? {}).length > 0);
}

/** @returns `undefined` for the value that means no method */
export function normalizedMethod(method: Query["method"]): QueryMethod | undefined {
  if (method === undefined || method === "SEARCH_METHOD_UNSPECIFIED") return undefined;
  return (method === "TEAM_DRIVE" ? "SHARED_DRIVE" : method) as QueryMethod;
}

/** The corpus that a query states, or `undefined` for all corpora. */
export function queryCorpus({ corpus }: Query): CorpusType | undefined {
  return corpus === "CORPUS_TYPE_UNSPECIFIED" ? undefined : corpus;
}

/** The places that a query searches, by its info: e-mail addresses, ids or URLs of sites. */
export function queryPlaces(query: Query, method: QueryMethod): readonly string[] {
  switch (method) {
    case "ACCOUNT":
      return query.accountInfo?.emails ?? [];
    case "ORG_UNIT":
      return query.orgUnitInfo?.orgUnitId ? [query.orgUnitInfo.orgUnitId] : [];
    case "ROOM":
      return query.hangoutsChatInfo?.roomId ?? [];
    case "SITES_URL":
      return query.sitesUrlInfo?.urls ?? [];
    case "SHARED_DRIVE":
      return [...(query.sharedDriveInfo?.sharedDriveIds ?? []), ...textValues(query.teamDriveInfo)];
    case "DRIVE_DOCUMENT":
      return textValues(query.driveDocumentInfo?.documentIds);
    case "ENTIRE_ORG":
      return [];
  }
}

/** The fields of some infos are not documented, so every text in any field counts, including texts in lists. */
function textValues(info: Readonly<Record<string, unknown>> | undefined): string[] {
  const values = Object.values(info ?? {}).flat();
  return values.filter((value) => typeof value === "string" && value !== "") as string[];
}
