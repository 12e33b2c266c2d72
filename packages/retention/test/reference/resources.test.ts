import { expectTypeOf, test } from "vitest";
import type * as reference from "../../src/generated/v1/reference/index.gen.ts";

/** An open enum. */
type OpenEnum<Listed> = Listed | reference.Unlisted;
type Region<Prefix extends string> = OpenEnum<`${Prefix}_REGION_UNSPECIFIED` | "ANY" | "US" | "EUROPE">;
type Corpus = OpenEnum<
  "CORPUS_TYPE_UNSPECIFIED" | "DRIVE" | "MAIL" | "GROUPS" | "HANGOUTS_CHAT" | "VOICE" | "CALENDAR" | "GEMINI"
>;

interface MatterInputFields {
  name?: string;
  description?: string;
  matterRegion?: Region<"MATTER">;
}

interface MatterFields extends MatterInputFields {
  matterId: string;
  matterPermissions?: {
    accountId: string;
    role?: OpenEnum<"ROLE_UNSPECIFIED" | "COLLABORATOR" | "OWNER">;
  }[];
  state?: OpenEnum<"STATE_UNSPECIFIED" | "OPEN" | "CLOSED" | "DELETED">;
}

test("a matter always has an id, and requests accept only its writable fields", () => {
  expectTypeOf<reference.Matter>().toEqualTypeOf<MatterFields>();
  expectTypeOf<reference.MatterInput>().toEqualTypeOf<MatterInputFields>();
});

test("read-only fields of a held account cannot be sent", () => {
  expectTypeOf<reference.HeldAccountInput>().toEqualTypeOf<{ accountId?: string; email?: string }>();
  expectTypeOf<reference.HeldAccount>().toEqualTypeOf<{
    accountId?: string;
    email?: string;
    firstName?: string;
    lastName?: string;
    holdTime?: string;
  }>();
});

interface HoldFields<Account> {
  name?: string;
  corpus?: Corpus;
  accounts?: Account[];
  orgUnit?: { orgUnitId: string; holdTime?: string };
  query?: {
    mailQuery?: { terms?: string; startTime?: string; endTime?: string };
    groupsQuery?: { terms?: string; startTime?: string; endTime?: string };
    driveQuery?: { includeSharedDriveFiles?: boolean; includeTeamDriveFiles?: boolean };
    hangoutsChatQuery?: { includeRooms?: boolean };
    voiceQuery?: {
      coveredData?: OpenEnum<"COVERED_DATA_UNSPECIFIED" | "TEXT_MESSAGES" | "VOICEMAILS" | "CALL_LOGS">[];
    };
    calendarQuery?: reference.HeldCalendarQuery;
    geminiQuery?: reference.HeldGeminiQuery;
  };
}

interface ReadHoldFields extends HoldFields<reference.HeldAccount> {
  holdId: string;
  updateTime?: string;
}

test("a hold always has an id, and its accounts have a different type in requests", () => {
  expectTypeOf<reference.Hold>().toEqualTypeOf<ReadHoldFields>();
  expectTypeOf<reference.HoldInput>().toEqualTypeOf<HoldFields<reference.HeldAccountInput>>();
});

test("undocumented types accept any members", () => {
  expectTypeOf<reference.HeldGeminiQuery>().toExtend<Record<string, unknown>>();
  expectTypeOf<reference.HeldGeminiQuery["anything"]>().toEqualTypeOf<unknown>();
});

interface ExportInputFields {
  name?: string;
  query?: reference.Query;
  exportOptions?: reference.ExportOptions;
}

interface ExportFields extends ExportInputFields {
  id: string;
  matterId: string;
  parentExportId?: string;
  createTime?: string;
  requester?: { displayName?: string; email?: string };
  status?: OpenEnum<"EXPORT_STATUS_UNSPECIFIED" | "COMPLETED" | "FAILED" | "IN_PROGRESS">;
  stats?: { exportedArtifactCount?: string; sizeInBytes?: string; totalArtifactCount?: string };
  cloudStorageSink?: {
    files?: { bucketName: string; objectName: string; md5Hash?: string; size?: string }[];
  };
}

test("an export contains 64-bit numbers as strings, and requests accept only its writable fields", () => {
  expectTypeOf<reference.ExportInput>().toEqualTypeOf<ExportInputFields>();
  expectTypeOf<reference.Export>().toEqualTypeOf<ExportFields>();
});

test("a request cannot set the id, matter or creation time of a saved query", () => {
  expectTypeOf<keyof reference.SavedQueryInput>().toEqualTypeOf<"displayName" | "query">();
  expectTypeOf<Exclude<keyof reference.SavedQuery, keyof reference.SavedQueryInput>>().toEqualTypeOf<
    "savedQueryId" | "matterId" | "createTime"
  >();
  expectTypeOf<reference.SavedQuery>().toExtend<{ savedQueryId: string; matterId: string }>();
});

test("list calls also accept the standard query parameters", () => {
  expectTypeOf<reference.ListMattersQuery>().toExtend<reference.CommonQuery>();
  expectTypeOf<reference.CommonQuery["$.xgafv"]>().toEqualTypeOf<string | undefined>();
});

test("enums in requests are closed, and enums in responses are open", () => {
  expectTypeOf<reference.ListHoldsQuery["view"]>().toEqualTypeOf<
    "HOLD_VIEW_UNSPECIFIED" | "BASIC_HOLD" | "FULL_HOLD" | undefined
  >();
  expectTypeOf<reference.ListMattersQuery["state"]>().toEqualTypeOf<
    OpenEnum<"STATE_UNSPECIFIED" | "OPEN" | "CLOSED" | "DELETED"> | undefined
  >();
});
