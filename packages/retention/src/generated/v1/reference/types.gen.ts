// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { PointCheck, PointFill, Unlisted } from "@seamline/client-core";

/**
 * Extension points of Retention and eDiscovery Service: merge into this interface what you know. A fill is an object type.
 *
 * - `calendarExportOptions.fields`: Fields of the options of a calendar export.
 * - `cancelOperation.response`: Body of the response to cancelling an operation.
 * - `deleteOperation.response`: Body of the response to deleting an operation.
 * - `driveDocumentIds.fields`: Fields that hold the IDs of Drive documents.
 * - `error.details`: The content of error details except their type.
 * - `geminiExportOptions.fields`: Fields of the options of an export of Gemini data.
 * - `geminiOptions.fields`: Fields of the options of a search in Gemini data.
 * - `groupsExportOptions.fields`: Fields of the options of a groups export.
 * - `hangoutsChatExportOptions.fields`: Fields of the options of a Chat export.
 * - `heldCalendarQuery.fields`: Fields of the query of a hold on calendars.
 * - `heldGeminiQuery.fields`: Fields of the query of a hold on Gemini data.
 * - `operation.metadata`: The metadata of operations. Only that of a count is known.
 * - `operation.response`: The responses of operations. Only that of a count is known.
 * - `status.details`: The content of the details of a status.
 * - `teamDriveInfo.fields`: Fields that identify the Team Drives of a search.
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

/** Number of results in an account. */
export interface AccountCount {
  /** A user. */
  account?: UserInfo;
  /**
   * Number of artifacts that match the query.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  count?: string;
}

/** An account for which the count failed. */
export interface AccountCountError {
  /** A user. */
  account?: UserInfo;
  /** Reason of the failed count. */
  errorType?: AccountCountErrorType;
}

/**
 * Reason of the failed count.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type AccountCountErrorType = "ERROR_TYPE_UNSPECIFIED" | "WILDCARD_TOO_BROAD" | "TOO_MANY_TERMS" | "LOCATION_UNAVAILABLE" | "UNKNOWN" | "DEADLINE_EXCEEDED" | Unlisted;

/** The accounts to search. */
export interface AccountInfo {
  /** E-mail addresses of the accounts. */
  emails?: string[];
}

/** Result of adding one account. */
export interface AddHeldAccountResult {
  /** An account that a hold covers. */
  account: HeldAccount;
  /** Result of an operation, or of the work on one account. Code 1 is that of a cancelled operation. */
  status?: Status;
}

/** Accounts to add to a hold, identified either by e-mail address or by ID. */
export interface AddHeldAccountsRequest {
  /** IDs of the accounts. */
  accountIds?: string[];
  /** E-mail addresses of the accounts. */
  emails?: string[];
}

/** Response to adding accounts to a hold. */
export interface AddHeldAccountsResponse {
  /** The results, in the order of the accounts in the request. */
  responses?: AddHeldAccountResult[];
}

/** Request to add an account as a matter collaborator. */
export interface AddMatterPermissionsRequest {
  /** Whether the caller receives a copy of the e-mail. */
  ccMe?: boolean;
  /** The role of an account in a matter. */
  matterPermission?: MatterPermission;
  /** Whether e-mails about the permission are sent. */
  sendEmails?: boolean;
}

/**
 * Format of the response.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type AltFormat = "json" | "media" | "proto" | Unlisted;

/**
 * Response to an invitation.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type AttendeeResponse = "ATTENDEE_RESPONSE_UNSPECIFIED" | "ATTENDEE_RESPONSE_NEEDS_ACTION" | "ATTENDEE_RESPONSE_ACCEPTED" | "ATTENDEE_RESPONSE_DECLINED" | "ATTENDEE_RESPONSE_TENTATIVE" | Unlisted;

/**
 * Options of a calendar export. Its fields are not described.
 *
 * Extension points: `calendarExportOptions.fields`.
 */
export interface CalendarExportOptions extends PointFill<ExtensionPoints, "calendarExportOptions.fields"> {
}

/** Options of a search in calendars. */
export interface CalendarOptions {
  /** Locations to search for. */
  locationQuery?: string[];
  /** Words that must not occur. */
  minusWords?: string[];
  /** People to search for. */
  peopleQuery?: string[];
  /** Responses to invitations to search for. */
  responseStatuses?: AttendeeResponse[];
  /**
   * Time of the versions to search.
   *
   * Format: date-time.
   */
  versionDate?: string;
}

/**
 * Response to cancelling an operation. Its content is not shown.
 *
 * Extension points: `cancelOperation.response`.
 */
export interface CancelOperationResponse extends PointFill<ExtensionPoints, "cancelOperation.response"> {
}

/**
 * Whether client-side encrypted data is searched.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type ClientSideEncryptedOption = "CLIENT_SIDE_ENCRYPTED_OPTION_UNSPECIFIED" | "CLIENT_SIDE_ENCRYPTED_OPTION_ANY" | "CLIENT_SIDE_ENCRYPTED_OPTION_ENCRYPTED" | "CLIENT_SIDE_ENCRYPTED_OPTION_UNENCRYPTED" | Unlisted;

/** Response to closing a matter. */
export interface CloseMatterResponse {
  /** A matter, which contains holds, saved queries and exports. */
  matter: Matter;
}

/** A file of an export. It is downloaded from a storage address of its own. */
export interface CloudStorageFile {
  /** Name of the bucket that holds the file. */
  bucketName: string;
  /** MD5 hash of the file, in lower-case hexadecimal. */
  md5Hash?: string;
  /** Name of the file in its bucket. */
  objectName: string;
  /**
   * Size of the file, in bytes.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  size?: string;
}

/** Location of the exported files. */
export interface CloudStorageSink {
  /** The exported files. */
  files?: CloudStorageFile[];
}

/** The data that a hold preserves, with a member for each kind of data. It must fit the corpus of the hold. */
export interface CorpusQuery {
  /** Query of a hold on calendars. Its fields are not described. */
  calendarQuery?: HeldCalendarQuery;
  /** Query of a hold on Drive. */
  driveQuery?: HeldDriveQuery;
  /** Query of a hold on Gemini data. Its fields are not described. */
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

/**
 * Kind of data.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type CorpusType = "CORPUS_TYPE_UNSPECIFIED" | "DRIVE" | "MAIL" | "GROUPS" | "HANGOUTS_CHAT" | "VOICE" | "CALENDAR" | "GEMINI" | Unlisted;

/** Parameters and times of the count. */
export interface CountArtifactsMetadata {
  /**
   * Time at which the count ended.
   *
   * Format: date-time.
   */
  endTime?: string;
  /** Matter of the count. */
  matterId: string;
  /** A query: which data to search, whose data, and for what. */
  query?: Query;
  /**
   * Time at which the count started.
   *
   * Format: date-time.
   */
  startTime?: string;
}

/** A long-running operation that counts the results of a query. */
export interface CountArtifactsOperation {
  /** Whether the count has ended with a response, an error or a cancellation. */
  done?: boolean;
  /** Result of an operation, or of the work on one account. Code 1 is that of a cancelled operation. */
  error?: Status;
  /** Parameters and times of the count. */
  metadata?: CountArtifactsMetadata;
  /** Resource name of the operation, of the form `operations/**`. */
  name: string;
  /** Result of the count. */
  response?: CountArtifactsResponse;
}

/** Request to count the results of a query. */
export interface CountArtifactsRequest {
  /** A query: which data to search, whose data, and for what. */
  query?: Query;
  /** How much of a count the response includes. */
  view?: CountResultView;
}

/** Result of the count. */
export interface CountArtifactsResponse {
  /** Result of the count in groups. */
  groupsCountResult?: GroupsCountResult;
  /** Result of the count in mail. */
  mailCountResult?: MailCountResult;
  /**
   * Total number of artifacts that match the query.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  totalCount?: string;
}

/**
 * How much of a count the response includes.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type CountResultView = "COUNT_RESULT_VIEW_UNSPECIFIED" | "TOTAL_COUNT" | "ALL" | Unlisted;

/**
 * Kind of Voice data.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type CoveredData = "COVERED_DATA_UNSPECIFIED" | "TEXT_MESSAGES" | "VOICEMAILS" | "CALL_LOGS" | Unlisted;

/**
 * Data to search.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type DataScope = "DATA_SCOPE_UNSPECIFIED" | "ALL_DATA" | "HELD_DATA" | "UNPROCESSED_DATA" | Unlisted;

/**
 * Response to deleting an operation. Its content is not shown.
 *
 * Extension points: `deleteOperation.response`.
 */
export interface DeleteOperationResponse extends PointFill<ExtensionPoints, "deleteOperation.response"> {
}

/**
 * Method of the search, in its deprecated field. The field `method` takes the same values.
 *
 * A value that is not listed is written `unlisted(value)`.
 *
 * @deprecated
 */
export type DeprecatedSearchMethod = "SEARCH_METHOD_UNSPECIFIED" | "ACCOUNT" | "ORG_UNIT" | "TEAM_DRIVE" | "ENTIRE_ORG" | "ROOM" | "SITES_URL" | "SHARED_DRIVE" | "DRIVE_DOCUMENT" | Unlisted;

/**
 * IDs of Drive documents. Its fields are not described.
 *
 * Extension points: `driveDocumentIds.fields`.
 */
export interface DriveDocumentIds extends PointFill<ExtensionPoints, "driveDocumentIds.fields"> {
}

/** The Drive documents to search. */
export interface DriveDocumentInfo {
  /** IDs of Drive documents. Its fields are not described. */
  documentIds?: DriveDocumentIds;
}

/** Options of a Drive export. */
export interface DriveExportOptions {
  /** Whether the export includes who has access to the files. */
  includeAccessInfo?: boolean;
}

/** Options of a search in Drive. */
export interface DriveOptions {
  /** Whether client-side encrypted data is searched. */
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
   * Time of the versions to search.
   *
   * Format: date-time.
   */
  versionDate?: string;
}

/** An object without fields. */
export type Empty = Record<string, unknown>;

/** Body of a failed call. */
export interface ErrorBody {
  /** What went wrong. */
  error: ErrorInfo;
}

/**
 * A detail of the failure. Its type determines its other fields.
 *
 * Extension points: `error.details`.
 */
export interface ErrorDetail extends Filled<ErrorDetailShown, "error.details"> {
}

interface ErrorDetailShown {
  /** Type of the detail. */
  "@type"?: string;
}

/** What went wrong. */
export interface ErrorInfo {
  /** HTTP status of the response. */
  code: number;
  /** Human-readable message. */
  message?: string;
  /** Kind of failure. */
  status?: ErrorStatus;
  /** Details of the failure. */
  details?: ErrorDetail[];
}

/**
 * Kind of failure.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type ErrorStatus = "INVALID_ARGUMENT" | "FAILED_PRECONDITION" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "ALREADY_EXISTS" | "RESOURCE_EXHAUSTED" | "UNIMPLEMENTED" | Unlisted;

/** An export of a matter. */
export interface Export {
  /** Location of the exported files. */
  cloudStorageSink?: CloudStorageSink;
  /**
   * Time of creation of the export.
   *
   * Format: date-time.
   */
  createTime?: string;
  /** Options of an export for each kind of data. */
  exportOptions?: ExportOptions;
  /** Identifies the export. */
  id: string;
  /** Matter of the export. */
  matterId: string;
  /** Name of the export. */
  name?: string;
  /** Parent of the export. */
  parentExportId?: string;
  /** A query: which data to search, whose data, and for what. */
  query?: Query;
  /** A user. */
  requester?: UserInfo;
  /** Statistics of the export. */
  stats?: ExportStats;
  /** Status of the export. */
  status?: ExportStatus;
}

/**
 * Format of the exported files.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type ExportFormat = "EXPORT_FORMAT_UNSPECIFIED" | "MBOX" | "PST" | "ICS" | "XML" | "JSON" | Unlisted;

/** Input for creating an export. */
export interface ExportInput {
  /** Options of an export for each kind of data. */
  exportOptions?: ExportOptions;
  /** Name of the export. */
  name?: string;
  /** A query: which data to search, whose data, and for what. */
  query?: Query;
}

/** Options of an export for each kind of data. */
export interface ExportOptions {
  /** Options of a calendar export. Its fields are not described. */
  calendarOptions?: CalendarExportOptions;
  /** Options of a Drive export. */
  driveOptions?: DriveExportOptions;
  /** Options of an export of Gemini data. Its fields are not described. */
  geminiOptions?: GeminiExportOptions;
  /** Options of a groups export. Its fields are not described. */
  groupsOptions?: GroupsExportOptions;
  /** Options of a Chat export. Its fields are not described. */
  hangoutsChatOptions?: HangoutsChatExportOptions;
  /** Options of a mail export. */
  mailOptions?: MailExportOptions;
  /** Region of an export. */
  region?: ExportRegion;
  /** Options of a Voice export. Its fields are not described. */
  voiceOptions?: VoiceExportOptions;
}

/**
 * Region of an export.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type ExportRegion = "EXPORT_REGION_UNSPECIFIED" | "ANY" | "US" | "EUROPE" | Unlisted;

/** Statistics of the export. */
export interface ExportStats {
  /**
   * Number of artifacts that are exported so far.
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
   * Number of artifacts to export.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  totalArtifactCount?: string;
}

/**
 * Status of the export.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type ExportStatus = "EXPORT_STATUS_UNSPECIFIED" | "COMPLETED" | "FAILED" | "IN_PROGRESS" | Unlisted;

/**
 * Options of an export of Gemini data. Its fields are not described.
 *
 * Extension points: `geminiExportOptions.fields`.
 */
export interface GeminiExportOptions extends PointFill<ExtensionPoints, "geminiExportOptions.fields"> {
}

/**
 * Options of a search in Gemini data. Its fields are not described.
 *
 * Extension points: `geminiOptions.fields`.
 */
export interface GeminiOptions extends PointFill<ExtensionPoints, "geminiOptions.fields"> {
}

/** Result of the count in groups. */
export interface GroupsCountResult {
  /** Accounts for which the count failed. */
  accountCountErrors?: AccountCountError[];
  /** Counts by account. */
  accountCounts?: AccountCount[];
  /**
   * Number of accounts with results.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  matchingAccountsCount?: string;
  /** Accounts that could not be queried. */
  nonQueryableAccounts?: string[];
  /**
   * Number of accounts that the query processed.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  queriedAccountsCount?: string;
}

/**
 * Options of a groups export. Its fields are not described.
 *
 * Extension points: `groupsExportOptions.fields`.
 */
export interface GroupsExportOptions extends PointFill<ExtensionPoints, "groupsExportOptions.fields"> {
}

/**
 * Options of a Chat export. Its fields are not described.
 *
 * Extension points: `hangoutsChatExportOptions.fields`.
 */
export interface HangoutsChatExportOptions extends PointFill<ExtensionPoints, "hangoutsChatExportOptions.fields"> {
}

/** The Chat rooms to search. */
export interface HangoutsChatInfo {
  /** IDs of the rooms. */
  roomId?: string[];
}

/** Options of a search in Chat. */
export interface HangoutsChatOptions {
  /** Whether rooms are searched. */
  includeRooms?: boolean;
}

/** An account that a hold covers. */
export interface HeldAccount {
  /** ID of the account. */
  accountId?: string;
  /** E-mail address of the account. */
  email?: string;
  /** First name of the owner of the account. */
  firstName?: string;
  /**
   * Time at which the account was added to the hold.
   *
   * Format: date-time.
   */
  holdTime?: string;
  /** Last name of the owner of the account. */
  lastName?: string;
}

/** An account to add to a hold, identified by e-mail address or ID. */
export interface HeldAccountInput {
  /** ID of the account. Ignored if there is an e-mail address. */
  accountId?: string;
  /** E-mail address of the account. It takes precedence over the ID. */
  email?: string;
}

/**
 * Query of a hold on calendars. Its fields are not described.
 *
 * Extension points: `heldCalendarQuery.fields`.
 */
export interface HeldCalendarQuery extends PointFill<ExtensionPoints, "heldCalendarQuery.fields"> {
}

/** Query of a hold on Drive. */
export interface HeldDriveQuery {
  /** Whether the hold covers files in shared drives. */
  includeSharedDriveFiles?: boolean;
  /**
   * Whether the hold covers files in Team Drives.
   *
   * @deprecated
   */
  includeTeamDriveFiles?: boolean;
}

/**
 * Query of a hold on Gemini data. Its fields are not described.
 *
 * Extension points: `heldGeminiQuery.fields`.
 */
export interface HeldGeminiQuery extends PointFill<ExtensionPoints, "heldGeminiQuery.fields"> {
}

/** Query of a hold on groups. */
export interface HeldGroupsQuery {
  /**
   * End of the time range that the hold covers.
   *
   * Format: date-time.
   */
  endTime?: string;
  /**
   * Start of the time range that the hold covers.
   *
   * Format: date-time.
   */
  startTime?: string;
  /** Search terms that messages must match. */
  terms?: string;
}

/** Query of a hold on Chat. */
export interface HeldHangoutsChatQuery {
  /** Whether the hold covers messages in rooms. */
  includeRooms?: boolean;
}

/** Query of a hold on mail. */
export interface HeldMailQuery {
  /**
   * End of the time range that the hold covers.
   *
   * Format: date-time.
   */
  endTime?: string;
  /**
   * Start of the time range that the hold covers.
   *
   * Format: date-time.
   */
  startTime?: string;
  /** Search terms that messages must match. */
  terms?: string;
}

/** The organizational unit that a hold covers. Such a hold has no `accounts`. */
export interface HeldOrgUnit {
  /**
   * Time at which the organizational unit was added to the hold.
   *
   * Format: date-time.
   */
  holdTime?: string;
  /** ID of the organizational unit. */
  orgUnitId: string;
}

/** Query of a hold on Voice. */
export interface HeldVoiceQuery {
  /** Kinds of Voice data that the hold covers. */
  coveredData?: CoveredData[];
}

/** A hold in a matter. It preserves data of accounts or of an organizational unit. */
export interface Hold {
  /** The accounts that the hold covers. A hold that covers an organizational unit has none. */
  accounts?: HeldAccount[];
  /** Kind of data. */
  corpus?: CorpusType;
  /** Identifies the hold. */
  holdId: string;
  /** Name of the hold. */
  name?: string;
  /** The organizational unit that a hold covers. Such a hold has no `accounts`. */
  orgUnit?: HeldOrgUnit;
  /** The data that a hold preserves, with a member for each kind of data. It must fit the corpus of the hold. */
  query?: CorpusQuery;
  /**
   * Time of the last update of the hold.
   *
   * Format: date-time.
   */
  updateTime?: string;
}

/** Input for creating or updating a hold. The service sets the ID and the time of the last update. */
export interface HoldInput {
  /** The accounts to cover, which exclude `orgUnit`. An update of a hold on an organizational unit ignores them. */
  accounts?: HeldAccountInput[];
  /** Kind of data. */
  corpus?: CorpusType;
  /** Name of the hold. */
  name?: string;
  /** The organizational unit that a hold covers. Such a hold has no `accounts`. */
  orgUnit?: HeldOrgUnit;
  /** The data that a hold preserves, with a member for each kind of data. It must fit the corpus of the hold. */
  query?: CorpusQuery;
}

/**
 * How much of a hold the response includes.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type HoldView = "HOLD_VIEW_UNSPECIFIED" | "BASIC_HOLD" | "FULL_HOLD" | Unlisted;

/** A page of exports. */
export interface ListExportsResponse {
  /** The exports on this page. */
  exports?: Export[];
  /** Token of the next page. Absent or empty on the last page. */
  nextPageToken?: string;
}

/** All accounts that a hold covers. */
export interface ListHeldAccountsResponse {
  /** The accounts. */
  accounts?: HeldAccount[];
}

/** A page of holds. */
export interface ListHoldsResponse {
  /** The holds on this page. */
  holds?: Hold[];
  /** Token of the next page. Absent or empty on the last page. */
  nextPageToken?: string;
}

/** A page of matters. */
export interface ListMattersResponse {
  /** The matters on this page. */
  matters?: Matter[];
  /** Token of the next page. Absent or empty on the last page. */
  nextPageToken?: string;
}

/** A page of operations. */
export interface ListOperationsResponse {
  /** Token of the next page. Absent or empty on the last page. */
  nextPageToken?: string;
  /** The operations on this page. */
  operations?: Operation[];
  /** Resources that could not be reached. */
  unreachable?: string[];
}

/** A page of saved queries. */
export interface ListSavedQueriesResponse {
  /** Token of the next page. Absent or empty on the last page. */
  nextPageToken?: string;
  /** The saved queries on this page. */
  savedQueries?: SavedQuery[];
}

/** Result of the count in mail. */
export interface MailCountResult {
  /** Accounts for which the count failed. */
  accountCountErrors?: AccountCountError[];
  /** Counts by account. */
  accountCounts?: AccountCount[];
  /**
   * Number of accounts with results.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  matchingAccountsCount?: string;
  /** Accounts that could not be queried. */
  nonQueryableAccounts?: string[];
  /**
   * Number of accounts that the query processed.
   *
   * Format: int64, in decimal digits. `parseInt64` makes a `bigint` of it.
   */
  queriedAccountsCount?: string;
}

/** Options of a mail export. */
export interface MailExportOptions {
  /** Format of the exported files. */
  exportFormat?: ExportFormat;
  /** Whether Drive files that a message links to are exported. */
  exportLinkedDriveFiles?: boolean;
  /** Whether content in confidential mode is included. */
  showConfidentialModeContent?: boolean;
  /** Whether the new export is used. */
  useNewExport?: boolean;
}

/** Options of a search in mail. */
export interface MailOptions {
  /** Whether client-side encrypted data is searched. */
  clientSideEncryptedOption?: ClientSideEncryptedOption;
  /** Whether drafts are excluded. */
  excludeDrafts?: boolean;
}

/** A matter, which contains holds, saved queries and exports. */
export interface Matter {
  /** Name of the matter. */
  name?: string;
  /** Description of the matter. */
  description?: string;
  /** Identifies the matter. */
  matterId: string;
  /** The owner and the collaborators of the matter. Only the view `FULL` includes them. */
  matterPermissions?: MatterPermission[];
  /** Region of a matter. */
  matterRegion?: MatterRegion;
  /** State of a matter. */
  state?: MatterState;
}

/** Input for creating or updating a matter. The service sets the ID, the state and the permissions. An update changes only the name and the description. */
export interface MatterInput {
  /** Name of the matter. */
  name?: string;
  /** Description of the matter. */
  description?: string;
  /** Region of a matter. */
  matterRegion?: MatterRegion;
}

/** The role of an account in a matter. */
export interface MatterPermission {
  /** ID of the account. */
  accountId: string;
  /** Role of an account in a matter. `OWNER` cannot be assigned. */
  role?: MatterRole;
}

/**
 * Region of a matter.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type MatterRegion = "MATTER_REGION_UNSPECIFIED" | "ANY" | "US" | "EUROPE" | Unlisted;

/**
 * Role of an account in a matter. `OWNER` cannot be assigned.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type MatterRole = "ROLE_UNSPECIFIED" | "COLLABORATOR" | "OWNER" | Unlisted;

/**
 * State of a matter.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type MatterState = "STATE_UNSPECIFIED" | "OPEN" | "CLOSED" | "DELETED" | Unlisted;

/**
 * How much of a matter the response includes.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type MatterView = "VIEW_UNSPECIFIED" | "BASIC" | "FULL" | Unlisted;

/** A long-running operation. */
export interface Operation {
  /** Whether the operation has ended with a response, an error or a cancellation. */
  done?: boolean;
  /** Result of an operation, or of the work on one account. Code 1 is that of a cancelled operation. */
  error?: Status;
  /**
   * Metadata of the operation.
   *
   * Extension points: `operation.metadata`.
   */
  metadata?: PointFill<ExtensionPoints, "operation.metadata">;
  /** Resource name of the operation, of the form `operations/**`. */
  name: string;
  /**
   * Response of the operation.
   *
   * Extension points: `operation.response`.
   */
  response?: PointFill<ExtensionPoints, "operation.response">;
}

/** The organizational unit to search. */
export interface OrgUnitInfo {
  /** ID of the organizational unit. */
  orgUnitId?: string;
}

/** A query: which data to search, whose data, and for what. */
export interface Query {
  /** The accounts to search. */
  accountInfo?: AccountInfo;
  /** Options of a search in calendars. */
  calendarOptions?: CalendarOptions;
  /** Kind of data. */
  corpus?: CorpusType;
  /** Data to search. */
  dataScope?: DataScope;
  /** The Drive documents to search. */
  driveDocumentInfo?: DriveDocumentInfo;
  /** Options of a search in Drive. */
  driveOptions?: DriveOptions;
  /**
   * End of the time range of the search.
   *
   * Format: date-time.
   */
  endTime?: string;
  /** Options of a search in Gemini data. Its fields are not described. */
  geminiOptions?: GeminiOptions;
  /** The Chat rooms to search. */
  hangoutsChatInfo?: HangoutsChatInfo;
  /** Options of a search in Chat. */
  hangoutsChatOptions?: HangoutsChatOptions;
  /** Options of a search in mail. */
  mailOptions?: MailOptions;
  /** Method of the search: whose or which data is searched, such as accounts, an organizational unit or a shared drive. */
  method?: SearchMethod;
  /** The organizational unit to search. */
  orgUnitInfo?: OrgUnitInfo;
  /**
   * Method of the search, in its deprecated field. The field `method` takes the same values.
   *
   * @deprecated
   */
  searchMethod?: DeprecatedSearchMethod;
  /** The shared drives to search. */
  sharedDriveInfo?: SharedDriveInfo;
  /** The sites to search. */
  sitesUrlInfo?: SitesUrlInfo;
  /**
   * Start of the time range of the search.
   *
   * Format: date-time.
   */
  startTime?: string;
  /**
   * The Team Drives to search. Its fields are not described.
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

/** Accounts to remove from a hold. */
export interface RemoveHeldAccountsRequest {
  /** IDs of the accounts. */
  accountIds?: string[];
}

/** Response to removing accounts from a hold. */
export interface RemoveHeldAccountsResponse {
  /** A status for each account in the request. */
  statuses?: Status[];
}

/** Request to remove an account as a matter collaborator. */
export interface RemoveMatterPermissionsRequest {
  /** ID of the account to remove from the collaborators. */
  accountId?: string;
}

/** Response to reopening a matter. */
export interface ReopenMatterResponse {
  /** A matter, which contains holds, saved queries and exports. */
  matter: Matter;
}

/** A query saved in a matter. */
export interface SavedQuery {
  /**
   * Time of creation of the saved query.
   *
   * Format: date-time.
   */
  createTime?: string;
  /** Name of the saved query. */
  displayName?: string;
  /** Matter of the saved query. */
  matterId: string;
  /** A query: which data to search, whose data, and for what. */
  query?: Query;
  /** Identifies the saved query. */
  savedQueryId: string;
}

/** Input for creating a saved query. */
export interface SavedQueryInput {
  /** Name of the saved query. */
  displayName?: string;
  /** A query: which data to search, whose data, and for what. */
  query?: Query;
}

/**
 * Method of the search: whose or which data is searched, such as accounts, an organizational unit or a shared drive.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type SearchMethod = "SEARCH_METHOD_UNSPECIFIED" | "ACCOUNT" | "ORG_UNIT" | "TEAM_DRIVE" | "ENTIRE_ORG" | "ROOM" | "SITES_URL" | "SHARED_DRIVE" | "DRIVE_DOCUMENT" | Unlisted;

/** The shared drives to search. */
export interface SharedDriveInfo {
  /** IDs of the shared drives. */
  sharedDriveIds?: string[];
}

/**
 * Whether shared drives are searched.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type SharedDrivesOption = "SHARED_DRIVES_OPTION_UNSPECIFIED" | "NOT_INCLUDED" | "INCLUDED_IF_ACCOUNT_IS_NOT_A_MEMBER" | "INCLUDED" | Unlisted;

/** The sites to search. */
export interface SitesUrlInfo {
  /** URLs of the sites. */
  urls?: string[];
}

/** Result of an operation, or of the work on one account. Code 1 is that of a cancelled operation. */
export interface Status {
  /**
   * Code of the status.
   *
   * Extension points: `status.codes`.
   */
  code?: number;
  /** Details of the status. */
  details?: PointFill<ExtensionPoints, "status.details">[];
  /** Human-readable message. */
  message?: string;
}

/**
 * The Team Drives to search. Its fields are not described.
 *
 * Extension points: `teamDriveInfo.fields`.
 *
 * @deprecated
 */
export interface TeamDriveInfo extends PointFill<ExtensionPoints, "teamDriveInfo.fields"> {
}

/** A user. */
export interface UserInfo {
  /** Display name of the user. */
  displayName?: string;
  /** E-mail address of the user. */
  email?: string;
}

/**
 * Options of a Voice export. Its fields are not described.
 *
 * Extension points: `voiceExportOptions.fields`.
 */
export interface VoiceExportOptions extends PointFill<ExtensionPoints, "voiceExportOptions.fields"> {
}

/** Options of a search in Voice. */
export interface VoiceOptions {
  /** Kinds of Voice data to search. */
  coveredData?: CoveredData[];
}

/** Query parameters that every operation takes. */
export interface CommonQuery {
  /**
   * Standard query parameter. Its meaning is not described.
   *
   * Extension points: `queryParameter.values`.
   */
  "$.xgafv"?: string;
  /**
   * Access token (standard query parameter).
   *
   * Extension points: `queryParameter.values`.
   */
  access_token?: string;
  /** Format of the response (standard query parameter). */
  alt?: AltFormat;
  /**
   * Callback (standard query parameter). Its meaning is not described.
   *
   * Extension points: `queryParameter.values`.
   */
  callback?: string;
  /**
   * Fields (standard query parameter). Its meaning is not described.
   *
   * Extension points: `queryParameter.values`.
   */
  fields?: string;
  /**
   * Key (standard query parameter). Its meaning is not described.
   *
   * Extension points: `queryParameter.values`.
   */
  key?: string;
  /**
   * OAuth token (standard query parameter).
   *
   * Extension points: `queryParameter.values`.
   */
  oauth_token?: string;
  /**
   * Layout of the response (standard query parameter).
   *
   * Extension points: `queryParameter.values`.
   */
  prettyPrint?: string;
  /**
   * User to count quotas for (standard query parameter).
   *
   * Extension points: `queryParameter.values`.
   */
  quotaUser?: string;
  /**
   * Type of an upload (standard query parameter).
   *
   * Extension points: `queryParameter.values`.
   */
  uploadType?: string;
  /**
   * Protocol of an upload (standard query parameter).
   *
   * Extension points: `queryParameter.values`.
   */
  upload_protocol?: string;
}

/** Query parameters of `matters.holds.get`. */
export interface GetHoldQuery extends CommonQuery {
  /** How much of the hold the response includes. */
  view?: HoldView;
}

/** Query parameters of `matters.get`. */
export interface GetMatterQuery extends CommonQuery {
  /** How much of the matter the response includes. Only `FULL` includes its permissions. */
  view?: MatterView;
}

/** Query parameters of `matters.exports.list`. */
export interface ListExportsQuery extends CommonQuery {
  /**
   * Maximum number of items on a page.
   *
   * At least `0`.
   *
   * Extension points: `pageSize.bounds`.
   */
  pageSize?: number;
  /** Token of the page to return: the `nextPageToken` of the previous page. */
  pageToken?: string;
}

/** Query parameters of `matters.holds.list`. */
export interface ListHoldsQuery extends CommonQuery {
  /**
   * Maximum number of holds on a page. `0` stands for 100.
   *
   * At least `0`. At most `100`.
   */
  pageSize?: number;
  /** Token of the page to return: the `nextPageToken` of the previous page. */
  pageToken?: string;
  /** How much of the hold the response includes. */
  view?: HoldView;
}

/** Query parameters of `matters.list`. */
export interface ListMattersQuery extends CommonQuery {
  /**
   * Maximum number of matters on a page.
   *
   * At least `0`. At most `100`.
   *
   * Default: `100`.
   */
  pageSize?: number;
  /** Token of the page to return: the `nextPageToken` of the previous page. */
  pageToken?: string;
  /** State of the matters to return. */
  state?: MatterState;
  /** How much of the matter the response includes. Only `FULL` includes its permissions. */
  view?: MatterView;
}

/** Query parameters of `operations.list`. */
export interface ListOperationsQuery extends CommonQuery {
  /**
   * Filter for the operations to return. The syntax is not described.
   *
   * Extension points: `filter.syntax`.
   */
  filter?: string;
  /**
   * Maximum number of items on a page.
   *
   * At least `0`.
   *
   * Extension points: `pageSize.bounds`.
   */
  pageSize?: number;
  /** Token of the page to return: the `nextPageToken` of the previous page. */
  pageToken?: string;
  /**
   * Whether the list may return partial success. Its effect is not described.
   *
   * Extension points: `queryParameter.values`.
   */
  returnPartialSuccess?: boolean;
}

/** Query parameters of `matters.savedQueries.list`. */
export interface ListSavedQueriesQuery extends CommonQuery {
  /**
   * Maximum number of items on a page.
   *
   * At least `0`.
   *
   * Extension points: `pageSize.bounds`.
   */
  pageSize?: number;
  /** Token of the page to return: the `nextPageToken` of the previous page. */
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
     * @description Returns the matters that the calling account has access to.
     */
    get: operations["listMatters"];
    put?: never;
    /**
     * Create a matter
     * @description Creates a matter from a name and a description. The matter is `OPEN`, and the caller is its owner.
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
     * @description Returns the matter. A `DELETED` matter can be read until it is purged.
     */
    get: operations["getMatter"];
    /**
     * Update a matter
     * @description Updates the name and the description of the matter. Other fields in the request are ignored. The matter must be `OPEN`.
     */
    put: operations["updateMatter"];
    post?: never;
    /**
     * Delete a matter
     * @description Deletes the matter and sets its state to `DELETED`. The matter must be `CLOSED`. A deleted matter stays in the trash for about 30 days and is then purged.
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
     * @description Restores the matter from the trash and sets its state to `CLOSED`. The matter must be `DELETED`.
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
     * @description Closes the matter and sets its state to `CLOSED`. The matter must be `OPEN`, and all its holds must be deleted first.
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
     * @description Reopens the matter and sets its state to `OPEN`. The matter must be `CLOSED`.
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
     * @description Adds an account as a collaborator of the matter, which gives the account access to it. An existing role of the account is overwritten. The role cannot be `OWNER`, and the matter must be `OPEN`.
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
     * @description Removes an account from the collaborators, so the matter is no longer shared with it. The matter must be `OPEN`.
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
     * @description Counts the accounts that the query in the request processes, and the results in them. The matter must be `OPEN`. The response is a long-running operation; no other operation of the service returns one.
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
     * @description Returns details about the exports in the matter.
     */
    get: operations["listExports"];
    put?: never;
    /**
     * Create an export
     * @description Creates an export in the matter. The matter must be `OPEN`. The `status` of the export is `IN_PROGRESS` until it is `COMPLETED` or `FAILED`; `getExport` returns the latest status. To download the export, an account needs the privilege Manage Exports, and the matter must be shared with it.
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
     * @description Returns the export.
     */
    get: operations["getExport"];
    put?: never;
    post?: never;
    /**
     * Delete an export
     * @description Deletes the export. The matter must be `OPEN`.
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
     * @description Returns the holds in the matter.
     */
    get: operations["listHolds"];
    put?: never;
    /**
     * Create a hold
     * @description Creates a hold in the matter. The hold preserves one kind of data of either accounts or an organizational unit. The query must fit the corpus of the hold, and the matter must be `OPEN`.
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
     * @description Returns the hold.
     */
    get: operations["getHold"];
    /**
     * Update a hold
     * @description Updates the scope of the hold (an organizational unit or accounts) and its query parameters. Accounts are silently ignored if the hold covers an organizational unit, and an organizational unit is silently ignored if the hold covers accounts. The query must fit the corpus of the hold, and the matter must be `OPEN`.
     */
    put: operations["updateHold"];
    post?: never;
    /**
     * Delete a hold
     * @description Deletes the hold and releases the organizational unit or the accounts that it covered. The matter must be `OPEN`.
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
     * @description Adds accounts to the hold, which preserves their data. The request identifies the accounts either by e-mail address or by ID. The hold must not cover an organizational unit, and the matter must be `OPEN`.
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
     * @description Removes the specified accounts from the hold. The matter must be `OPEN`.
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
     * @description Returns the accounts that the hold covers.
     */
    get: operations["listHeldAccounts"];
    put?: never;
    /**
     * Add an account to a hold
     * @description Adds one account to the hold. `addHeldAccounts` adds several. The hold must not cover an organizational unit, and the matter must be `OPEN`.
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
     * @description Removes one account from the hold. `removeHeldAccounts` removes several. The matter must be `OPEN`.
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
     * @description Returns the saved queries in the matter.
     */
    get: operations["listSavedQueries"];
    put?: never;
    /**
     * Create a saved query
     * @description Creates a saved query in the matter. The matter must be `OPEN`.
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
     * @description Returns the saved query.
     */
    get: operations["getSavedQuery"];
    put?: never;
    post?: never;
    /**
     * Delete a saved query
     * @description Deletes the saved query. The matter must be `OPEN`.
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
     * @description Returns the long-running operations that match the filter in the request and whose matters the calling account has access to.
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
     * @description Returns the latest state of the operation.
     */
    get: operations["getOperation"];
    put?: never;
    post?: never;
    /**
     * Delete an operation
     * @description Deletes the operation. The states in which an operation can be deleted are not shown.
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
     * @description Starts to cancel the operation. The cancellation runs asynchronously. A cancelled operation is done, and the `code` of its error is 1.
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
    /** @description The hold covers the account already (`ALREADY_EXISTS`). */
    AccountAlreadyHeld: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The matter or the export does not exist (`NOT_FOUND`). */
    ExportNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The matter, the hold or the held account does not exist (`NOT_FOUND`). */
    HeldAccountNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The matter or the hold does not exist (`NOT_FOUND`). */
    HoldNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The hold covers an organizational unit, or the request is invalid in another way (`INVALID_ARGUMENT`), or the matter is not `OPEN` (`FAILED_PRECONDITION`). */
    HoldOnUnit: {
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
    /** @description The hold has both accounts and an organizational unit, its query does not fit its corpus, or the request is invalid in another way (`INVALID_ARGUMENT`), or the matter is not `OPEN` (`FAILED_PRECONDITION`). */
    InvalidHold: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The query does not fit the corpus of the hold, or the request is invalid in another way (`INVALID_ARGUMENT`), or the matter is not `OPEN` (`FAILED_PRECONDITION`). */
    InvalidHoldQuery: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The request is invalid: a value has the wrong type, an enum has an unknown value, or the page token is invalid (`INVALID_ARGUMENT`). */
    InvalidPageRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The role is `OWNER`, or the request is invalid in another way (`INVALID_ARGUMENT`), or the matter is not `OPEN` (`FAILED_PRECONDITION`). */
    InvalidPermission: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`). */
    InvalidRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
    MatterForbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The matter is not `OPEN` or still has holds (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
    MatterNotClosable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The matter is not `CLOSED` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
    MatterNotClosed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The matter is not `DELETED` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
    MatterNotDeleted: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The matter does not exist (`NOT_FOUND`). */
    MatterNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
    MatterNotOpen: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The account lacks the privilege (`PERMISSION_DENIED`). */
    MissingPrivilege: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The name exists already (`ALREADY_EXISTS`). */
    NameExists: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The account has no access to the matter of the operation (`PERMISSION_DENIED`). */
    OperationForbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The operation does not exist (`NOT_FOUND`). */
    OperationNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The matter or the saved query does not exist (`NOT_FOUND`). */
    SavedQueryNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description A limit is exceeded (`RESOURCE_EXHAUSTED`). */
    TooManyRequests: {
      headers: {
        /** @description When to retry, in seconds or as a date (RFC 9110 section 10.2.3). */
        "Retry-After"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The credentials are missing or malformed (`UNAUTHENTICATED`). */
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
    /** @description Access token (standard query parameter). */
    accessToken: string;
    /**
     * @description Identifies an account that the hold covers.
     * @example 2231
     */
    accountId: string;
    /** @description Format of the response (standard query parameter). */
    alt: AltFormat;
    /** @description Callback (standard query parameter). Its meaning is not described. */
    callback: string;
    /**
     * @description Identifies the export.
     * @example export-1
     */
    exportId: string;
    /** @description Fields (standard query parameter). Its meaning is not described. */
    fields: string;
    /** @description Filter for the operations to return. The syntax is not described. */
    filter: string;
    /**
     * @description Identifies the hold.
     * @example hold-1
     */
    holdId: string;
    /** @description How much of the hold the response includes. */
    holdViewParameter: HoldView;
    /** @description Maximum number of holds on a page. `0` stands for 100. */
    holdsPageSize: number;
    /** @description Key (standard query parameter). Its meaning is not described. */
    key: string;
    /**
     * @description Identifies the matter.
     * @example matter-1
     */
    matterId: string;
    /** @description State of the matters to return. */
    matterStateParameter: MatterState;
    /** @description How much of the matter the response includes. Only `FULL` includes its permissions. */
    matterViewParameter: MatterView;
    /** @description Maximum number of matters on a page. */
    mattersPageSize: number;
    /** @description OAuth token (standard query parameter). */
    oauthToken: string;
    /**
     * @description Everything after `operations/` in the resource name of the operation. It may span several path segments.
     * @example counts/count-1
     */
    operationParameter: string;
    /** @description Maximum number of items on a page. */
    pageSize: number;
    /** @description Token of the page to return: the `nextPageToken` of the previous page. */
    pageToken: string;
    /** @description Layout of the response (standard query parameter). */
    prettyPrint: string;
    /** @description User to count quotas for (standard query parameter). */
    quotaUser: string;
    /** @description Whether the list may return partial success. Its effect is not described. */
    returnPartialSuccess: boolean;
    /**
     * @description Identifies the saved query.
     * @example query-1
     */
    savedQueryId: string;
    /** @description Protocol of an upload (standard query parameter). */
    uploadProtocol: string;
    /** @description Type of an upload (standard query parameter). */
    uploadType: string;
    /** @description Standard query parameter. Its meaning is not described. */
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
      400: components["responses"]["InvalidPageRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MissingPrivilege"];
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
    requestBody: {
      content: {
        "application/json": MatterInput;
      };
    };
    responses: {
      /** @description The created matter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Matter;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MissingPrivilege"];
      409: components["responses"]["NameExists"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getMatter: {
    parameters: {
      query?: GetMatterQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
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
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["MatterNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  updateMatter: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to update the matter. */
    requestBody: {
      content: {
        "application/json": MatterInput;
      };
    };
    responses: {
      /** @description The updated matter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Matter;
        };
      };
      400: components["responses"]["MatterNotOpen"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["MatterNotFound"];
      409: components["responses"]["NameExists"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  deleteMatter: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The deleted matter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Matter;
        };
      };
      400: components["responses"]["MatterNotClosed"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["MatterNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  undeleteMatter: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
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
      /** @description The undeleted matter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Matter;
        };
      };
      400: components["responses"]["MatterNotDeleted"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["MatterNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  closeMatter: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
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
      /** @description The closed matter, as the member `matter`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CloseMatterResponse;
        };
      };
      400: components["responses"]["MatterNotClosable"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["MatterNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  reopenMatter: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
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
      /** @description The reopened matter, as the member `matter`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ReopenMatterResponse;
        };
      };
      400: components["responses"]["MatterNotClosed"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["MatterNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  addMatterPermissions: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to add an account as a matter collaborator. */
    requestBody: {
      content: {
        "application/json": AddMatterPermissionsRequest;
      };
    };
    responses: {
      /** @description The permission of the account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": MatterPermission;
        };
      };
      400: components["responses"]["InvalidPermission"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["MatterNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  removeMatterPermissions: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to remove an account as a matter collaborator. */
    requestBody: {
      content: {
        "application/json": RemoveMatterPermissionsRequest;
      };
    };
    responses: {
      /** @description The account was removed from the collaborators. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Empty;
        };
      };
      400: components["responses"]["MatterNotOpen"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["MatterNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  countMatterAccounts: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to count the accounts that a query processes. */
    requestBody: {
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
      400: components["responses"]["MatterNotOpen"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["MatterNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listExports: {
    parameters: {
      query?: ListExportsQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the exports in the matter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListExportsResponse;
        };
      };
      400: components["responses"]["InvalidPageRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["MatterNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  createExport: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to create an export. */
    requestBody: {
      content: {
        "application/json": ExportInput;
      };
    };
    responses: {
      /** @description The created export. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Export;
        };
      };
      400: components["responses"]["MatterNotOpen"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["MatterNotFound"];
      409: components["responses"]["NameExists"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getExport: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the export.
         * @example export-1
         */
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
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["ExportNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  deleteExport: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the export.
         * @example export-1
         */
        exportId: components["parameters"]["exportId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The export was deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Empty;
        };
      };
      400: components["responses"]["MatterNotOpen"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["ExportNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listHolds: {
    parameters: {
      query?: ListHoldsQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the holds in the matter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListHoldsResponse;
        };
      };
      400: components["responses"]["InvalidPageRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["MatterNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  createHold: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to create a hold. */
    requestBody: {
      content: {
        "application/json": HoldInput;
      };
    };
    responses: {
      /** @description The created hold. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Hold;
        };
      };
      400: components["responses"]["InvalidHold"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["MatterNotFound"];
      409: components["responses"]["NameExists"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getHold: {
    parameters: {
      query?: GetHoldQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the hold.
         * @example hold-1
         */
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
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["HoldNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  updateHold: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the hold.
         * @example hold-1
         */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    /** @description Request to update the hold. */
    requestBody: {
      content: {
        "application/json": HoldInput;
      };
    };
    responses: {
      /** @description The updated hold. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Hold;
        };
      };
      400: components["responses"]["InvalidHoldQuery"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["HoldNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  deleteHold: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the hold.
         * @example hold-1
         */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The hold was deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Empty;
        };
      };
      400: components["responses"]["MatterNotOpen"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["HoldNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  addHeldAccounts: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the hold.
         * @example hold-1
         */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    /** @description Request to add accounts to a hold. */
    requestBody: {
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
      400: components["responses"]["HoldOnUnit"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["HoldNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  removeHeldAccounts: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the hold.
         * @example hold-1
         */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    /** @description Request to remove accounts from a hold. */
    requestBody: {
      content: {
        "application/json": RemoveHeldAccountsRequest;
      };
    };
    responses: {
      /** @description The status of the removal of each account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": RemoveHeldAccountsResponse;
        };
      };
      400: components["responses"]["MatterNotOpen"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["HoldNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listHeldAccounts: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the hold.
         * @example hold-1
         */
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
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["HoldNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  createHeldAccount: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the hold.
         * @example hold-1
         */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    /** @description Request to add an account to a hold. */
    requestBody: {
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
      400: components["responses"]["HoldOnUnit"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["HoldNotFound"];
      409: components["responses"]["AccountAlreadyHeld"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  deleteHeldAccount: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the hold.
         * @example hold-1
         */
        holdId: components["parameters"]["holdId"];
        /**
         * @description Identifies an account that the hold covers.
         * @example 2231
         */
        accountId: components["parameters"]["accountId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account was removed from the hold. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Empty;
        };
      };
      400: components["responses"]["MatterNotOpen"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["HeldAccountNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listSavedQueries: {
    parameters: {
      query?: ListSavedQueriesQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the saved queries in the matter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListSavedQueriesResponse;
        };
      };
      400: components["responses"]["InvalidPageRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["MatterNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  createSavedQuery: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to create a saved query. */
    requestBody: {
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
      400: components["responses"]["MatterNotOpen"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["MatterNotFound"];
      409: components["responses"]["NameExists"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getSavedQuery: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the saved query.
         * @example query-1
         */
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
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["SavedQueryNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  deleteSavedQuery: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the saved query.
         * @example query-1
         */
        savedQueryId: components["parameters"]["savedQueryId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The saved query was deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Empty;
        };
      };
      400: components["responses"]["MatterNotOpen"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["MatterForbidden"];
      404: components["responses"]["SavedQueryNotFound"];
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
      400: components["responses"]["InvalidPageRequest"];
      401: components["responses"]["Unauthorized"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getOperation: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Everything after `operations/` in the resource name of the operation. It may span several path segments.
         * @example counts/count-1
         */
        operation: components["parameters"]["operationParameter"];
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
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["OperationForbidden"];
      404: components["responses"]["OperationNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  deleteOperation: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Everything after `operations/` in the resource name of the operation. It may span several path segments.
         * @example counts/count-1
         */
        operation: components["parameters"]["operationParameter"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The operation was deleted. The content of the response is not described. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DeleteOperationResponse;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["OperationForbidden"];
      404: components["responses"]["OperationNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  cancelOperation: {
    parameters: {
      query?: CommonQuery;
      header?: never;
      path: {
        /**
         * @description Everything after `operations/` in the resource name of the operation. It may span several path segments.
         * @example counts/count-1
         */
        operation: components["parameters"]["operationParameter"];
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
      /** @description The cancellation has started. The content of the response is not described. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CancelOperationResponse;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["OperationForbidden"];
      404: components["responses"]["OperationNotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
}
