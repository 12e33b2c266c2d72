// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import { type EnumGuard, enumGuard } from "@seamline/client-core";

/** The values of `AccountCountErrorType` that are known. */
export const accountCountErrorTypeValues = ["ERROR_TYPE_UNSPECIFIED", "WILDCARD_TOO_BROAD", "TOO_MANY_TERMS", "LOCATION_UNAVAILABLE", "UNKNOWN", "DEADLINE_EXCEEDED"] as const;

/** Whether a value is a known one of `AccountCountErrorType`, and no value of tomorrow. */
export const isAccountCountErrorType: EnumGuard<typeof accountCountErrorTypeValues> = /* @__PURE__ */ enumGuard(accountCountErrorTypeValues);

/** The values of `AltFormat` that are known. */
export const altFormatValues = ["json", "media", "proto"] as const;

/** Whether a value is a known one of `AltFormat`, and no value of tomorrow. */
export const isAltFormat: EnumGuard<typeof altFormatValues> = /* @__PURE__ */ enumGuard(altFormatValues);

/** The values of `AttendeeResponse` that are known. */
export const attendeeResponseValues = ["ATTENDEE_RESPONSE_UNSPECIFIED", "ATTENDEE_RESPONSE_NEEDS_ACTION", "ATTENDEE_RESPONSE_ACCEPTED", "ATTENDEE_RESPONSE_DECLINED", "ATTENDEE_RESPONSE_TENTATIVE"] as const;

/** Whether a value is a known one of `AttendeeResponse`, and no value of tomorrow. */
export const isAttendeeResponse: EnumGuard<typeof attendeeResponseValues> = /* @__PURE__ */ enumGuard(attendeeResponseValues);

/** The values of `ClientSideEncryptedOption` that are known. */
export const clientSideEncryptedOptionValues = ["CLIENT_SIDE_ENCRYPTED_OPTION_UNSPECIFIED", "CLIENT_SIDE_ENCRYPTED_OPTION_ANY", "CLIENT_SIDE_ENCRYPTED_OPTION_ENCRYPTED", "CLIENT_SIDE_ENCRYPTED_OPTION_UNENCRYPTED"] as const;

/** Whether a value is a known one of `ClientSideEncryptedOption`, and no value of tomorrow. */
export const isClientSideEncryptedOption: EnumGuard<typeof clientSideEncryptedOptionValues> = /* @__PURE__ */ enumGuard(clientSideEncryptedOptionValues);

/** The values of `CorpusType` that are known. */
export const corpusTypeValues = ["CORPUS_TYPE_UNSPECIFIED", "DRIVE", "MAIL", "GROUPS", "HANGOUTS_CHAT", "VOICE", "CALENDAR", "GEMINI"] as const;

/** Whether a value is a known one of `CorpusType`, and no value of tomorrow. */
export const isCorpusType: EnumGuard<typeof corpusTypeValues> = /* @__PURE__ */ enumGuard(corpusTypeValues);

/** The values of `CountResultView` that are known. */
export const countResultViewValues = ["COUNT_RESULT_VIEW_UNSPECIFIED", "TOTAL_COUNT", "ALL"] as const;

/** Whether a value is a known one of `CountResultView`, and no value of tomorrow. */
export const isCountResultView: EnumGuard<typeof countResultViewValues> = /* @__PURE__ */ enumGuard(countResultViewValues);

/** The values of `CoveredData` that are known. */
export const coveredDataValues = ["COVERED_DATA_UNSPECIFIED", "TEXT_MESSAGES", "VOICEMAILS", "CALL_LOGS"] as const;

/** Whether a value is a known one of `CoveredData`, and no value of tomorrow. */
export const isCoveredData: EnumGuard<typeof coveredDataValues> = /* @__PURE__ */ enumGuard(coveredDataValues);

/** The values of `DataScope` that are known. */
export const dataScopeValues = ["DATA_SCOPE_UNSPECIFIED", "ALL_DATA", "HELD_DATA", "UNPROCESSED_DATA"] as const;

/** Whether a value is a known one of `DataScope`, and no value of tomorrow. */
export const isDataScope: EnumGuard<typeof dataScopeValues> = /* @__PURE__ */ enumGuard(dataScopeValues);

/** The values of `DeprecatedSearchMethod` that are known. */
export const deprecatedSearchMethodValues = ["SEARCH_METHOD_UNSPECIFIED", "ACCOUNT", "ORG_UNIT", "TEAM_DRIVE", "ENTIRE_ORG", "ROOM", "SITES_URL", "SHARED_DRIVE", "DRIVE_DOCUMENT"] as const;

/** Whether a value is a known one of `DeprecatedSearchMethod`, and no value of tomorrow. */
export const isDeprecatedSearchMethod: EnumGuard<typeof deprecatedSearchMethodValues> = /* @__PURE__ */ enumGuard(deprecatedSearchMethodValues);

