import type { Query } from "../../../generated/retention-v1.types.gen.ts";
import type { QueryMethod } from "./query-method.ts";

/** Where a query searches, as its info says: e-mail addresses, ids or addresses of sites. */
export function queryPlaces(query: Query, method: QueryMethod): readonly string[] {
  switch (method) {
    case "ACCOUNT":
      return query.accountInfo?.emails ?? [];
    case "ORG_UNIT":
      return filled([query.orgUnitInfo?.orgUnitId]);
    case "ROOM":
      return query.hangoutsChatInfo?.roomId ?? [];
    case "SITES_URL":
      return query.sitesUrlInfo?.urls ?? [];
    case "SHARED_DRIVE":
      return [...(query.sharedDriveInfo?.sharedDriveIds ?? []), ...textsIn(query.teamDriveInfo)];
    case "DRIVE_DOCUMENT":
      return textsIn(query.driveDocumentInfo?.documentIds);
    case "ENTIRE_ORG":
      return [];
  }
}

/** The fields of some infos are not described: every text in them counts, in lists too, whatever its field is called. */
function textsIn(info: Readonly<Record<string, unknown>> | undefined): string[] {
  const values = Object.values(info ?? {}).flat();
  return values.filter((value) => typeof value === "string" && value !== "") as string[];
}

function filled(values: readonly (string | undefined)[]): string[] {
  return values.filter((value) => value !== undefined && value !== "") as string[];
}
