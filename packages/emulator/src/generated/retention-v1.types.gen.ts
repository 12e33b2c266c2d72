// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

/** Number of results in an account. */
export interface AccountCount {
  /** A user. */
  account?: UserInfo;
  /**
   * Number of artifacts that match the query.
   *
   * Format: int64, in decimal digits.
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

/** Reason of the failed count. */
export type AccountCountErrorType = "ERROR_TYPE_UNSPECIFIED" | "WILDCARD_TOO_BROAD" | "TOO_MANY_TERMS" | "LOCATION_UNAVAILABLE" | "UNKNOWN" | "DEADLINE_EXCEEDED" | (string & {});

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

/** Format of the response. */
export type AltFormat = "json" | "media" | "proto" | (string & {});

/** Response to an invitation. */
export type AttendeeResponse = "ATTENDEE_RESPONSE_UNSPECIFIED" | "ATTENDEE_RESPONSE_NEEDS_ACTION" | "ATTENDEE_RESPONSE_ACCEPTED" | "ATTENDEE_RESPONSE_DECLINED" | "ATTENDEE_RESPONSE_TENTATIVE" | (string & {});

/** Options of a calendar export. Its fields are not described. */
export interface CalendarExportOptions {
  [key: string]: unknown;
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

/** Response to cancelling an operation. Its content is not shown. */
export interface CancelOperationResponse {
  [key: string]: unknown;
}

/** Whether client-side encrypted data is searched. */
export type ClientSideEncryptedOption = "CLIENT_SIDE_ENCRYPTED_OPTION_UNSPECIFIED" | "CLIENT_SIDE_ENCRYPTED_OPTION_ANY" | "CLIENT_SIDE_ENCRYPTED_OPTION_ENCRYPTED" | "CLIENT_SIDE_ENCRYPTED_OPTION_UNENCRYPTED" | (string & {});

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
   * Format: int64, in decimal digits.
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

/** Kind of data. */
export type CorpusType = "CORPUS_TYPE_UNSPECIFIED" | "DRIVE" | "MAIL" | "GROUPS" | "HANGOUTS_CHAT" | "VOICE" | "CALENDAR" | "GEMINI" | (string & {});

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
   * Format: int64, in decimal digits.
   */
  totalCount?: string;
}

/** How much of a count the response includes. */
export type CountResultView = "COUNT_RESULT_VIEW_UNSPECIFIED" | "TOTAL_COUNT" | "ALL" | (string & {});

/** Kind of Voice data. */
export type CoveredData = "COVERED_DATA_UNSPECIFIED" | "TEXT_MESSAGES" | "VOICEMAILS" | "CALL_LOGS" | (string & {});

/** Data to search. */
export type DataScope = "DATA_SCOPE_UNSPECIFIED" | "ALL_DATA" | "HELD_DATA" | "UNPROCESSED_DATA" | (string & {});

/** Response to deleting an operation. Its content is not shown. */
export interface DeleteOperationResponse {
  [key: string]: unknown;
}

/**
 * Method of the search, in its deprecated field. The field `method` takes the same values.
 *
 * @deprecated
 */
export type DeprecatedSearchMethod = "SEARCH_METHOD_UNSPECIFIED" | "ACCOUNT" | "ORG_UNIT" | "TEAM_DRIVE" | "ENTIRE_ORG" | "ROOM" | "SITES_URL" | "SHARED_DRIVE" | "DRIVE_DOCUMENT" | (string & {});

/** IDs of Drive documents. Its fields are not described. */
export interface DriveDocumentIds {
  [key: string]: unknown;
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

/** A detail of the failure. Its type determines its other fields. */
export interface ErrorDetail {
  /** Type of the detail. */
  "@type"?: string;
  [key: string]: unknown;
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

/** Kind of failure. */
export type ErrorStatus = "INVALID_ARGUMENT" | "FAILED_PRECONDITION" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "ALREADY_EXISTS" | "RESOURCE_EXHAUSTED" | "UNIMPLEMENTED" | (string & {});

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

/** Format of the exported files. */
export type ExportFormat = "EXPORT_FORMAT_UNSPECIFIED" | "MBOX" | "PST" | "ICS" | "XML" | "JSON" | (string & {});

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

/** Region of an export. */
export type ExportRegion = "EXPORT_REGION_UNSPECIFIED" | "ANY" | "US" | "EUROPE" | (string & {});

/** Statistics of the export. */
export interface ExportStats {
  /**
   * Number of artifacts that are exported so far.
   *
   * Format: int64, in decimal digits.
   */
  exportedArtifactCount?: string;
  /**
   * Size of the export, in bytes.
   *
   * Format: int64, in decimal digits.
   */
  sizeInBytes?: string;
  /**
   * Number of artifacts to export.
   *
   * Format: int64, in decimal digits.
   */
  totalArtifactCount?: string;
}

/** Status of the export. */
export type ExportStatus = "EXPORT_STATUS_UNSPECIFIED" | "COMPLETED" | "FAILED" | "IN_PROGRESS" | (string & {});

/** Options of an export of Gemini data. Its fields are not described. */
export interface GeminiExportOptions {
  [key: string]: unknown;
}

/** Options of a search in Gemini data. Its fields are not described. */
export interface GeminiOptions {
  [key: string]: unknown;
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
   * Format: int64, in decimal digits.
   */
  matchingAccountsCount?: string;
  /** Accounts that could not be queried. */
  nonQueryableAccounts?: string[];
  /**
   * Number of accounts that the query processed.
   *
   * Format: int64, in decimal digits.
   */
  queriedAccountsCount?: string;
}

/** Options of a groups export. Its fields are not described. */
export interface GroupsExportOptions {
  [key: string]: unknown;
}

/** Options of a Chat export. Its fields are not described. */
export interface HangoutsChatExportOptions {
  [key: string]: unknown;
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

/** Query of a hold on calendars. Its fields are not described. */
export interface HeldCalendarQuery {
  [key: string]: unknown;
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

/** Query of a hold on Gemini data. Its fields are not described. */
export interface HeldGeminiQuery {
  [key: string]: unknown;
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

/** How much of a hold the response includes. */
export type HoldView = "HOLD_VIEW_UNSPECIFIED" | "BASIC_HOLD" | "FULL_HOLD" | (string & {});

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
   * Format: int64, in decimal digits.
   */
  matchingAccountsCount?: string;
  /** Accounts that could not be queried. */
  nonQueryableAccounts?: string[];
  /**
   * Number of accounts that the query processed.
   *
   * Format: int64, in decimal digits.
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

/** Region of a matter. */
export type MatterRegion = "MATTER_REGION_UNSPECIFIED" | "ANY" | "US" | "EUROPE" | (string & {});

/** Role of an account in a matter. `OWNER` cannot be assigned. */
export type MatterRole = "ROLE_UNSPECIFIED" | "COLLABORATOR" | "OWNER" | (string & {});

/** State of a matter. */
export type MatterState = "STATE_UNSPECIFIED" | "OPEN" | "CLOSED" | "DELETED" | (string & {});

/** How much of a matter the response includes. */
export type MatterView = "VIEW_UNSPECIFIED" | "BASIC" | "FULL" | (string & {});

/** A long-running operation. */
export interface Operation {
  /** Whether the operation has ended with a response, an error or a cancellation. */
  done?: boolean;
  /** Result of an operation, or of the work on one account. Code 1 is that of a cancelled operation. */
  error?: Status;
  /** Metadata of the operation. */
  metadata?: {
    [key: string]: unknown;
  };
  /** Resource name of the operation, of the form `operations/**`. */
  name: string;
  /** Response of the operation. */
  response?: {
    [key: string]: unknown;
  };
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

/** Method of the search: whose or which data is searched, such as accounts, an organizational unit or a shared drive. */
export type SearchMethod = "SEARCH_METHOD_UNSPECIFIED" | "ACCOUNT" | "ORG_UNIT" | "TEAM_DRIVE" | "ENTIRE_ORG" | "ROOM" | "SITES_URL" | "SHARED_DRIVE" | "DRIVE_DOCUMENT" | (string & {});

/** The shared drives to search. */
export interface SharedDriveInfo {
  /** IDs of the shared drives. */
  sharedDriveIds?: string[];
}

/** Whether shared drives are searched. */
export type SharedDrivesOption = "SHARED_DRIVES_OPTION_UNSPECIFIED" | "NOT_INCLUDED" | "INCLUDED_IF_ACCOUNT_IS_NOT_A_MEMBER" | "INCLUDED" | (string & {});

/** The sites to search. */
export interface SitesUrlInfo {
  /** URLs of the sites. */
  urls?: string[];
}

/** Result of an operation, or of the work on one account. Code 1 is that of a cancelled operation. */
export interface Status {
  /** Code of the status. */
  code?: number;
  /** Details of the status. */
  details?: {
    [key: string]: unknown;
  }[];
  /** Human-readable message. */
  message?: string;
}

/**
 * The Team Drives to search. Its fields are not described.
 *
 * @deprecated
 */
export interface TeamDriveInfo {
  [key: string]: unknown;
}

/** A user. */
export interface UserInfo {
  /** Display name of the user. */
  displayName?: string;
  /** E-mail address of the user. */
  email?: string;
}

/** Options of a Voice export. Its fields are not described. */
export interface VoiceExportOptions {
  [key: string]: unknown;
}

/** Options of a search in Voice. */
export interface VoiceOptions {
  /** Kinds of Voice data to search. */
  coveredData?: CoveredData[];
}

/** Query parameters that every operation takes. */
export interface CommonQuery {
  /** Standard query parameter. Its meaning is not described. */
  "$.xgafv"?: string;
  /** Access token (standard query parameter). */
  access_token?: string;
  /** Format of the response (standard query parameter). */
  alt?: AltFormat;
  /** Callback (standard query parameter). Its meaning is not described. */
  callback?: string;
  /** Fields (standard query parameter). Its meaning is not described. */
  fields?: string;
  /** Key (standard query parameter). Its meaning is not described. */
  key?: string;
  /** OAuth token (standard query parameter). */
  oauth_token?: string;
  /** Layout of the response (standard query parameter). */
  prettyPrint?: string;
  /** User to count quotas for (standard query parameter). */
  quotaUser?: string;
  /** Type of an upload (standard query parameter). */
  uploadType?: string;
  /** Protocol of an upload (standard query parameter). */
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
  pageSize: number;
  /** Token of the page to return: the `nextPageToken` of the previous page. */
  pageToken?: string;
  /** State of the matters to return. */
  state?: MatterState;
  /** How much of the matter the response includes. Only `FULL` includes its permissions. */
  view?: MatterView;
}

/** Query parameters of `operations.list`. */
export interface ListOperationsQuery extends CommonQuery {
  /** Filter for the operations to return. The syntax is not described. */
  filter?: string;
  /**
   * Maximum number of items on a page.
   *
   * At least `0`.
   */
  pageSize?: number;
  /** Token of the page to return: the `nextPageToken` of the previous page. */
  pageToken?: string;
  /** Whether the list may return partial success. Its effect is not described. */
  returnPartialSuccess?: boolean;
}

/** Query parameters of `matters.savedQueries.list`. */
export interface ListSavedQueriesQuery extends CommonQuery {
  /**
   * Maximum number of items on a page.
   *
   * At least `0`.
   */
  pageSize?: number;
  /** Token of the page to return: the `nextPageToken` of the previous page. */
  pageToken?: string;
}

/** What every operation of Retention and eDiscovery Service takes, once it is read, and what it responds with. */
export interface RetentionV1Operations {
  /**
   * Add accounts to a hold
   *
   * `POST /v1/matters/{matterId}/holds/{holdId}:addHeldAccounts`
   */
  addHeldAccounts: {
    path: {
      /** Identifies the matter. */
      matterId: string;
      /** Identifies the hold. */
      holdId: string;
    };
    query: CommonQuery;
    body: AddHeldAccountsRequest;
    response: AddHeldAccountsResponse;
  };
  /**
   * Add a matter collaborator
   *
   * `POST /v1/matters/{matterId}:addPermissions`
   */
  addMatterPermissions: {
    path: {
      /** Identifies the matter. */
      matterId: string;
    };
    query: CommonQuery;
    body: AddMatterPermissionsRequest;
    response: MatterPermission;
  };
  /**
   * Cancel an operation
   *
   * `POST /v1/operations/{operation}:cancel`
   */
  cancelOperation: {
    path: {
      /** Everything after `operations/` in the resource name of the operation. It may span several path segments. */
      operation: string;
    };
    query: CommonQuery;
    body: Empty;
    response: CancelOperationResponse;
  };
  /**
   * Close a matter
   *
   * `POST /v1/matters/{matterId}:close`
   */
  closeMatter: {
    path: {
      /** Identifies the matter. */
      matterId: string;
    };
    query: CommonQuery;
    body: Empty;
    response: CloseMatterResponse;
  };
  /**
   * Count the accounts that a query processes
   *
   * `POST /v1/matters/{matterId}:count`
   */
  countMatterAccounts: {
    path: {
      /** Identifies the matter. */
      matterId: string;
    };
    query: CommonQuery;
    body: CountArtifactsRequest;
    response: CountArtifactsOperation;
  };
  /**
   * Create an export
   *
   * `POST /v1/matters/{matterId}/exports`
   */
  createExport: {
    path: {
      /** Identifies the matter. */
      matterId: string;
    };
    query: CommonQuery;
    body: ExportInput;
    response: Export;
  };
  /**
   * Add an account to a hold
   *
   * `POST /v1/matters/{matterId}/holds/{holdId}/accounts`
   */
  createHeldAccount: {
    path: {
      /** Identifies the matter. */
      matterId: string;
      /** Identifies the hold. */
      holdId: string;
    };
    query: CommonQuery;
    body: HeldAccountInput;
    response: HeldAccount;
  };
  /**
   * Create a hold
   *
   * `POST /v1/matters/{matterId}/holds`
   */
  createHold: {
    path: {
      /** Identifies the matter. */
      matterId: string;
    };
    query: CommonQuery;
    body: HoldInput;
    response: Hold;
  };
  /**
   * Create a matter
   *
   * `POST /v1/matters`
   */
  createMatter: {
    path: {};
    query: CommonQuery;
    body: MatterInput;
    response: Matter;
  };
  /**
   * Create a saved query
   *
   * `POST /v1/matters/{matterId}/savedQueries`
   */
  createSavedQuery: {
    path: {
      /** Identifies the matter. */
      matterId: string;
    };
    query: CommonQuery;
    body: SavedQueryInput;
    response: SavedQuery;
  };
  /**
   * Delete an export
   *
   * `DELETE /v1/matters/{matterId}/exports/{exportId}`
   */
  deleteExport: {
    path: {
      /** Identifies the matter. */
      matterId: string;
      /** Identifies the export. */
      exportId: string;
    };
    query: CommonQuery;
    body: undefined;
    response: Empty;
  };
  /**
   * Remove an account from a hold
   *
   * `DELETE /v1/matters/{matterId}/holds/{holdId}/accounts/{accountId}`
   */
  deleteHeldAccount: {
    path: {
      /** Identifies the matter. */
      matterId: string;
      /** Identifies the hold. */
      holdId: string;
      /** Identifies an account that the hold covers. */
      accountId: string;
    };
    query: CommonQuery;
    body: undefined;
    response: Empty;
  };
  /**
   * Delete a hold
   *
   * `DELETE /v1/matters/{matterId}/holds/{holdId}`
   */
  deleteHold: {
    path: {
      /** Identifies the matter. */
      matterId: string;
      /** Identifies the hold. */
      holdId: string;
    };
    query: CommonQuery;
    body: undefined;
    response: Empty;
  };
  /**
   * Delete a matter
   *
   * `DELETE /v1/matters/{matterId}`
   */
  deleteMatter: {
    path: {
      /** Identifies the matter. */
      matterId: string;
    };
    query: CommonQuery;
    body: undefined;
    response: Matter;
  };
  /**
   * Delete an operation
   *
   * `DELETE /v1/operations/{operation}`
   */
  deleteOperation: {
    path: {
      /** Everything after `operations/` in the resource name of the operation. It may span several path segments. */
      operation: string;
    };
    query: CommonQuery;
    body: undefined;
    response: DeleteOperationResponse;
  };
  /**
   * Delete a saved query
   *
   * `DELETE /v1/matters/{matterId}/savedQueries/{savedQueryId}`
   */
  deleteSavedQuery: {
    path: {
      /** Identifies the matter. */
      matterId: string;
      /** Identifies the saved query. */
      savedQueryId: string;
    };
    query: CommonQuery;
    body: undefined;
    response: Empty;
  };
  /**
   * Get an export
   *
   * `GET /v1/matters/{matterId}/exports/{exportId}`
   */
  getExport: {
    path: {
      /** Identifies the matter. */
      matterId: string;
      /** Identifies the export. */
      exportId: string;
    };
    query: CommonQuery;
    body: undefined;
    response: Export;
  };
  /**
   * Get a hold
   *
   * `GET /v1/matters/{matterId}/holds/{holdId}`
   */
  getHold: {
    path: {
      /** Identifies the matter. */
      matterId: string;
      /** Identifies the hold. */
      holdId: string;
    };
    query: GetHoldQuery;
    body: undefined;
    response: Hold;
  };
  /**
   * Get a matter
   *
   * `GET /v1/matters/{matterId}`
   */
  getMatter: {
    path: {
      /** Identifies the matter. */
      matterId: string;
    };
    query: GetMatterQuery;
    body: undefined;
    response: Matter;
  };
  /**
   * Get an operation
   *
   * `GET /v1/operations/{operation}`
   */
  getOperation: {
    path: {
      /** Everything after `operations/` in the resource name of the operation. It may span several path segments. */
      operation: string;
    };
    query: CommonQuery;
    body: undefined;
    response: Operation;
  };
  /**
   * Get a saved query
   *
   * `GET /v1/matters/{matterId}/savedQueries/{savedQueryId}`
   */
  getSavedQuery: {
    path: {
      /** Identifies the matter. */
      matterId: string;
      /** Identifies the saved query. */
      savedQueryId: string;
    };
    query: CommonQuery;
    body: undefined;
    response: SavedQuery;
  };
  /**
   * List exports
   *
   * `GET /v1/matters/{matterId}/exports`
   */
  listExports: {
    path: {
      /** Identifies the matter. */
      matterId: string;
    };
    query: ListExportsQuery;
    body: undefined;
    response: ListExportsResponse;
  };
  /**
   * List the accounts of a hold
   *
   * `GET /v1/matters/{matterId}/holds/{holdId}/accounts`
   */
  listHeldAccounts: {
    path: {
      /** Identifies the matter. */
      matterId: string;
      /** Identifies the hold. */
      holdId: string;
    };
    query: CommonQuery;
    body: undefined;
    response: ListHeldAccountsResponse;
  };
  /**
   * List holds
   *
   * `GET /v1/matters/{matterId}/holds`
   */
  listHolds: {
    path: {
      /** Identifies the matter. */
      matterId: string;
    };
    query: ListHoldsQuery;
    body: undefined;
    response: ListHoldsResponse;
  };
  /**
   * List matters
   *
   * `GET /v1/matters`
   */
  listMatters: {
    path: {};
    query: ListMattersQuery;
    body: undefined;
    response: ListMattersResponse;
  };
  /**
   * List operations
   *
   * `GET /v1/operations`
   */
  listOperations: {
    path: {};
    query: ListOperationsQuery;
    body: undefined;
    response: ListOperationsResponse;
  };
  /**
   * List saved queries
   *
   * `GET /v1/matters/{matterId}/savedQueries`
   */
  listSavedQueries: {
    path: {
      /** Identifies the matter. */
      matterId: string;
    };
    query: ListSavedQueriesQuery;
    body: undefined;
    response: ListSavedQueriesResponse;
  };
  /**
   * Remove accounts from a hold
   *
   * `POST /v1/matters/{matterId}/holds/{holdId}:removeHeldAccounts`
   */
  removeHeldAccounts: {
    path: {
      /** Identifies the matter. */
      matterId: string;
      /** Identifies the hold. */
      holdId: string;
    };
    query: CommonQuery;
    body: RemoveHeldAccountsRequest;
    response: RemoveHeldAccountsResponse;
  };
  /**
   * Remove a matter collaborator
   *
   * `POST /v1/matters/{matterId}:removePermissions`
   */
  removeMatterPermissions: {
    path: {
      /** Identifies the matter. */
      matterId: string;
    };
    query: CommonQuery;
    body: RemoveMatterPermissionsRequest;
    response: Empty;
  };
  /**
   * Reopen a matter
   *
   * `POST /v1/matters/{matterId}:reopen`
   */
  reopenMatter: {
    path: {
      /** Identifies the matter. */
      matterId: string;
    };
    query: CommonQuery;
    body: Empty;
    response: ReopenMatterResponse;
  };
  /**
   * Undelete a matter
   *
   * `POST /v1/matters/{matterId}:undelete`
   */
  undeleteMatter: {
    path: {
      /** Identifies the matter. */
      matterId: string;
    };
    query: CommonQuery;
    body: Empty;
    response: Matter;
  };
  /**
   * Update a hold
   *
   * `PUT /v1/matters/{matterId}/holds/{holdId}`
   */
  updateHold: {
    path: {
      /** Identifies the matter. */
      matterId: string;
      /** Identifies the hold. */
      holdId: string;
    };
    query: CommonQuery;
    body: HoldInput;
    response: Hold;
  };
  /**
   * Update a matter
   *
   * `PUT /v1/matters/{matterId}`
   */
  updateMatter: {
    path: {
      /** Identifies the matter. */
      matterId: string;
    };
    query: CommonQuery;
    body: MatterInput;
    response: Matter;
  };
}