/** The values of `ErrorStatus` that are known. */
export const errorStatusValues = ["INVALID_ARGUMENT", "FAILED_PRECONDITION", "UNAUTHENTICATED", "PERMISSION_DENIED", "NOT_FOUND", "ALREADY_EXISTS", "RESOURCE_EXHAUSTED", "UNIMPLEMENTED"] as const;

/** Whether a value is a known one of `ErrorStatus`, and no value of tomorrow. */
export const isErrorStatus: EnumGuard<typeof errorStatusValues> = /* @__PURE__ */ enumGuard(errorStatusValues);

/** The values of `ExportFormat` that are known. */
export const exportFormatValues = ["EXPORT_FORMAT_UNSPECIFIED", "MBOX", "PST", "ICS", "XML", "JSON"] as const;

/** Whether a value is a known one of `ExportFormat`, and no value of tomorrow. */
export const isExportFormat: EnumGuard<typeof exportFormatValues> = /* @__PURE__ */ enumGuard(exportFormatValues);

/** The values of `ExportRegion` that are known. */
export const exportRegionValues = ["EXPORT_REGION_UNSPECIFIED", "ANY", "US", "EUROPE"] as const;

/** Whether a value is a known one of `ExportRegion`, and no value of tomorrow. */
export const isExportRegion: EnumGuard<typeof exportRegionValues> = /* @__PURE__ */ enumGuard(exportRegionValues);

/** The values of `ExportStatus` that are known. */
export const exportStatusValues = ["EXPORT_STATUS_UNSPECIFIED", "COMPLETED", "FAILED", "IN_PROGRESS"] as const;

/** Whether a value is a known one of `ExportStatus`, and no value of tomorrow. */
export const isExportStatus: EnumGuard<typeof exportStatusValues> = /* @__PURE__ */ enumGuard(exportStatusValues);

/** The values of `HoldView` that are known. */
export const holdViewValues = ["HOLD_VIEW_UNSPECIFIED", "BASIC_HOLD", "FULL_HOLD"] as const;

/** Whether a value is a known one of `HoldView`, and no value of tomorrow. */
export const isHoldView: EnumGuard<typeof holdViewValues> = /* @__PURE__ */ enumGuard(holdViewValues);

/** The values of `MatterRegion` that are known. */
export const matterRegionValues = ["MATTER_REGION_UNSPECIFIED", "ANY", "US", "EUROPE"] as const;

/** Whether a value is a known one of `MatterRegion`, and no value of tomorrow. */
export const isMatterRegion: EnumGuard<typeof matterRegionValues> = /* @__PURE__ */ enumGuard(matterRegionValues);

/** The values of `MatterRole` that are known. */
export const matterRoleValues = ["ROLE_UNSPECIFIED", "COLLABORATOR", "OWNER"] as const;

/** Whether a value is a known one of `MatterRole`, and no value of tomorrow. */
export const isMatterRole: EnumGuard<typeof matterRoleValues> = /* @__PURE__ */ enumGuard(matterRoleValues);

/** The values of `MatterState` that are known. */
export const matterStateValues = ["STATE_UNSPECIFIED", "OPEN", "CLOSED", "DELETED"] as const;

/** Whether a value is a known one of `MatterState`, and no value of tomorrow. */
export const isMatterState: EnumGuard<typeof matterStateValues> = /* @__PURE__ */ enumGuard(matterStateValues);

/** The values of `MatterView` that are known. */
export const matterViewValues = ["VIEW_UNSPECIFIED", "BASIC", "FULL"] as const;

/** Whether a value is a known one of `MatterView`, and no value of tomorrow. */
export const isMatterView: EnumGuard<typeof matterViewValues> = /* @__PURE__ */ enumGuard(matterViewValues);

/** The values of `SearchMethod` that are known. */
export const searchMethodValues = ["SEARCH_METHOD_UNSPECIFIED", "ACCOUNT", "ORG_UNIT", "TEAM_DRIVE", "ENTIRE_ORG", "ROOM", "SITES_URL", "SHARED_DRIVE", "DRIVE_DOCUMENT"] as const;

/** Whether a value is a known one of `SearchMethod`, and no value of tomorrow. */
export const isSearchMethod: EnumGuard<typeof searchMethodValues> = /* @__PURE__ */ enumGuard(searchMethodValues);

/** The values of `SharedDrivesOption` that are known. */
export const sharedDrivesOptionValues = ["SHARED_DRIVES_OPTION_UNSPECIFIED", "NOT_INCLUDED", "INCLUDED_IF_ACCOUNT_IS_NOT_A_MEMBER", "INCLUDED"] as const;

/** Whether a value is a known one of `SharedDrivesOption`, and no value of tomorrow. */
export const isSharedDrivesOption: EnumGuard<typeof sharedDrivesOptionValues> = /* @__PURE__ */ enumGuard(sharedDrivesOptionValues);
