// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

/** How much the query finds in an account. */
export interface AccountCount {
  /** A user. */
  account?: UserInfo;
  /**
   * How many artifacts the query finds.
   *
   * Format: int64, in decimal digits.
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

/** Options of a calendar export; its fields are not described. */
export interface CalendarExportOptions {
  [key: string]: unknown;
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

/** Answer to cancelling an operation; its content is not shown. */
export interface CancelOperationResponse {
  [key: string]: unknown;
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
   * Format: int64, in decimal digits.
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
   * Format: int64, in decimal digits.
   */
  totalCount?: string;
}

/** How much of a count is answered. */
export type CountResultView = "COUNT_RESULT_VIEW_UNSPECIFIED" | "TOTAL_COUNT" | "ALL" | (string & {});

/** Kind of Voice data. */
export type CoveredData = "COVERED_DATA_UNSPECIFIED" | "TEXT_MESSAGES" | "VOICEMAILS" | "CALL_LOGS" | (string & {});

/** Which data is searched. */
export type DataScope = "DATA_SCOPE_UNSPECIFIED" | "ALL_DATA" | "HELD_DATA" | "UNPROCESSED_DATA" | (string & {});

/** Answer to deleting an operation; its content is not shown. */
export interface DeleteOperationResponse {
  [key: string]: unknown;
}

/**
 * What a query searches, in its deprecated field. The field `method` takes the same values.
 *
 * @deprecated
 */
export type DeprecatedSearchMethod = "SEARCH_METHOD_UNSPECIFIED" | "ACCOUNT" | "ORG_UNIT" | "TEAM_DRIVE" | "ENTIRE_ORG" | "ROOM" | "SITES_URL" | "SHARED_DRIVE" | "DRIVE_DOCUMENT" | (string & {});

/** Ids of Drive documents; its fields are not described. */
export interface DriveDocumentIds {
  [key: string]: unknown;
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

/** A detail of a failure. Its type decides what else it holds. */
export interface ErrorDetail {
  /** Type of the detail. */
  "@type"?: string;
  [key: string]: unknown;
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
   * How many artifacts there are to export.
   *
   * Format: int64, in decimal digits.
   */
  totalArtifactCount?: string;
}

/** How far an export is. */
export type ExportStatus = "EXPORT_STATUS_UNSPECIFIED" | "COMPLETED" | "FAILED" | "IN_PROGRESS" | (string & {});

/** Options of an export of Gemini data; its fields are not described. */
export interface GeminiExportOptions {
  [key: string]: unknown;
}

/** Options of a search in Gemini data; its fields are not described. */
export interface GeminiOptions {
  [key: string]: unknown;
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
   * Format: int64, in decimal digits.
   */
  matchingAccountsCount?: string;
  /** Accounts that could not be queried. */
  nonQueryableAccounts?: string[];
  /**
   * How many accounts the query processed.
   *
   * Format: int64, in decimal digits.
   */
  queriedAccountsCount?: string;
}

/** Options of a groups export; its fields are not described. */
export interface GroupsExportOptions {
  [key: string]: unknown;
}

/** Options of a Chat export; its fields are not described. */
export interface HangoutsChatExportOptions {
  [key: string]: unknown;
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

/** Query of a hold on calendars; its fields are not described. */
export interface HeldCalendarQuery {
  [key: string]: unknown;
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

/** Query of a hold on Gemini data; its fields are not described. */
export interface HeldGeminiQuery {
  [key: string]: unknown;
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
   * Format: int64, in decimal digits.
   */
  matchingAccountsCount?: string;
  /** Accounts that could not be queried. */
  nonQueryableAccounts?: string[];
  /**
   * How many accounts the query processed.
   *
   * Format: int64, in decimal digits.
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
  /** What the operation tells of its work. */
  metadata?: {
    [key: string]: unknown;
  };
  /** Resource name of the operation, of the form `operations/**`. */
  name?: string;
  /** What the operation ended with. */
  response?: {
    [key: string]: unknown;
  };
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
  /** Code of the status. */
  code?: number;
  /** More about the status. */
  details?: {
    [key: string]: unknown;
  }[];
  /** What happened, in words. */
  message?: string;
}

/**
 * The Team Drives that are searched; its fields are not described.
 *
 * @deprecated
 */
export interface TeamDriveInfo {
  [key: string]: unknown;
}

/** A user. */
export interface UserInfo {
  /** Name of the user, as shown to people. */
  displayName?: string;
  /** E-mail address of the user. */
  email?: string;
}

/** Options of a Voice export; its fields are not described. */
export interface VoiceExportOptions {
  [key: string]: unknown;
}

/** Options of a search in Voice. */
export interface VoiceOptions {
  /** Kinds of Voice data that are searched. */
  coveredData?: CoveredData[];
}

/** Query parameters that every operation takes. */
export interface CommonQuery {
  /** Standard query parameter; its meaning is not described. */
  "$.xgafv"?: string;
  /** Standard query parameter that takes an access token. */
  access_token?: string;
  /** Standard query parameter on the format of the answer. */
  alt?: AltFormat;
  /** Standard query parameter that takes a callback. */
  callback?: string;
  /** Standard query parameter on fields. */
  fields?: string;
  /** Standard query parameter that takes a key. */
  key?: string;
  /** Standard query parameter that takes an OAuth token. */
  oauth_token?: string;
  /** Standard query parameter on the layout of the answer. */
  prettyPrint?: string;
  /** Standard query parameter that names a user for quotas. */
  quotaUser?: string;
  /** Standard query parameter on the type of an upload. */
  uploadType?: string;
  /** Standard query parameter on the protocol of an upload. */
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
  /** How many items a page may hold. */
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
  pageSize: number;
  /** Token of the page to answer with, from `nextPageToken` of the page before. */
  pageToken?: string;
  /** State of the matters to list. */
  state?: MatterState;
  /** How much of a matter the answer shows. Only FULL shows its permissions. */
  view?: MatterView;
}

/** Query parameters of `operations.list`. */
export interface ListOperationsQuery extends CommonQuery {
  /** Which operations to list. How a filter is written is not described. */
  filter?: string;
  /** How many items a page may hold. */
  pageSize?: number;
  /** Token of the page to answer with, from `nextPageToken` of the page before. */
  pageToken?: string;
  /** On partial success of the list; its effect is not described. */
  returnPartialSuccess?: boolean;
}

/** Query parameters of `matters.savedQueries.list`. */
export interface ListSavedQueriesQuery extends CommonQuery {
  /** How many items a page may hold. */
  pageSize?: number;
  /** Token of the page to answer with, from `nextPageToken` of the page before. */
  pageToken?: string;
}

/** What every operation of Retention and eDiscovery Service takes, once it is read, and what it answers. */
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
    answer: AddHeldAccountsResponse;
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
    answer: MatterPermission;
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
    answer: CancelOperationResponse;
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
    answer: CloseMatterResponse;
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
    answer: CountArtifactsOperation;
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
    answer: Export;
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
    answer: HeldAccount;
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
    answer: Hold;
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
    answer: Matter;
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
    answer: SavedQuery;
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
    answer: Empty;
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
      /** Identifies the account that the hold covers. */
      accountId: string;
    };
    query: CommonQuery;
    body: undefined;
    answer: Empty;
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
    answer: Empty;
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
    answer: Matter;
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
    answer: DeleteOperationResponse;
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
    answer: Empty;
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
    answer: Export;
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
    answer: Hold;
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
    answer: Matter;
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
    answer: Operation;
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
    answer: SavedQuery;
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
    answer: ListExportsResponse;
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
    answer: ListHeldAccountsResponse;
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
    answer: ListHoldsResponse;
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
    answer: ListMattersResponse;
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
    answer: ListOperationsResponse;
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
    answer: ListSavedQueriesResponse;
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
    answer: RemoveHeldAccountsResponse;
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
    answer: Empty;
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
    answer: ReopenMatterResponse;
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
    answer: Matter;
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
    answer: Hold;
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
    answer: Matter;
  };
}
