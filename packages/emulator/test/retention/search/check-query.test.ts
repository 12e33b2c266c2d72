import { ServiceError } from "@seamline/emulator-kit";
import { describe, expect, it } from "vitest";
import type { Query } from "../../../src/generated/retention-v1.types.gen.ts";
import { assertValidQuery } from "../../../src/services/retention/search/query-rules.ts";

const accountInfo = { emails: ["carol@example.com"] };
const orgUnitInfo = { orgUnitId: "property" };

function serviceErrorOf(query: Query, pointer?: string): ServiceError {
  try {
    assertValidQuery(query, pointer);
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
  throw new Error("The query is valid.");
}

describe("query rules", () => {
  it.each<Query>([
    {},
    { corpus: "MAIL" },
    { corpus: "MAIL", method: "ACCOUNT", accountInfo },
    { corpus: "MAIL", method: "ACCOUNT", searchMethod: "ACCOUNT", accountInfo, orgUnitInfo: {} },
    { corpus: "MAIL", method: "SEARCH_METHOD_UNSPECIFIED", accountInfo },
    { corpus: "DRIVE", searchMethod: "TEAM_DRIVE", teamDriveInfo: { teamDriveIds: ["d"] } },
    {
      corpus: "DRIVE",
      method: "SHARED_DRIVE",
      searchMethod: "TEAM_DRIVE",
      sharedDriveInfo: { sharedDriveIds: ["d"] },
    },
    { corpus: "GROUPS", method: "ENTIRE_ORG", mailOptions: {} },
    { startTime: "2026-01-01T00:00:00Z", endTime: "2026-01-01T01:00:00+01:00" },
    { mailOptions: { excludeDrafts: true }, driveOptions: { includeSharedDrives: true } },
  ])("accepts the query %j", (query) => {
    expect(() => assertValidQuery(query)).not.toThrow();
  });

  it.each<[Query, string, string]>([
    [{ method: "ACCOUNT" }, "accountInfo", "requires accountInfo"],
    [{ method: "ACCOUNT", accountInfo: { emails: [] } }, "accountInfo", "requires accountInfo"],
    [{ method: "ORG_UNIT", orgUnitInfo: { orgUnitId: "" } }, "orgUnitInfo", "requires orgUnitInfo"],
    [{ method: "DRIVE_DOCUMENT", driveDocumentInfo: {} }, "driveDocumentInfo", "requires driveDocumentInfo"],
    [{ method: "ACCOUNT", orgUnitInfo, accountInfo }, "orgUnitInfo", "does not match the method ACCOUNT"],
    [{ method: "ENTIRE_ORG", accountInfo }, "accountInfo", "requires none"],
    [{ accountInfo, orgUnitInfo }, "orgUnitInfo", "does not match the method ACCOUNT"],
    [
      { method: "ACCOUNT", searchMethod: "ORG_UNIT", accountInfo },
      "searchMethod",
      "must be omitted or equal to method",
    ],
    [
      { corpus: "MAIL", method: "ROOM", hangoutsChatInfo: { roomId: ["r"] } },
      "method",
      "requires the corpus HANGOUTS_CHAT",
    ],
    [{ corpus: "DRIVE", mailOptions: { excludeDrafts: true } }, "mailOptions", "the corpus is DRIVE"],
    [
      { startTime: "2026-01-01T00:00:01Z", endTime: "2026-01-01T01:00:00+01:00" },
      "startTime",
      "must not be after",
    ],
    [{ terms: "lease OR" }, "terms", "column 9"],
  ])("rejects the query %j", (query, member, problem) => {
    const error = serviceErrorOf(query);
    expect(error).toMatchObject({ status: 400, message: expect.stringContaining(problem) });
    expect(error.details.violations).toMatchObject([{ in: "body", pointer: `/query/${member}` }]);
  });

  it("reports the JSON pointer of an invalid query that is nested in the body", () => {
    const error = serviceErrorOf({ method: "ROOM" }, "/export/query");
    expect(error.details.violations?.[0]?.pointer).toBe("/export/query/hangoutsChatInfo");
  });
});
