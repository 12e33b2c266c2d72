import type { AttendeeResponse, CorpusType, CoveredData } from "../../../generated/retention-v1.types.gen.ts";

/**
 * An item in an account that can be found by queries and exported: a message, a file, an event or a call. Omit members
 * that do not apply to its corpus.
 */
export interface SeedMessage {
  /** The default is `message-<position in the list>`. Positions start at 1. */
  readonly id?: string;
  /** The id or e-mail address of the owner. */
  readonly account: string;
  /** The default is `MAIL`. */
  readonly corpus?: CorpusType;
  /** RFC 3339. */
  readonly time: string;
  readonly from?: string;
  readonly to?: readonly string[];
  readonly subject?: string;
  readonly text?: string;
  /** Mail: whether the message is a draft. */
  readonly isDraft?: boolean;
  /** Mail and Drive: whether the item has client-side encryption. */
  readonly isClientSideEncrypted?: boolean;
  /** Whether the item is unprocessed and belongs to the `UNPROCESSED_DATA` scope. */
  readonly isUnprocessed?: boolean;
  /** Drive: the id of the shared drive that contains the file. */
  readonly sharedDriveId?: string;
  /** Drive: whether the account is a member of that shared drive. The default is `true`. */
  readonly isSharedDriveMember?: boolean;
  /** Drive: the id of the document. */
  readonly documentId?: string;
  /** Drive: the URL of the site that the item belongs to. */
  readonly siteUrl?: string;
  /** Chat: the id of the room that contains the message. */
  readonly roomId?: string;
  /** Voice: the kind of data. */
  readonly coveredData?: CoveredData;
  /** Calendar: the location of the event. */
  readonly location?: string;
  /** Calendar: how the account responded to the invitation. */
  readonly responseStatus?: AttendeeResponse;
}

/** Returns the id of a message, or the default id. @param place the position in the seed, from 0 */
export function messageId({ id }: Pick<SeedMessage, "id">, place: number): string {
  return id ?? `message-${place + 1}`;
}

/** Returns the corpus of a message, or the default corpus. */
export function messageCorpus({ corpus = "MAIL" }: SeedMessage): CorpusType {
  return corpus;
}

const textSchema = { type: "string" } as const;
const flagSchema = { type: "boolean" } as const;

export const messageSchema: object = {
  description: "An item in an account. Members that do not apply to its corpus are omitted.",
  type: "object",
  properties: {
    id: {
      description: "The default is message-<position in the list>. Positions start at 1.",
      type: "string",
      minLength: 1,
    },
    account: {
      description: "Id or e-mail address of the owner.",
      type: "string",
      minLength: 1,
    },
    corpus: { description: "The default is MAIL.", $ref: "#/$defs/retention/CorpusType" },
    time: { type: "string", format: "date-time" },
    from: textSchema,
    to: { type: "array", items: textSchema },
    subject: textSchema,
    text: textSchema,
    isDraft: { description: "Mail: whether the message is a draft.", ...flagSchema },
    isClientSideEncrypted: {
      description: "Mail and Drive: whether the item has client-side encryption.",
      ...flagSchema,
    },
    isUnprocessed: {
      description: "Whether the item is unprocessed and belongs to the UNPROCESSED_DATA scope.",
      ...flagSchema,
    },
    sharedDriveId: { description: "Drive: id of the shared drive that contains the file.", ...textSchema },
    isSharedDriveMember: {
      description: "Drive: whether the account is a member of that shared drive. The default is true.",
      ...flagSchema,
    },
    documentId: { description: "Drive: id of the document.", ...textSchema },
    siteUrl: { description: "Drive: URL of the site that the item belongs to.", ...textSchema },
    roomId: { description: "Chat: id of the room that contains the message.", ...textSchema },
    coveredData: {
      description: "Voice: the kind of data that the message contains.",
      $ref: "#/$defs/retention/CoveredData",
    },
    location: { description: "Calendar: location of the event.", ...textSchema },
    responseStatus: {
      description: "Calendar: how the account responded to the invitation.",
      $ref: "#/$defs/retention/AttendeeResponse",
    },
  } satisfies Record<keyof SeedMessage, object>,
  required: ["account", "time"],
  additionalProperties: false,
};
