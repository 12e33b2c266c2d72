// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import { type EnumGuard, enumGuard } from "@seamline/client-core";

/** The listed values of `AccountCountErrorType`. */
export const accountCountErrorTypeValues = ["ERROR_TYPE_UNSPECIFIED", "WILDCARD_TOO_BROAD", "TOO_MANY_TERMS", "LOCATION_UNAVAILABLE", "UNKNOWN", "DEADLINE_EXCEEDED"] as const;

/** Whether a value is a listed one of `AccountCountErrorType`. */
export const isAccountCountErrorType: EnumGuard<typeof accountCountErrorTypeValues> = /* @__PURE__ */ enumGuard(accountCountErrorTypeValues);

/** The listed values of `AltFormat`. */
export const altFormatValues = ["json", "media", "proto"] as const;

/** Whether a value is a listed one of `AltFormat`. */
export const isAltFormat: EnumGuard<typeof altFormatValues> = /* @__PURE__ */ enumGuard(altFormatValues);

/** The listed values of `AttendeeResponse`. */
export const attendeeResponseValues = ["ATTENDEE_RESPONSE_UNSPECIFIED", "ATTENDEE_RESPONSE_NEEDS_ACTION", "ATTENDEE_RESPONSE_ACCEPTED", "ATTENDEE_RESPONSE_DECLINED", "ATTENDEE_RESPONSE_TENTATIVE"] as const;

/** Whether a value is a listed one of `AttendeeResponse`. */
export const isAttendeeResponse: EnumGuard<typeof attendeeResponseValues> = /* @__PURE__ */ enumGuard(attendeeResponseValues);

/** The listed values of `ClientSideEncryptedOption`. */
export const clientSideEncryptedOptionValues = ["CLIENT_SIDE_ENCRYPTED_OPTION_UNSPECIFIED", "CLIENT_SIDE_ENCRYPTED_OPTION_ANY", "CLIENT_SIDE_ENCRYPTED_OPTION_ENCRYPTED", "CLIENT_SIDE_ENCRYPTED_OPTION_UNENCRYPTED"] as const;

/** Whether a value is a listed one of `ClientSideEncryptedOption`. */
export const isClientSideEncryptedOption: EnumGuard<typeof clientSideEncryptedOptionValues> = /* @__PURE__ */ enumGuard(clientSideEncryptedOptionValues);

/** The listed values of `CorpusType`. */
export const corpusTypeValues = ["CORPUS_TYPE_UNSPECIFIED", "DRIVE", "MAIL", "GROUPS", "HANGOUTS_CHAT", "VOICE", "CALENDAR", "GEMINI"] as const;

/** Whether a value is a listed one of `CorpusType`. */
export const isCorpusType: EnumGuard<typeof corpusTypeValues> = /* @__PURE__ */ enumGuard(corpusTypeValues);

/** The listed values of `CountResultView`. */
export const countResultViewValues = ["COUNT_RESULT_VIEW_UNSPECIFIED", "TOTAL_COUNT", "ALL"] as const;

/** Whether a value is a listed one of `CountResultView`. */
export const isCountResultView: EnumGuard<typeof countResultViewValues> = /* @__PURE__ */ enumGuard(countResultViewValues);

/** The listed values of `CoveredData`. */
export const coveredDataValues = ["COVERED_DATA_UNSPECIFIED", "TEXT_MESSAGES", "VOICEMAILS", "CALL_LOGS"] as const;

/** Whether a value is a listed one of `CoveredData`. */
export const isCoveredData: EnumGuard<typeof coveredDataValues> = /* @__PURE__ */ enumGuard(coveredDataValues);

/** The listed values of `DataScope`. */
export const dataScopeValues = ["DATA_SCOPE_UNSPECIFIED", "ALL_DATA", "HELD_DATA", "UNPROCESSED_DATA"] as const;

/** Whether a value is a listed one of `DataScope`. */
export const isDataScope: EnumGuard<typeof dataScopeValues> = /* @__PURE__ */ enumGuard(dataScopeValues);

/** The listed values of `DeprecatedSearchMethod`. */
export const deprecatedSearchMethodValues = ["SEARCH_METHOD_UNSPECIFIED", "ACCOUNT", "ORG_UNIT", "TEAM_DRIVE", "ENTIRE_ORG", "ROOM", "SITES_URL", "SHARED_DRIVE", "DRIVE_DOCUMENT"] as const;

/** Whether a value is a listed one of `DeprecatedSearchMethod`. */
export const isDeprecatedSearchMethod: EnumGuard<typeof deprecatedSearchMethodValues> = /* @__PURE__ */ enumGuard(deprecatedSearchMethodValues);

