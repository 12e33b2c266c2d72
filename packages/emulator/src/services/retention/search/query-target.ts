import type { CorpusType, Query } from "../../../generated/retention-v1.types.gen.ts";

/** The search method of a query. SHARED_DRIVE includes the older name TEAM_DRIVE. */
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

/** The method of each query member that specifies where to search. */
export const METHOD_OF_INFO: Readonly<Record<QueryInfo, QueryMethod>> = {
  accountInfo: "ACCOUNT",
  orgUnitInfo: "ORG_UNIT",
  sharedDriveInfo: "SHARED_DRIVE",
  teamDriveInfo: "SHARED_DRIVE",
  hangoutsChatInfo: "ROOM",
  sitesUrlInfo: "SITES_URL",
  driveDocumentInfo: "DRIVE_DOCUMENT",
};

/** Corpus of each options member. */
export const CORPUS_OF_OPTIONS: Readonly<Record<QueryOptions, CorpusType>> = {
  mailOptions: "MAIL",
  driveOptions: "DRIVE",
  calendarOptions: "CALENDAR",
  voiceOptions: "VOICE",
  hangoutsChatOptions: "HANGOUTS_CHAT",
  geminiOptions: "GEMINI",
};

/** Corpus of each search method that is limited to one corpus. */
export const CORPUS_OF_METHOD: Readonly<Partial<Record<QueryMethod, CorpusType>>> = {
  ROOM: "HANGOUTS_CHAT",
  SITES_URL: "DRIVE",
  SHARED_DRIVE: "DRIVE",
  DRIVE_DOCUMENT: "DRIVE",
};

/** Returns a query's method, from the current or the deprecated field. */
export function statedMethod({ method, searchMethod }: Query): QueryMethod | undefined {
  return normalizedMethod(method) ?? normalizedMethod(searchMethod);
}

/**
 * Returns a query's search method. If it is missing, the kind of target implies it. The default is the whole
 * organization.
 */
export function queryMethod(query: Query): QueryMethod {
  const stated = statedMethod(query);
  if (stated) return stated;
  const [info] = presentInfos(query);
  return info ? METHOD_OF_INFO[info] : "ENTIRE_ORG";
}

/** Returns the members of a query that specify where to search. Ignores empty objects. */
export function presentInfos(query: Query): QueryInfo[] {
  const infos = Object.keys(METHOD_OF_INFO) as QueryInfo[];
  return infos.filter((info) => Object.keys(query[info] ?? {}).length > 0);
}

/** Returns `undefined` if the value is unspecified. */
export function normalizedMethod(method: Query["method"]): QueryMethod | undefined {
  if (method === undefined || method === "SEARCH_METHOD_UNSPECIFIED") return undefined;
  return (method === "TEAM_DRIVE" ? "SHARED_DRIVE" : method) as QueryMethod;
}

/** Returns a query's corpus, or `undefined` for all corpora. */
export function queryCorpus({ corpus }: Query): CorpusType | undefined {
  return corpus === "CORPUS_TYPE_UNSPECIFIED" ? undefined : corpus;
}

/** Returns the targets of a query: e-mail addresses, ids or site URLs. */
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

/**
 * Returns the strings in all fields, including strings in lists. The field names are not checked, because some of them
 * are undocumented.
 */
function textValues(info: Readonly<Record<string, unknown>> | undefined): string[] {
  const values = Object.values(info ?? {}).flat();
  return values.filter((value) => typeof value === "string" && value !== "") as string[];
}
