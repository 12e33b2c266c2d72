import type { AttendeeResponse, CorpusType, CoveredData } from "../../../generated/retention-v1.types.gen.ts";

/**
 * Something in somebody's account that queries find and exports hold: a message, a file, an event, a call. What says
 * nothing to a corpus is left out.
 */
export interface SeedMessage {
  /** `message-<place in the list>` unless given, counted from 1. */
  readonly id?: string;
  /** Id or e-mail address of the account that has it. */
  readonly account: string;
  /** `MAIL` unless given. */
  readonly corpus?: CorpusType;
  /** RFC 3339. */
  readonly time: string;
  readonly from?: string;
  readonly to?: readonly string[];
  readonly subject?: string;
  readonly text?: string;
  /** Mail: not sent yet. */
  readonly isDraft?: boolean;
  /** Mail and Drive: encrypted on the client's side. */
  readonly isClientSideEncrypted?: boolean;
  /** Not processed yet: data of the scope `UNPROCESSED_DATA`. */
  readonly isUnprocessed?: boolean;
  /** Drive: id of the shared drive that holds it. */
  readonly sharedDriveId?: string;
  /** Drive: whether the account is a member of that shared drive; `true` unless given. */
  readonly isSharedDriveMember?: boolean;
  /** Drive: id of the document. */
  readonly documentId?: string;
  /** Drive: address of the site that it belongs to. */
  readonly siteUrl?: string;
  /** Chat: id of the room that it was written in. */
  readonly roomId?: string;
  /** Voice: what kind of data it is. */
  readonly coveredData?: CoveredData;
  /** Calendar: where it takes place. */
  readonly location?: string;
  /** Calendar: what the account answered to the invitation. */
  readonly responseStatus?: AttendeeResponse;
}

const textSchema = { type: "string" } as const;
const flagSchema = { type: "boolean" } as const;

/** JSON Schema of something in somebody's account. */
export const messageSchema: object = {
  description: "Something in somebody's account. What says nothing to its corpus is left out.",
  type: "object",
  properties: {
    id: {
      description: "message-<place in the list> unless given, counted from 1.",
      type: "string",
      minLength: 1,
    },
    account: {
      description: "Id or e-mail address of the account that has it.",
      type: "string",
      minLength: 1,
    },
    corpus: { description: "MAIL unless given.", $ref: "#/$defs/retention/CorpusType" },
    time: { type: "string", format: "date-time" },
    from: textSchema,
    to: { type: "array", items: textSchema },
    subject: textSchema,
    text: textSchema,
    isDraft: { description: "Mail: not sent yet.", ...flagSchema },
    isClientSideEncrypted: { description: "Mail and Drive: encrypted on the client's side.", ...flagSchema },
    isUnprocessed: { description: "Not processed yet: data of the scope UNPROCESSED_DATA.", ...flagSchema },
    sharedDriveId: { description: "Drive: id of the shared drive that holds it.", ...textSchema },
    isSharedDriveMember: {
      description: "Drive: whether the account is a member of that shared drive; true unless given.",
      ...flagSchema,
    },
    documentId: { description: "Drive: id of the document.", ...textSchema },
    siteUrl: { description: "Drive: address of the site that it belongs to.", ...textSchema },
    roomId: { description: "Chat: id of the room that it was written in.", ...textSchema },
    coveredData: { description: "Voice: what kind of data it is.", $ref: "#/$defs/retention/CoveredData" },
    location: { description: "Calendar: where it takes place.", ...textSchema },
    responseStatus: {
      description: "Calendar: what the account answered to the invitation.",
      $ref: "#/$defs/retention/AttendeeResponse",
    },
  } satisfies Record<keyof SeedMessage, object>,
  required: ["account", "time"],
  additionalProperties: false,
};