/** The listed values of `ErrorStatus`. */
export const errorStatusValues = ["INVALID_ARGUMENT", "FAILED_PRECONDITION", "UNAUTHENTICATED", "PERMISSION_DENIED", "NOT_FOUND", "ALREADY_EXISTS", "RESOURCE_EXHAUSTED", "UNIMPLEMENTED"] as const;

/** Whether a value is a listed one of `ErrorStatus`. */
export const isErrorStatus: EnumGuard<typeof errorStatusValues> = /* @__PURE__ */ enumGuard(errorStatusValues);

/** The listed values of `ExportFormat`. */
export const exportFormatValues = ["EXPORT_FORMAT_UNSPECIFIED", "MBOX", "PST", "ICS", "XML", "JSON"] as const;

/** Whether a value is a listed one of `ExportFormat`. */
export const isExportFormat: EnumGuard<typeof exportFormatValues> = /* @__PURE__ */ enumGuard(exportFormatValues);

/** The listed values of `ExportRegion`. */
export const exportRegionValues = ["EXPORT_REGION_UNSPECIFIED", "ANY", "US", "EUROPE"] as const;

/** Whether a value is a listed one of `ExportRegion`. */
export const isExportRegion: EnumGuard<typeof exportRegionValues> = /* @__PURE__ */ enumGuard(exportRegionValues);

/** The listed values of `ExportStatus`. */
export const exportStatusValues = ["EXPORT_STATUS_UNSPECIFIED", "COMPLETED", "FAILED", "IN_PROGRESS"] as const;

/** Whether a value is a listed one of `ExportStatus`. */
export const isExportStatus: EnumGuard<typeof exportStatusValues> = /* @__PURE__ */ enumGuard(exportStatusValues);

/** The listed values of `HoldView`. */
export const holdViewValues = ["HOLD_VIEW_UNSPECIFIED", "BASIC_HOLD", "FULL_HOLD"] as const;

/** Whether a value is a listed one of `HoldView`. */
export const isHoldView: EnumGuard<typeof holdViewValues> = /* @__PURE__ */ enumGuard(holdViewValues);

/** The listed values of `MatterRegion`. */
export const matterRegionValues = ["MATTER_REGION_UNSPECIFIED", "ANY", "US", "EUROPE"] as const;

/** Whether a value is a listed one of `MatterRegion`. */
export const isMatterRegion: EnumGuard<typeof matterRegionValues> = /* @__PURE__ */ enumGuard(matterRegionValues);

/** The listed values of `MatterRole`. */
export const matterRoleValues = ["ROLE_UNSPECIFIED", "COLLABORATOR", "OWNER"] as const;

/** Whether a value is a listed one of `MatterRole`. */
export const isMatterRole: EnumGuard<typeof matterRoleValues> = /* @__PURE__ */ enumGuard(matterRoleValues);

/** The listed values of `MatterState`. */
export const matterStateValues = ["STATE_UNSPECIFIED", "OPEN", "CLOSED", "DELETED"] as const;

/** Whether a value is a listed one of `MatterState`. */
export const isMatterState: EnumGuard<typeof matterStateValues> = /* @__PURE__ */ enumGuard(matterStateValues);

/** The listed values of `MatterView`. */
export const matterViewValues = ["VIEW_UNSPECIFIED", "BASIC", "FULL"] as const;

/** Whether a value is a listed one of `MatterView`. */
export const isMatterView: EnumGuard<typeof matterViewValues> = /* @__PURE__ */ enumGuard(matterViewValues);

/** The listed values of `SearchMethod`. */
export const searchMethodValues = ["SEARCH_METHOD_UNSPECIFIED", "ACCOUNT", "ORG_UNIT", "TEAM_DRIVE", "ENTIRE_ORG", "ROOM", "SITES_URL", "SHARED_DRIVE", "DRIVE_DOCUMENT"] as const;

/** Whether a value is a listed one of `SearchMethod`. */
export const isSearchMethod: EnumGuard<typeof searchMethodValues> = /* @__PURE__ */ enumGuard(searchMethodValues);

/** The listed values of `SharedDrivesOption`. */
export const sharedDrivesOptionValues = ["SHARED_DRIVES_OPTION_UNSPECIFIED", "NOT_INCLUDED", "INCLUDED_IF_ACCOUNT_IS_NOT_A_MEMBER", "INCLUDED"] as const;

/** Whether a value is a listed one of `SharedDrivesOption`. */
export const isSharedDrivesOption: EnumGuard<typeof sharedDrivesOptionValues> = /* @__PURE__ */ enumGuard(sharedDrivesOptionValues);
