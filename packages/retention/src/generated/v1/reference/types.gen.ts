// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { PointCheck, PointFill } from "@seamline/client-core";

/**
 * Extension points of Retention and eDiscovery Service: merge into this interface what you know. A fill is an object type.
 *
 * - `calendarExportOptions.fields`: Fields of the options of a calendar export.
 * - `cancelOperation.response`: Body of the answer to cancelling an operation.
 * - `deleteOperation.response`: Body of the answer to deleting an operation.
 * - `driveDocumentIds.fields`: Fields that hold the ids of Drive documents.
 * - `error.details`: What the details of an error hold beside their type.
 * - `geminiExportOptions.fields`: Fields of the options of an export of Gemini data.
 * - `geminiOptions.fields`: Fields of the options of a search in Gemini data.
 * - `groupsExportOptions.fields`: Fields of the options of a groups export.
 * - `hangoutsChatExportOptions.fields`: Fields of the options of a Chat export.
 * - `heldCalendarQuery.fields`: Fields of the query of a hold on calendars.
 * - `heldGeminiQuery.fields`: Fields of the query of a hold on Gemini data.
 * - `operation.metadata`: What an operation tells of its work; only that of a count is known.
 * - `operation.response`: What an operation ends with; only that of a count is known.
 * - `status.details`: What the details of a status hold.
 * - `teamDriveInfo.fields`: Fields that name the Team Drives of a search.
 * - `voiceExportOptions.fields`: Fields of the options of a Voice export.
 *
 * @example
 * declare module "@seamline/retention/reference" {
 *   interface ExtensionPoints {
 *     "calendarExportOptions.fields": { name: string };
 *   }
 * }
 */
export interface ExtensionPoints {
}

/** Ids of the extension points that a type can carry. */
export type ExtensionPointId = "calendarExportOptions.fields" | "cancelOperation.response" | "deleteOperation.response" | "driveDocumentIds.fields" | "error.details" | "geminiExportOptions.fields" | "geminiOptions.fields" | "groupsExportOptions.fields" | "hangoutsChatExportOptions.fields" | "heldCalendarQuery.fields" | "heldGeminiQuery.fields" | "operation.metadata" | "operation.response" | "status.details" | "teamDriveInfo.fields" | "voiceExportOptions.fields";

/** `unknown` when every fill names a point and is an object type; otherwise a type that says what is wrong. */
export type CheckedPoints = PointCheck<ExtensionPoints, ExtensionPointId>;

/** What is shown, and what is known of the extension point. */
type Filled<Shown, Id extends ExtensionPointId, Unfilled = Record<string, unknown>> = Shown & PointFill<ExtensionPoints, Id, Unfilled>;

