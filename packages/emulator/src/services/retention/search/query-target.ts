import type { CorpusType, Query } from "../../../generated/retention-v1.types.gen.ts";

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
  return normalizedMethod(method) ?? normalizedMethod(searchMethod);
}

/** The method of a query: the one that it states, else the one that fits what it says about where, else everywhere. */
export function queryMethod(query: Query): QueryMethod {
  const stated = statedMethod(query);
  if (stated) return stated;
  const [info] = presentInfos(query);
  return info ? METHOD_OF_INFO[info] : "ENTIRE_ORG";
}

/** Which members of a query say where to search. An empty object says nothing. */
export function presentInfos(query: Query): QueryInfo[] {
  const infos = Object.keys(METHOD_OF_INFO) as QueryInfo[];
  return infos.filter((info) => Object.keys(query[info] ?? {}).length > 0);
}

/** @returns `undefined` for the value that stands for none */
export function normalizedMethod(method: Query["method"]): QueryMethod | undefined {
  if (method === undefined || method === "SEARCH_METHOD_UNSPECIFIED") return undefined;
  return (method === "TEAM_DRIVE" ? "SHARED_DRIVE" : method) as QueryMethod;
}

type QueryOptions = Extract<keyof Query, `${string}Options`>;

/** The options that a query may have for each kind of data alone. */
export const CORPUS_OF_OPTIONS: Readonly<Record<QueryOptions, CorpusType>> = {
  mailOptions: "MAIL",
  driveOptions: "DRIVE",
  calendarOptions: "CALENDAR",
  voiceOptions: "VOICE",
  hangoutsChatOptions: "HANGOUTS_CHAT",
  geminiOptions: "GEMINI",
};

/** Methods that search what only one kind of data has. */
export const CORPUS_OF_METHOD: Readonly<Partial<Record<QueryMethod, CorpusType>>> = {
  ROOM: "HANGOUTS_CHAT",
  SITES_URL: "DRIVE",
  SHARED_DRIVE: "DRIVE",
  DRIVE_DOCUMENT: "DRIVE",
};

/** The kind of data that a query states; `undefined` stands for all. */
export function queryCorpus({ corpus }: Query): CorpusType | undefined {
  return corpus === "CORPUS_TYPE_UNSPECIFIED" ? undefined : corpus;
}

/** Where a query searches, as its info says: e-mail addresses, ids or addresses of sites. */
export function queryPlaces(query: Query, method: QueryMethod): readonly string[] {
  switch (method) {
    case "ACCOUNT":
      return query.accountInfo?.emails ?? [];
    case "ORG_UNIT":
      return nonEmptyTexts([query.orgUnitInfo?.orgUnitId]);
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

/** The fields of some infos are not described: every text in them counts, in lists too, whatever its field is called. */
function textValues(info: Readonly<Record<string, unknown>> | undefined): string[] {
  const values = Object.values(info ?? {}).flat();
  return values.filter((value) => typeof value === "string" && value !== "") as string[];
}

function nonEmptyTexts(values: readonly (string | undefined)[]): string[] {
  return values.filter((value) => value !== undefined && value !== "") as string[];
}