/** How much the query finds in an account. */
export interface AccountCount {
  /** A user. */
  account?: UserInfo;
  /**
   * How many artifacts the query finds.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  count?: string;
}

/** An account whose count failed. */
export interface AccountCountError {
  /** A user. */
  account?: UserInfo;
  /** Why a count failed. */
  errorType?: AccountCountErrorType;
}

/** Why a count failed. */
export type AccountCountErrorType = "ERROR_TYPE_UNSPECIFIED" | "WILDCARD_TOO_BROAD" | "TOO_MANY_TERMS" | "LOCATION_UNAVAILABLE" | "UNKNOWN" | "DEADLINE_EXCEEDED" | (string & {});

/** The accounts that are searched. */
export interface AccountInfo {
  /** E-mail addresses of the accounts. */
  emails?: string[];
}

/** What became of one account. */
export interface AddHeldAccountResult {
  /** An account that a hold covers. */
  account?: HeldAccount;
  /** How something went. The code 1 is that of a cancelled operation. */
  status?: Status;
}

/** Accounts to put under a hold, by e-mail address or id, but not by both. */
export interface AddHeldAccountsRequest {
  /** Ids of the accounts. */
  accountIds?: string[];
  /** E-mail addresses of the accounts. */
  emails?: string[];
}

/** What became of each account of the request. */
export interface AddHeldAccountsResponse {
  /** Results, in the order of the accounts in the request. */
  responses?: AddHeldAccountResult[];
}

/** Request to add a matter collaborator. */
export interface AddMatterPermissionsRequest {
  /** Whether the caller gets a copy of the e-mail. */
  ccMe?: boolean;
  /** The role that an account has in a matter. */
  matterPermission?: MatterPermission;
  /** Whether e-mails are sent about the permission. */
  sendEmails?: boolean;
}

/** Format of an answer. */
export type AltFormat = "json" | "media" | "proto" | (string & {});

/** What somebody answered to an invitation. */
export type AttendeeResponse = "ATTENDEE_RESPONSE_UNSPECIFIED" | "ATTENDEE_RESPONSE_NEEDS_ACTION" | "ATTENDEE_RESPONSE_ACCEPTED" | "ATTENDEE_RESPONSE_DECLINED" | "ATTENDEE_RESPONSE_TENTATIVE" | (string & {});

/**
 * Options of a calendar export; its fields are not described.
 *
 * Extension points: `calendarExportOptions.fields`.
 */
export interface CalendarExportOptions extends PointFill<ExtensionPoints, "calendarExportOptions.fields"> {
}

/** Options of a search in calendars. */
export interface CalendarOptions {
  /** Places to search for. */
  locationQuery?: string[];
  /** Words that must not occur. */
  minusWords?: string[];
  /** People to search for. */
  peopleQuery?: string[];
  /** Answers to invitations to search for. */
  responseStatuses?: AttendeeResponse[];
  /**
   * The time whose versions are searched.
   *
   * Format: date-time.
   */
  versionDate?: string;
}

/**
 * Answer to cancelling an operation; its content is not shown.
 *
 * Extension points: `cancelOperation.response`.
 */
export interface CancelOperationResponse extends PointFill<ExtensionPoints, "cancelOperation.response"> {
}

/** Whether data that is encrypted on the client's side is searched. */
export type ClientSideEncryptedOption = "CLIENT_SIDE_ENCRYPTED_OPTION_UNSPECIFIED" | "CLIENT_SIDE_ENCRYPTED_OPTION_ANY" | "CLIENT_SIDE_ENCRYPTED_OPTION_ENCRYPTED" | "CLIENT_SIDE_ENCRYPTED_OPTION_UNENCRYPTED" | (string & {});

/** Answer to closing a matter. */
export interface CloseMatterResponse {
  /** A matter, in which holds, saved queries and exports are organised. */
  matter?: Matter;
}

/** A file of an export. It is read at a storage address of its own. */
export interface CloudStorageFile {
  /** Name of the bucket that holds the file. */
  bucketName?: string;
  /** MD5 hash of the file, in lower-case hexadecimal. */
  md5Hash?: string;
  /** Name of the file in its bucket. */
  objectName?: string;
  /**
   * Size of the file, in bytes.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  size?: string;
}

/** Where the files of an export are. */
export interface CloudStorageSink {
  /** The files. */
  files?: CloudStorageFile[];
}

/** What a hold preserves, with a member for each kind of data. It has to fit the corpus of the hold. */
export interface CorpusQuery {
  /** Query of a hold on calendars; its fields are not described. */
  calendarQuery?: HeldCalendarQuery;
  /** Query of a hold on Drive. */
  driveQuery?: HeldDriveQuery;
  /** Query of a hold on Gemini data; its fields are not described. */
  geminiQuery?: HeldGeminiQuery;
  /** Query of a hold on groups. */
  groupsQuery?: HeldGroupsQuery;
  /** Query of a hold on Chat. */
  hangoutsChatQuery?: HeldHangoutsChatQuery;
  /** Query of a hold on mail. */
  mailQuery?: HeldMailQuery;
  /** Query of a hold on Voice. */
  voiceQuery?: HeldVoiceQuery;
}

/** Kind of data. */
export type CorpusType = "CORPUS_TYPE_UNSPECIFIED" | "DRIVE" | "MAIL" | "GROUPS" | "HANGOUTS_CHAT" | "VOICE" | "CALENDAR" | "GEMINI" | (string & {});

/** What is counted, and since when. */
export interface CountArtifactsMetadata {
  /**
   * When the count ended.
   *
   * Format: date-time.
   */
  endTime?: string;
  /** Identifies the matter of the count. */
  matterId?: string;
  /** What to search for, in which kind of data and whose. */
  query?: Query;
  /**
   * When the count began.
   *
   * Format: date-time.
   */
  startTime?: string;
}

/** A long-running operation that counts what a query finds. */
export interface CountArtifactsOperation {
  /** Whether the count has ended, be it by a response, an error or a cancellation. */
  done?: boolean;
  /** How something went. The code 1 is that of a cancelled operation. */
  error?: Status;
  /** What is counted, and since when. */
  metadata?: CountArtifactsMetadata;
  /** Resource name of the operation, of the form `operations/**`. */
  name?: string;
  /** What was counted. */
  response?: CountArtifactsResponse;
}

/** Request to count what a query finds. */
export interface CountArtifactsRequest {
  /** What to search for, in which kind of data and whose. */
  query?: Query;
  /** How much of a count is answered. */
  view?: CountResultView;
}

/** What was counted. */
export interface CountArtifactsResponse {
  /** What was counted in groups. */
  groupsCountResult?: GroupsCountResult;
  /** What was counted in mail. */
  mailCountResult?: MailCountResult;
  /**
   * How many artifacts the query finds in all.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  totalCount?: string;
}

/** How much of a count is answered. */
export type CountResultView = "COUNT_RESULT_VIEW_UNSPECIFIED" | "TOTAL_COUNT" | "ALL" | (string & {});

/** Kind of Voice data. */
export type CoveredData = "COVERED_DATA_UNSPECIFIED" | "TEXT_MESSAGES" | "VOICEMAILS" | "CALL_LOGS" | (string & {});

/** Which data is searched. */
export type DataScope = "DATA_SCOPE_UNSPECIFIED" | "ALL_DATA" | "HELD_DATA" | "UNPROCESSED_DATA" | (string & {});

/**
 * Answer to deleting an operation; its content is not shown.
 *
 * Extension points: `deleteOperation.response`.
 */
export interface DeleteOperationResponse extends PointFill<ExtensionPoints, "deleteOperation.response"> {
}

/**
 * What a query searches, in its deprecated field. The field `method` takes the same values.
 *
 * @deprecated
 */
export type DeprecatedSearchMethod = "SEARCH_METHOD_UNSPECIFIED" | "ACCOUNT" | "ORG_UNIT" | "TEAM_DRIVE" | "ENTIRE_ORG" | "ROOM" | "SITES_URL" | "SHARED_DRIVE" | "DRIVE_DOCUMENT" | (string & {});

/**
 * Ids of Drive documents; its fields are not described.
 *
 * Extension points: `driveDocumentIds.fields`.
 */
export interface DriveDocumentIds extends PointFill<ExtensionPoints, "driveDocumentIds.fields"> {
}

/** The Drive documents that are searched. */
export interface DriveDocumentInfo {
  /** Ids of Drive documents; its fields are not described. */
  documentIds?: DriveDocumentIds;
}

/** Options of a Drive export. */
export interface DriveExportOptions {
  /** Whether the export says who has access to the files. */
  includeAccessInfo?: boolean;
}

/** Options of a search in Drive. */
export interface DriveOptions {
  /** Whether data that is encrypted on the client's side is searched. */
  clientSideEncryptedOption?: ClientSideEncryptedOption;
  /**
   * Whether shared drives are searched.
   *
   * @deprecated
   */
  includeSharedDrives?: boolean;
  /**
   * Whether Team Drives are searched.
   *
   * @deprecated
   */
  includeTeamDrives?: boolean;
  /** Whether shared drives are searched. */
  sharedDrivesOption?: SharedDrivesOption;
  /**
   * The time whose versions are searched.
   *
   * Format: date-time.
   */
  versionDate?: string;
}

/** An object without fields. */
export type Empty = Record<string, unknown>;

/** Body of a failed call. */
export interface ErrorBody {
  /** What went wrong with a call. */
  error?: ErrorInfo;
}

/**
 * A detail of a failure. Its type decides what else it holds.
 *
 * Extension points: `error.details`.
 */
export interface ErrorDetail extends Filled<ErrorDetailShown, "error.details"> {
}

interface ErrorDetailShown {
  /** Type of the detail. */
  "@type"?: string;
}

/** What went wrong with a call. */
export interface ErrorInfo {
  /** The HTTP status of the answer. */
  code?: number;
  /** What went wrong, in words. */
  message?: string;
  /** What kind of failure it is. */
  status?: ErrorStatus;
  /** More about the failure. */
  details?: ErrorDetail[];
}

/** What kind of failure it is. */
export type ErrorStatus = "INVALID_ARGUMENT" | "FAILED_PRECONDITION" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "ALREADY_EXISTS" | "RESOURCE_EXHAUSTED" | "UNIMPLEMENTED" | (string & {});

/** An export of a matter. */
export interface Export {
  /** Where the files of an export are. */
  cloudStorageSink?: CloudStorageSink;
  /**
   * When the export was created.
   *
   * Format: date-time.
   */
  createTime?: string;
  /** Options of an export, for each kind of data. */
  exportOptions?: ExportOptions;
  /** Identifies the export. */
  id?: string;
  /** Identifies the matter of the export. */
  matterId?: string;
  /** Name of the export. */
  name?: string;
  /** Identifies the parent of the export. */
  parentExportId?: string;
  /** What to search for, in which kind of data and whose. */
  query?: Query;
  /** A user. */
  requester?: UserInfo;
  /** How much an export holds. */
  stats?: ExportStats;
  /** How far an export is. */
  status?: ExportStatus;
}

/** Format of the files of an export. */
export type ExportFormat = "EXPORT_FORMAT_UNSPECIFIED" | "MBOX" | "PST" | "ICS" | "XML" | "JSON" | (string & {});

/** What a caller says about an export when creating it. */
export interface ExportInput {
  /** Options of an export, for each kind of data. */
  exportOptions?: ExportOptions;
  /** Name of the export. */
  name?: string;
  /** What to search for, in which kind of data and whose. */
  query?: Query;
}

/** Options of an export, for each kind of data. */
export interface ExportOptions {
  /** Options of a calendar export; its fields are not described. */
  calendarOptions?: CalendarExportOptions;
  /** Options of a Drive export. */
  driveOptions?: DriveExportOptions;
  /** Options of an export of Gemini data; its fields are not described. */
  geminiOptions?: GeminiExportOptions;
  /** Options of a groups export; its fields are not described. */
  groupsOptions?: GroupsExportOptions;
  /** Options of a Chat export; its fields are not described. */
  hangoutsChatOptions?: HangoutsChatExportOptions;
  /** Options of a mail export. */
  mailOptions?: MailExportOptions;
  /** Region of an export. */
  region?: ExportRegion;
  /** Options of a Voice export; its fields are not described. */
  voiceOptions?: VoiceExportOptions;
}

/** Region of an export. */
export type ExportRegion = "EXPORT_REGION_UNSPECIFIED" | "ANY" | "US" | "EUROPE" | (string & {});

/** How much an export holds. */
export interface ExportStats {
  /**
   * How many artifacts are exported already.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  exportedArtifactCount?: string;
  /**
   * Size of the export, in bytes.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  sizeInBytes?: string;
  /**
   * How many artifacts there are to export.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  totalArtifactCount?: string;
}

/** How far an export is. */
export type ExportStatus = "EXPORT_STATUS_UNSPECIFIED" | "COMPLETED" | "FAILED" | "IN_PROGRESS" | (string & {});

/**
 * Options of an export of Gemini data; its fields are not described.
 *
 * Extension points: `geminiExportOptions.fields`.
 */
export interface GeminiExportOptions extends PointFill<ExtensionPoints, "geminiExportOptions.fields"> {
}

/**
 * Options of a search in Gemini data; its fields are not described.
 *
 * Extension points: `geminiOptions.fields`.
 */
export interface GeminiOptions extends PointFill<ExtensionPoints, "geminiOptions.fields"> {
}

/** What was counted in groups. */
export interface GroupsCountResult {
  /** Accounts whose count failed. */
  accountCountErrors?: AccountCountError[];
  /** Counts by account. */
  accountCounts?: AccountCount[];
  /**
   * How many accounts have something that the query finds.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  matchingAccountsCount?: string;
  /** Accounts that could not be queried. */
  nonQueryableAccounts?: string[];
  /**
   * How many accounts the query processed.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  queriedAccountsCount?: string;
}

/**
 * Options of a groups export; its fields are not described.
 *
 * Extension points: `groupsExportOptions.fields`.
 */
export interface GroupsExportOptions extends PointFill<ExtensionPoints, "groupsExportOptions.fields"> {
}

/**
 * Options of a Chat export; its fields are not described.
 *
 * Extension points: `hangoutsChatExportOptions.fields`.
 */
export interface HangoutsChatExportOptions extends PointFill<ExtensionPoints, "hangoutsChatExportOptions.fields"> {
}

/** The Chat rooms that are searched. */
export interface HangoutsChatInfo {
  /** Ids of the rooms. */
  roomId?: string[];
}

/** Options of a search in Chat. */
export interface HangoutsChatOptions {
  /** Whether rooms are searched. */
  includeRooms?: boolean;
}

/** An account that a hold covers. */
export interface HeldAccount {
  /** Identifies the account. */
  accountId?: string;
  /** E-mail address of the account. */
  email?: string;
  /** First name of the owner of the account. */
  firstName?: string;
  /**
   * When the account came under the hold.
   *
   * Format: date-time.
   */
  holdTime?: string;
  /** Last name of the owner of the account. */
  lastName?: string;
}

/** An account to put under a hold, by e-mail address or id. */
export interface HeldAccountInput {
  /** Identifies the account, unless there is an e-mail address. */
  accountId?: string;
  /** E-mail address of the account. It wins over the id. */
  email?: string;
}

/**
 * Query of a hold on calendars; its fields are not described.
 *
 * Extension points: `heldCalendarQuery.fields`.
 */
export interface HeldCalendarQuery extends PointFill<ExtensionPoints, "heldCalendarQuery.fields"> {
}

/** Query of a hold on Drive. */
export interface HeldDriveQuery {
  /** Whether files of shared drives are held. */
  includeSharedDriveFiles?: boolean;
  /**
   * Whether files of Team Drives are held.
   *
   * @deprecated
   */
  includeTeamDriveFiles?: boolean;
}

/**
 * Query of a hold on Gemini data; its fields are not described.
 *
 * Extension points: `heldGeminiQuery.fields`.
 */
export interface HeldGeminiQuery extends PointFill<ExtensionPoints, "heldGeminiQuery.fields"> {
}

/** Query of a hold on groups. */
export interface HeldGroupsQuery {
  /**
   * End of the time that the hold covers.
   *
   * Format: date-time.
   */
  endTime?: string;
  /**
   * Start of the time that the hold covers.
   *
   * Format: date-time.
   */
  startTime?: string;
  /** Search terms that messages must match. */
  terms?: string;
}

/** Query of a hold on Chat. */
export interface HeldHangoutsChatQuery {
  /** Whether messages in rooms are held. */
  includeRooms?: boolean;
}

/** Query of a hold on mail. */
export interface HeldMailQuery {
  /**
   * End of the time that the hold covers.
   *
   * Format: date-time.
   */
  endTime?: string;
  /**
   * Start of the time that the hold covers.
   *
   * Format: date-time.
   */
  startTime?: string;
  /** Search terms that messages must match. */
  terms?: string;
}

/** The organizational unit that a hold covers. It and single accounts exclude each other. */
export interface HeldOrgUnit {
  /**
   * When the organizational unit came under the hold.
   *
   * Format: date-time.
   */
  holdTime?: string;
  /** Identifies the organizational unit. */
  orgUnitId?: string;
}

/** Query of a hold on Voice. */
export interface HeldVoiceQuery {
  /** Kinds of Voice data that are held. */
  coveredData?: CoveredData[];
}

/** A hold in a matter. It preserves data, be it of accounts or of an organizational unit. */
export interface Hold {
  /** The accounts that the hold covers, unless it covers an organizational unit. */
  accounts?: HeldAccount[];
  /** Kind of data. */
  corpus?: CorpusType;
  /** Identifies the hold. */
  holdId?: string;
  /** Name of the hold. */
  name?: string;
  /** The organizational unit that a hold covers. It and single accounts exclude each other. */
  orgUnit?: HeldOrgUnit;
  /** What a hold preserves, with a member for each kind of data. It has to fit the corpus of the hold. */
  query?: CorpusQuery;
  /**
   * When the hold was last changed.
   *
   * Format: date-time.
   */
  updateTime?: string;
}

/** What a caller says about a hold when creating or updating it. */
export interface HoldInput {
  /** The accounts to cover. They and `orgUnit` exclude each other; an update of a hold on an organizational unit ignores them. */
  accounts?: HeldAccountInput[];
  /** Kind of data. */
  corpus?: CorpusType;
  /** Identifies the hold. */
  holdId?: string;
  /** Name of the hold. */
  name?: string;
  /** The organizational unit that a hold covers. It and single accounts exclude each other. */
  orgUnit?: HeldOrgUnit;
  /** What a hold preserves, with a member for each kind of data. It has to fit the corpus of the hold. */
  query?: CorpusQuery;
  /**
   * When the hold was last changed.
   *
   * Format: date-time.
   */
  updateTime?: string;
}

/** How much of a hold an answer shows. */
export type HoldView = "HOLD_VIEW_UNSPECIFIED" | "BASIC_HOLD" | "FULL_HOLD" | (string & {});

/** A page of exports. */
export interface ListExportsResponse {
  /** Exports of the page. */
  exports?: Export[];
  /** Token of the next page; absent or empty on the last one. */
  nextPageToken?: string;
}

/** All accounts that a hold covers. */
export interface ListHeldAccountsResponse {
  /** The accounts. */
  accounts?: HeldAccount[];
}

/** A page of holds. */
export interface ListHoldsResponse {
  /** Holds of the page. */
  holds?: Hold[];
  /** Token of the next page; absent or empty on the last one. */
  nextPageToken?: string;
}

/** A page of matters. */
export interface ListMattersResponse {
  /** Matters of the page. */
  matters?: Matter[];
  /** Token of the next page; absent or empty on the last one. */
  nextPageToken?: string;
}

/** A page of operations. */
export interface ListOperationsResponse {
  /** Token of the next page; absent or empty on the last one. */
  nextPageToken?: string;
  /** Operations of the page. */
  operations?: Operation[];
  /** What could not be reached. */
  unreachable?: string[];
}

/** A page of saved queries. */
export interface ListSavedQueriesResponse {
  /** Token of the next page; absent or empty on the last one. */
  nextPageToken?: string;
  /** Saved queries of the page. */
  savedQueries?: SavedQuery[];
}

/** What was counted in mail. */
export interface MailCountResult {
  /** Accounts whose count failed. */
  accountCountErrors?: AccountCountError[];
  /** Counts by account. */
  accountCounts?: AccountCount[];
  /**
   * How many accounts have something that the query finds.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  matchingAccountsCount?: string;
  /** Accounts that could not be queried. */
  nonQueryableAccounts?: string[];
  /**
   * How many accounts the query processed.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  queriedAccountsCount?: string;
}

/** Options of a mail export. */
export interface MailExportOptions {
  /** Format of the files of an export. */
  exportFormat?: ExportFormat;
  /** Whether Drive files that a message links to are exported. */
  exportLinkedDriveFiles?: boolean;
  /** Whether content in confidential mode is shown. */
  showConfidentialModeContent?: boolean;
  /** Whether the new way of exporting is used. */
  useNewExport?: boolean;
}

/** Options of a search in mail. */
export interface MailOptions {
  /** Whether data that is encrypted on the client's side is searched. */
  clientSideEncryptedOption?: ClientSideEncryptedOption;
  /** Whether drafts are left out. */
  excludeDrafts?: boolean;
}

/** A matter, in which holds, saved queries and exports are organised. */
export interface Matter {
  /** Name of the matter. */
  name?: string;
  /** Description of the matter. */
  description?: string;
  /** Identifies the matter. */
  matterId?: string;
  /** Who the matter belongs to and who shares it. Shown in the view FULL alone. */
  matterPermissions?: MatterPermission[];
  /** Region of a matter. */
  matterRegion?: MatterRegion;
  /** State of a matter. */
  state?: MatterState;
}

/** What a caller says about a matter when creating or updating it. */
export interface MatterInput {
  /** Name of the matter. */
  name?: string;
  /** Description of the matter. */
  description?: string;
  /** Identifies the matter. An update ignores it. */
  matterId?: string;
  /** Who the matter belongs to and who shares it. An update ignores them. */
  matterPermissions?: MatterPermission[];
  /** Region of a matter. */
  matterRegion?: MatterRegion;
  /** State of a matter. */
  state?: MatterState;
}

/** The role that an account has in a matter. */
export interface MatterPermission {
  /** Identifies the account. */
  accountId?: string;
  /** Role of an account in a matter. OWNER cannot be given away. */
  role?: MatterRole;
}

/** Region of a matter. */
export type MatterRegion = "MATTER_REGION_UNSPECIFIED" | "ANY" | "US" | "EUROPE" | (string & {});

/** Role of an account in a matter. OWNER cannot be given away. */
export type MatterRole = "ROLE_UNSPECIFIED" | "COLLABORATOR" | "OWNER" | (string & {});

/** State of a matter. */
export type MatterState = "STATE_UNSPECIFIED" | "OPEN" | "CLOSED" | "DELETED" | (string & {});

/** How much of a matter an answer shows. */
export type MatterView = "VIEW_UNSPECIFIED" | "BASIC" | "FULL" | (string & {});

/** A long-running operation. */
export interface Operation {
  /** Whether the operation has ended, be it by a response, an error or a cancellation. */
  done?: boolean;
  /** How something went. The code 1 is that of a cancelled operation. */
  error?: Status;
  /**
   * What the operation tells of its work.
   *
   * Extension points: `operation.metadata`.
   */
  metadata?: PointFill<ExtensionPoints, "operation.metadata">;
  /** Resource name of the operation, of the form `operations/**`. */
  name?: string;
  /**
   * What the operation ended with.
   *
   * Extension points: `operation.response`.
   */
  response?: PointFill<ExtensionPoints, "operation.response">;
}

/** The organizational unit that is searched. */
export interface OrgUnitInfo {
  /** Identifies the organizational unit. */
  orgUnitId?: string;
}

/** What to search for, in which kind of data and whose. */
export interface Query {
  /** The accounts that are searched. */
  accountInfo?: AccountInfo;
  /** Options of a search in calendars. */
  calendarOptions?: CalendarOptions;
  /** Kind of data. */
  corpus?: CorpusType;
  /** Which data is searched. */
  dataScope?: DataScope;
  /** The Drive documents that are searched. */
  driveDocumentInfo?: DriveDocumentInfo;
  /** Options of a search in Drive. */
  driveOptions?: DriveOptions;
  /**
   * End of the time that is searched.
   *
   * Format: date-time.
   */
  endTime?: string;
  /** Options of a search in Gemini data; its fields are not described. */
  geminiOptions?: GeminiOptions;
  /** The Chat rooms that are searched. */
  hangoutsChatInfo?: HangoutsChatInfo;
  /** Options of a search in Chat. */
  hangoutsChatOptions?: HangoutsChatOptions;
  /** Options of a search in mail. */
  mailOptions?: MailOptions;
  /** What a query searches, such as accounts, an organizational unit or a shared drive. */
  method?: SearchMethod;
  /** The organizational unit that is searched. */
  orgUnitInfo?: OrgUnitInfo;
  /**
   * What a query searches, in its deprecated field. The field `method` takes the same values.
   *
   * @deprecated
   */
  searchMethod?: DeprecatedSearchMethod;
  /** The shared drives that are searched. */
  sharedDriveInfo?: SharedDriveInfo;
  /** The sites that are searched. */
  sitesUrlInfo?: SitesUrlInfo;
  /**
   * Start of the time that is searched.
   *
   * Format: date-time.
   */
  startTime?: string;
  /**
   * The Team Drives that are searched; its fields are not described.
   *
   * @deprecated
   */
  teamDriveInfo?: TeamDriveInfo;
  /** Search terms. */
  terms?: string;
  /** Time zone of the search. */
  timeZone?: string;
  /** Options of a search in Voice. */
  voiceOptions?: VoiceOptions;
}

/** Accounts to take off a hold. */
export interface RemoveHeldAccountsRequest {
  /** Ids of the accounts. */
  accountIds?: string[];
}

/** What became of the accounts of the request. */
export interface RemoveHeldAccountsResponse {
  /** A status for each account. */
  statuses?: Status[];
}

/** Request to remove a matter collaborator. */
export interface RemoveMatterPermissionsRequest {
  /** Identifies the account to take off the collaborators. */
  accountId?: string;
}

/** Answer to reopening a matter. */
export interface ReopenMatterResponse {
  /** A matter, in which holds, saved queries and exports are organised. */
  matter?: Matter;
}

/** A query that is saved in a matter. */
export interface SavedQuery {
  /**
   * When the query was saved.
   *
   * Format: date-time.
   */
  createTime?: string;
  /** Name of the saved query. */
  displayName?: string;
  /** Identifies the matter that the query is saved in. */
  matterId?: string;
  /** What to search for, in which kind of data and whose. */
  query?: Query;
  /** Identifies the saved query. */
  savedQueryId?: string;
}

/** What a caller says about a saved query when creating it. */
export interface SavedQueryInput {
  /** Name of the saved query. */
  displayName?: string;
  /** What to search for, in which kind of data and whose. */
  query?: Query;
  /** Identifies the saved query. */
  savedQueryId?: string;
}

/** What a query searches, such as accounts, an organizational unit or a shared drive. */
export type SearchMethod = "SEARCH_METHOD_UNSPECIFIED" | "ACCOUNT" | "ORG_UNIT" | "TEAM_DRIVE" | "ENTIRE_ORG" | "ROOM" | "SITES_URL" | "SHARED_DRIVE" | "DRIVE_DOCUMENT" | (string & {});

/** The shared drives that are searched. */
export interface SharedDriveInfo {
  /** Ids of the shared drives. */
  sharedDriveIds?: string[];
}

/** Whether shared drives are searched. */
export type SharedDrivesOption = "SHARED_DRIVES_OPTION_UNSPECIFIED" | "NOT_INCLUDED" | "INCLUDED_IF_ACCOUNT_IS_NOT_A_MEMBER" | "INCLUDED" | (string & {});

/** The sites that are searched. */
export interface SitesUrlInfo {
  /** Addresses of the sites. */
  urls?: string[];
}

/** How something went. The code 1 is that of a cancelled operation. */
export interface Status {
  /**
   * Code of the status.
   *
   * Extension points: `status.codes`.
   */
  code?: number;
  /** More about the status. */
  details?: PointFill<ExtensionPoints, "status.details">[];
  /** What happened, in words. */
  message?: string;
}

/**
 * The Team Drives that are searched; its fields are not described.
 *
 * Extension points: `teamDriveInfo.fields`.
 *
 * @deprecated
 */
export interface TeamDriveInfo extends PointFill<ExtensionPoints, "teamDriveInfo.fields"> {
}

/** A user. */
export interface UserInfo {
  /** Name of the user, as shown to people. */
  displayName?: string;
  /** E-mail address of the user. */
  email?: string;
}

/**
 * Options of a Voice export; its fields are not described.
 *
 * Extension points: `voiceExportOptions.fields`.
 */
export interface VoiceExportOptions extends PointFill<ExtensionPoints, "voiceExportOptions.fields"> {
}

/** Options of a search in Voice. */
export interface VoiceOptions {
  /** Kinds of Voice data that are searched. */
  coveredData?: CoveredData[];
}

/** Query parameters that every operation takes. */
export interface CommonQuery {
  /**
   * Standard query parameter; its meaning is not described.
   *
   * Extension points: `queryParameter.values`.
   */
  "$.xgafv"?: string;
  /**
   * Standard query parameter that takes an access token.
   *
   * Extension points: `queryParameter.values`.
   */
  access_token?: string;
  /** Standard query parameter on the format of the answer. */
  alt?: AltFormat;
  /**
   * Standard query parameter that takes a callback.
   *
   * Extension points: `queryParameter.values`.
   */
  callback?: string;
  /**
   * Standard query parameter on fields.
   *
   * Extension points: `queryParameter.values`.
   */
  fields?: string;
  /**
   * Standard query parameter that takes a key.
   *
   * Extension points: `queryParameter.values`.
   */
  key?: string;
  /**
   * Standard query parameter that takes an OAuth token.
   *
   * Extension points: `queryParameter.values`.
   */
  oauth_token?: string;
  /**
   * Standard query parameter on the layout of the answer.
   *
   * Extension points: `queryParameter.values`.
   */
  prettyPrint?: string;
  /**
   * Standard query parameter that names a user for quotas.
   *
   * Extension points: `queryParameter.values`.
   */
  quotaUser?: string;
  /**
   * Standard query parameter on the type of an upload.
   *
   * Extension points: `queryParameter.values`.
   */
  uploadType?: string;
  /**
   * Standard query parameter on the protocol of an upload.
   *
   * Extension points: `queryParameter.values`.
   */
  upload_protocol?: string;
}

/** Query parameters of `matters.holds.get`. */
export interface GetHoldQuery extends CommonQuery {
  /** How much of a hold the answer shows. */
  view?: HoldView;
}

/** Query parameters of `matters.get`. */
export interface GetMatterQuery extends CommonQuery {
  /** How much of a matter the answer shows. Only FULL shows its permissions. */
  view?: MatterView;
}

/** Query parameters of `matters.exports.list`. */
export interface ListExportsQuery extends CommonQuery {
  /**
   * How many items a page may hold.
   *
   * Extension points: `pageSize.bounds`.
   */
  pageSize?: number;
  /** Token of the page to answer with, from `nextPageToken` of the page before. */
  pageToken?: string;
}

/** Query parameters of `matters.holds.list`. */
export interface ListHoldsQuery extends CommonQuery {
  /**
   * How many holds a page may hold. 0 stands for 100.
   *
   * At least `0`. At most `100`.
   */
  pageSize?: number;
  /** Token of the page to answer with, from `nextPageToken` of the page before. */
  pageToken?: string;
  /** How much of a hold the answer shows. */
  view?: HoldView;
}

/** Query parameters of `matters.list`. */
export interface ListMattersQuery extends CommonQuery {
  /**
   * How many matters a page may hold.
   *
   * At most `100`.
   *
   * Default: `100`.
   */
  pageSize?: number;
  /** Token of the page to answer with, from `nextPageToken` of the page before. */
  pageToken?: string;
  /** State of the matters to list. */
  state?: MatterState;
  /** How much of a matter the answer shows. Only FULL shows its permissions. */
  view?: MatterView;
}

/** Query parameters of `operations.list`. */
export interface ListOperationsQuery extends CommonQuery {
  /**
   * Which operations to list. How a filter is written is not described.
   *
   * Extension points: `filter.syntax`.
   */
  filter?: string;
  /**
   * How many items a page may hold.
   *
   * Extension points: `pageSize.bounds`.
   */
  pageSize?: number;
  /** Token of the page to answer with, from `nextPageToken` of the page before. */
  pageToken?: string;
  /**
   * On partial success of the list; its effect is not described.
   *
   * Extension points: `queryParameter.values`.
   */
  returnPartialSuccess?: boolean;
}

/** Query parameters of `matters.savedQueries.list`. */
export interface ListSavedQueriesQuery extends CommonQuery {
  /**
   * How many items a page may hold.
   *
   * Extension points: `pageSize.bounds`.
   */
  pageSize?: number;
  /** Token of the page to answer with, from `nextPageToken` of the page before. */
  pageToken?: string;
}

export interface paths {
  "/v1/matters": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List matters
     * @description Answers with those matters that the calling account has access to.
     */
    get: operations["listMatters"];
    put?: never;
    /**
     * Create a matter
     * @description Creates a matter out of a name and a description. It is OPEN, and its owner is the caller.
     */
    post: operations["createMatter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a matter
     * @description Gets the matter that `matterId` identifies.
     */
    get: operations["getMatter"];
    /**
     * Update a matter
     * @description Changes the name and the description of an OPEN matter. Other fields of the request are ignored.
     */
    put: operations["updateMatter"];
    post?: never;
    /**
     * Delete a matter
     * @description Moves a CLOSED matter to DELETED; a matter in another state is refused. It stays in the trash for about 30 days and is purged then.
     */
    delete: operations["deleteMatter"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}:undelete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undelete a matter
     * @description Takes a DELETED matter out of the trash. It is CLOSED then.
     */
    post: operations["undeleteMatter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}:close": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Close a matter
     * @description Moves an OPEN matter to CLOSED. All its holds must be deleted before.
     */
    post: operations["closeMatter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}:reopen": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reopen a matter
     * @description Moves a CLOSED matter to OPEN.
     */
    post: operations["reopenMatter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}:addPermissions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a matter collaborator
     * @description Makes an account a collaborator of the matter. A role that the account has already is overwritten; the role OWNER cannot be given.
     */
    post: operations["addMatterPermissions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}:removePermissions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove a matter collaborator
     * @description Takes an account off the collaborators of the matter.
     */
    post: operations["removeMatterPermissions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}:count": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Count the accounts that a query processes
     * @description Counts the accounts that the specified query processes, and what it finds in them. The matter must be OPEN. The answer is a long-running operation, the only one that this service begins.
     */
    post: operations["countMatterAccounts"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/exports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List exports
     * @description Answers with details about the exports of the matter.
     */
    get: operations["listExports"];
    put?: never;
    /**
     * Create an export
     * @description Creates an export in an OPEN matter. It is IN_PROGRESS at first, and COMPLETED or FAILED when its work is done; get it again to see.
     */
    post: operations["createExport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/exports/{exportId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an export
     * @description Gets the export that `exportId` identifies.
     */
    get: operations["getExport"];
    put?: never;
    post?: never;
    /**
     * Delete an export
     * @description Deletes the export.
     */
    delete: operations["deleteExport"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/holds": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List holds
     * @description Answers with the holds of the matter.
     */
    get: operations["listHolds"];
    put?: never;
    /**
     * Create a hold
     * @description Creates a hold in an OPEN matter, on accounts or on an organizational unit, for one kind of data.
     */
    post: operations["createHold"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/holds/{holdId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a hold
     * @description Gets the hold that `holdId` identifies.
     */
    get: operations["getHold"];
    /**
     * Update a hold
     * @description Updates what the hold covers (an organizational unit or accounts) and its query parameters. Accounts for a hold on an organizational unit are ignored without a word, and the other way round.
     */
    put: operations["updateHold"];
    post?: never;
    /**
     * Delete a hold
     * @description Removes a hold. The organizational unit or the accounts that it covered are released.
     */
    delete: operations["deleteHold"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/holds/{holdId}:addHeldAccounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add accounts to a hold
     * @description Puts accounts under the hold, which must not be one on an organizational unit. They are named by e-mail address or id, but not by both.
     */
    post: operations["addHeldAccounts"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/holds/{holdId}:removeHeldAccounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove accounts from a hold
     * @description Takes the accounts that the request specifies off the hold.
     */
    post: operations["removeHeldAccounts"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/holds/{holdId}/accounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the accounts of a hold
     * @description Answers with the accounts that the hold covers.
     */
    get: operations["listHeldAccounts"];
    put?: never;
    /**
     * Add an account to a hold
     * @description Puts one account under the hold, which must not be one on an organizational unit.
     */
    post: operations["createHeldAccount"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/holds/{holdId}/accounts/{accountId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove an account from a hold
     * @description Takes one account off the hold.
     */
    delete: operations["deleteHeldAccount"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/savedQueries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List saved queries
     * @description Answers with the saved queries of the matter.
     */
    get: operations["listSavedQueries"];
    put?: never;
    /**
     * Create a saved query
     * @description Creates a saved query in the matter.
     */
    post: operations["createSavedQuery"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/savedQueries/{savedQueryId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a saved query
     * @description Retrieves the saved query that `savedQueryId` identifies.
     */
    get: operations["getSavedQuery"];
    put?: never;
    post?: never;
    /**
     * Delete a saved query
     * @description Deletes the saved query.
     */
    delete: operations["deleteSavedQuery"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/operations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List operations
     * @description Lists those long-running operations that match the filter of the request, and whose matters the calling account has access to.
     */
    get: operations["listOperations"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/operations/{operation}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an operation
     * @description Answers with the latest state of the operation.
     */
    get: operations["getOperation"];
    put?: never;
    post?: never;
    /**
     * Delete an operation
     * @description Deletes a long-running operation.
     */
    delete: operations["deleteOperation"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/operations/{operation}:cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel an operation
     * @description Begins to cancel a long-running operation. The cancellation itself runs asynchronously; a cancelled operation is done, and its error has the code 1.
     */
    post: operations["cancelOperation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export interface components {
  schemas: {
    AccountCount: AccountCount;
    AccountCountError: AccountCountError;
    AccountCountErrorType: AccountCountErrorType;
    AccountInfo: AccountInfo;
    AddHeldAccountResult: AddHeldAccountResult;
    AddHeldAccountsRequest: AddHeldAccountsRequest;
    AddHeldAccountsResponse: AddHeldAccountsResponse;
    AddMatterPermissionsRequest: AddMatterPermissionsRequest;
    AltFormat: AltFormat;
    AttendeeResponse: AttendeeResponse;
    CalendarExportOptions: CalendarExportOptions;
    CalendarOptions: CalendarOptions;
    CancelOperationResponse: CancelOperationResponse;
    ClientSideEncryptedOption: ClientSideEncryptedOption;
    CloseMatterResponse: CloseMatterResponse;
    CloudStorageFile: CloudStorageFile;
    CloudStorageSink: CloudStorageSink;
    CorpusQuery: CorpusQuery;
    CorpusType: CorpusType;
    CountArtifactsMetadata: CountArtifactsMetadata;
    CountArtifactsOperation: CountArtifactsOperation;
    CountArtifactsRequest: CountArtifactsRequest;
    CountArtifactsResponse: CountArtifactsResponse;
    CountResultView: CountResultView;
    CoveredData: CoveredData;
    DataScope: DataScope;
    DeleteOperationResponse: DeleteOperationResponse;
    DeprecatedSearchMethod: DeprecatedSearchMethod;
    DriveDocumentIds: DriveDocumentIds;
    DriveDocumentInfo: DriveDocumentInfo;
    DriveExportOptions: DriveExportOptions;
    DriveOptions: DriveOptions;
    Empty: Empty;
    ErrorBody: ErrorBody;
    ErrorDetail: ErrorDetail;
    ErrorInfo: ErrorInfo;
    ErrorStatus: ErrorStatus;
    Export: Export;
    ExportFormat: ExportFormat;
    ExportInput: ExportInput;
    ExportOptions: ExportOptions;
    ExportRegion: ExportRegion;
    ExportStats: ExportStats;
    ExportStatus: ExportStatus;
    GeminiExportOptions: GeminiExportOptions;
    GeminiOptions: GeminiOptions;
    GroupsCountResult: GroupsCountResult;
    GroupsExportOptions: GroupsExportOptions;
    HangoutsChatExportOptions: HangoutsChatExportOptions;
    HangoutsChatInfo: HangoutsChatInfo;
    HangoutsChatOptions: HangoutsChatOptions;
    HeldAccount: HeldAccount;
    HeldAccountInput: HeldAccountInput;
    HeldCalendarQuery: HeldCalendarQuery;
    HeldDriveQuery: HeldDriveQuery;
    HeldGeminiQuery: HeldGeminiQuery;
    HeldGroupsQuery: HeldGroupsQuery;
    HeldHangoutsChatQuery: HeldHangoutsChatQuery;
    HeldMailQuery: HeldMailQuery;
    HeldOrgUnit: HeldOrgUnit;
    HeldVoiceQuery: HeldVoiceQuery;
    Hold: Hold;
    HoldInput: HoldInput;
    HoldView: HoldView;
    ListExportsResponse: ListExportsResponse;
    ListHeldAccountsResponse: ListHeldAccountsResponse;
    ListHoldsResponse: ListHoldsResponse;
    ListMattersResponse: ListMattersResponse;
    ListOperationsResponse: ListOperationsResponse;
    ListSavedQueriesResponse: ListSavedQueriesResponse;
    MailCountResult: MailCountResult;
    MailExportOptions: MailExportOptions;
    MailOptions: MailOptions;
    Matter: Matter;
    MatterInput: MatterInput;
    MatterPermission: MatterPermission;
    MatterRegion: MatterRegion;
    MatterRole: MatterRole;
    MatterState: MatterState;
    MatterView: MatterView;
    Operation: Operation;
    OrgUnitInfo: OrgUnitInfo;
    Query: Query;
    RemoveHeldAccountsRequest: RemoveHeldAccountsRequest;
    RemoveHeldAccountsResponse: RemoveHeldAccountsResponse;
    RemoveMatterPermissionsRequest: RemoveMatterPermissionsRequest;
    ReopenMatterResponse: ReopenMatterResponse;
    SavedQuery: SavedQuery;
    SavedQueryInput: SavedQueryInput;
    SearchMethod: SearchMethod;
    SharedDriveInfo: SharedDriveInfo;
    SharedDrivesOption: SharedDrivesOption;
    SitesUrlInfo: SitesUrlInfo;
    Status: Status;
    TeamDriveInfo: TeamDriveInfo;
    UserInfo: UserInfo;
    VoiceExportOptions: VoiceExportOptions;
    VoiceOptions: VoiceOptions;
  };
  responses: {
    /** @description The request is wrong (INVALID_ARGUMENT), or the state of the matter does not allow it (FAILED_PRECONDITION). */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The account is held already, or the name is taken (ALREADY_EXISTS). */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The account has no access to the matter, or lacks the privilege (PERMISSION_DENIED). */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The service failed. */
    InternalServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The matter, hold, held account, saved query, export or operation that the call names is not there (NOT_FOUND). */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description A limit is exceeded (RESOURCE_EXHAUSTED). */
    TooManyRequests: {
      headers: {
        /** @description When to try again, in seconds or as a date (RFC 9110 section 10.2.3). */
        "Retry-After"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description Credentials are missing or malformed (UNAUTHENTICATED). */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
  };
  parameters: {
    /** @description Standard query parameter that takes an access token. */
    accessToken: string;
    /** @description Identifies the account that the hold covers. */
    accountId: string;
    /** @description Standard query parameter on the format of the answer. */
    alt: AltFormat;
    /** @description Standard query parameter that takes a callback. */
    callback: string;
    /** @description Identifies the export. */
    exportId: string;
    /** @description Standard query parameter on fields. */
    fields: string;
    /** @description Which operations to list. How a filter is written is not described. */
    filter: string;
    /** @description Identifies the hold. */
    holdId: string;
    /** @description How much of a hold the answer shows. */
    holdView: HoldView;
    /** @description How many holds a page may hold. 0 stands for 100. */
    holdsPageSize: number;
    /** @description Standard query parameter that takes a key. */
    key: string;
    /** @description Identifies the matter. */
    matterId: string;
    /** @description State of the matters to list. */
    matterState: MatterState;
    /** @description How much of a matter the answer shows. Only FULL shows its permissions. */
    matterView: MatterView;
    /** @description How many matters a page may hold. */
    mattersPageSize: number;
    /** @description Standard query parameter that takes an OAuth token. */
    oauthToken: string;
    /** @description Everything after `operations/` in the resource name of the operation. It may span several path segments. */
    operation: string;
    /** @description How many items a page may hold. */
    pageSize: number;
    /** @description Token of the page to answer with, from `nextPageToken` of the page before. */
    pageToken: string;
    /** @description Standard query parameter on the layout of the answer. */
    prettyPrint: string;
    /** @description Standard query parameter that names a user for quotas. */
    quotaUser: string;
    /** @description On partial success of the list; its effect is not described. */
    returnPartialSuccess: boolean;
    /** @description Identifies the saved query. */
    savedQueryId: string;
    /** @description Standard query parameter on the protocol of an upload. */
    uploadProtocol: string;
    /** @description Standard query parameter on the type of an upload. */
    uploadType: string;
    /** @description Standard query parameter; its meaning is not described. */
    xgafv: string;
  };
}

export interface operations {
  listMatters: {
    parameters: {
      query?: ListMattersQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the matters that the calling account has access to. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListMattersResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  createMatter: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Request to create a matter. */
    requestBody?: {
      content: {
        "application/json": MatterInput;
      };
    };
    responses: {
      /** @description The new matter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Matter;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getMatter: {
    parameters: {
      query?: GetMatterQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The matter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Matter;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  updateMatter: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to update the matter. */
    requestBody?: {
      content: {
        "application/json": MatterInput;
      };
    };
    responses: {
      /** @description The matter after the update. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Matter;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  deleteMatter: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The matter, which is DELETED. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Matter;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  undeleteMatter: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to undelete a matter. */
    requestBody?: {
      content: {
        "application/json": Empty;
      };
    };
    responses: {
      /** @description The matter, which is CLOSED. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Matter;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  closeMatter: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to close a matter. */
    requestBody?: {
      content: {
        "application/json": Empty;
      };
    };
    responses: {
      /** @description The matter, which is CLOSED, in a wrapper. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CloseMatterResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  reopenMatter: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to reopen a matter. */
    requestBody?: {
      content: {
        "application/json": Empty;
      };
    };
    responses: {
      /** @description The matter, which is OPEN, in a wrapper. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ReopenMatterResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  addMatterPermissions: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to add a matter collaborator. */
    requestBody?: {
      content: {
        "application/json": AddMatterPermissionsRequest;
      };
    };
    responses: {
      /** @description The permission that the account has now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": MatterPermission;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  removeMatterPermissions: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to remove a matter collaborator. */
    requestBody?: {
      content: {
        "application/json": RemoveMatterPermissionsRequest;
      };
    };
    responses: {
      /** @description The account is no collaborator any more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Empty;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  countMatterAccounts: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to count the accounts that a query processes. */
    requestBody?: {
      content: {
        "application/json": CountArtifactsRequest;
      };
    };
    responses: {
      /** @description The operation that counts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CountArtifactsOperation;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listExports: {
    parameters: {
      query?: ListExportsQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the exports of the matter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListExportsResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  createExport: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to create an export. */
    requestBody?: {
      content: {
        "application/json": ExportInput;
      };
    };
    responses: {
      /** @description The new export. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Export;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getExport: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
        /** @description Identifies the export. */
        exportId: components["parameters"]["exportId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The export. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Export;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  deleteExport: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
        /** @description Identifies the export. */
        exportId: components["parameters"]["exportId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The export is deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Empty;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listHolds: {
    parameters: {
      query?: ListHoldsQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the holds of the matter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListHoldsResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  createHold: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to create a hold. */
    requestBody?: {
      content: {
        "application/json": HoldInput;
      };
    };
    responses: {
      /** @description The new hold. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Hold;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getHold: {
    parameters: {
      query?: GetHoldQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
        /** @description Identifies the hold. */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The hold. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Hold;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  updateHold: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
        /** @description Identifies the hold. */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    /** @description Request to update the hold. */
    requestBody?: {
      content: {
        "application/json": HoldInput;
      };
    };
    responses: {
      /** @description The hold after the update. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Hold;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  deleteHold: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
        /** @description Identifies the hold. */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The hold is removed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Empty;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  addHeldAccounts: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
        /** @description Identifies the hold. */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    /** @description Request to add accounts to a hold. */
    requestBody?: {
      content: {
        "application/json": AddHeldAccountsRequest;
      };
    };
    responses: {
      /** @description A result for each account, in the order of the request. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": AddHeldAccountsResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  removeHeldAccounts: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
        /** @description Identifies the hold. */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    /** @description Request to remove accounts from a hold. */
    requestBody?: {
      content: {
        "application/json": RemoveHeldAccountsRequest;
      };
    };
    responses: {
      /** @description What became of the accounts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": RemoveHeldAccountsResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listHeldAccounts: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
        /** @description Identifies the hold. */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All accounts that the hold covers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListHeldAccountsResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  createHeldAccount: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
        /** @description Identifies the hold. */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    /** @description Request to add an account to a hold. */
    requestBody?: {
      content: {
        "application/json": HeldAccountInput;
      };
    };
    responses: {
      /** @description The held account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": HeldAccount;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  deleteHeldAccount: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
        /** @description Identifies the hold. */
        holdId: components["parameters"]["holdId"];
        /** @description Identifies the account that the hold covers. */
        accountId: components["parameters"]["accountId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account is off the hold. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Empty;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listSavedQueries: {
    parameters: {
      query?: ListSavedQueriesQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the saved queries of the matter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListSavedQueriesResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  createSavedQuery: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to create a saved query. */
    requestBody?: {
      content: {
        "application/json": SavedQueryInput;
      };
    };
    responses: {
      /** @description The saved query. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": SavedQuery;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getSavedQuery: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
        /** @description Identifies the saved query. */
        savedQueryId: components["parameters"]["savedQueryId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The saved query. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": SavedQuery;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  deleteSavedQuery: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Identifies the matter. */
        matterId: components["parameters"]["matterId"];
        /** @description Identifies the saved query. */
        savedQueryId: components["parameters"]["savedQueryId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The saved query is deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Empty;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listOperations: {
    parameters: {
      query?: ListOperationsQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the operations that match the filter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListOperationsResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getOperation: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Everything after `operations/` in the resource name of the operation. It may span several path segments. */
        operation: components["parameters"]["operation"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The latest state of the operation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Operation;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  deleteOperation: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Everything after `operations/` in the resource name of the operation. It may span several path segments. */
        operation: components["parameters"]["operation"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The operation is deleted. The content of the answer is not described. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DeleteOperationResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  cancelOperation: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /** @description Everything after `operations/` in the resource name of the operation. It may span several path segments. */
        operation: components["parameters"]["operation"];
      };
      cookie?: never;
    };
    /** @description Request to cancel an operation. */
    requestBody?: {
      content: {
        "application/json": Empty;
      };
    };
    responses: {
      /** @description The cancellation has begun. The content of the answer is not described. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CancelOperationResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
}
