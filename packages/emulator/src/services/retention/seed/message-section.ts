import type { AttendeeResponse, CorpusType, CoveredData } from "../../../generated/retention-v1.types.gen.ts";

/**
 * An item in an account that queries find and exports contain: a message, a file, an event or a call. Members that do
 * not apply to its corpus are left out.
 */
export interface SeedMessage {
  /** The default is `message-<position in the list>`, counted from 1. */
  readonly id?: string;
  /** Id or e-mail address of the account that owns it. */
  readonly account: string;
  /** The default is `MAIL`. */
  readonly corpus?: CorpusType;
  /** RFC 3339. */
  readonly time: string;
  readonly from?: string;
  readonly to?: readonly string[];
  readonly subject?: string;
  readonly text?: string;
  /** Mail: whether it has not been sent yet. */
  readonly isDraft?: boolean;
  /** Mail and Drive: whether it has client-side encryption. */
  readonly isClientSideEncrypted?: boolean;
  /** Whether it has not been processed yet and is in the scope `UNPROCESSED_DATA`. */
  readonly isUnprocessed?: boolean;
  /** Drive: id of the shared drive that contains it. */
  readonly sharedDriveId?: string;
  /** Drive: whether the account is a member of that shared drive. The default is `true`. */
  readonly isSharedDriveMember?: boolean;
  /** Drive: id of the document. */
  readonly documentId?: string;
  /** Drive: URL of the site that it belongs to. */
  readonly siteUrl?: string;
  /** Chat: id of the room that it was written in. */
  readonly roomId?: string;
  /** Voice: what kind of data it is. */
  readonly coveredData?: CoveredData;
  /** Calendar: location of the event. */
  readonly location?: string;
  /** Calendar: response of the account to the invitation. */
  readonly responseStatus?: AttendeeResponse;
}

/** The id of a message, with its default. @param place position in the seed, from 0 */
export function messageId({ id }: Pick<SeedMessage, "id">, place: number): string {
  return id ?? `message-${place + 1}`;
}

/** The corpus of a message, with its default. */
export function messageCorpus({ corpus = "MAIL" }: SeedMessage): CorpusType {
  return corpus;
}

const textSchema = { type: "string" } as const;
const flagSchema = { type: "boolean" } as const;

/** JSON Schema of an item in an account. */
export const messageSchema: object = {
  description: "An item in an account. Members that do not apply to its corpus are left out.",
  type: "object",
  properties: {
    id: {
      description: "The default is message-<position in the list>, counted from 1.",
      type: "string",
      minLength: 1,
    },
    account: {
      description: "Id or e-mail address of the account that owns it.",
      type: "string",
      minLength: 1,
    },
    corpus: { description: "The default is MAIL.", $ref: "#/$defs/retention/CorpusType" },
    time: { type: "string", format: "date-time" },
    from: textSchema,
    to: { type: "array", items: textSchema },
    subject: textSchema,
    text: textSchema,
    isDraft: { description: "Mail: whether it has not been sent yet.", ...flagSchema },
    isClientSideEncrypted: {
      description: "Mail and Drive: whether it has client-side encryption.",
      ...flagSchema,
    },
    isUnprocessed: {
      description: "Whether it has not been processed yet and is in the scope UNPROCESSED_DATA.",
      ...flagSchema,
    },
    sharedDriveId: { description: "Drive: id of the shared drive that contains it.", ...textSchema },
    isSharedDriveMember: {
      description: "Drive: whether the account is a member of that shared drive. The default is true.",
      ...flagSchema,
    },
    documentId: { description: "Drive: id of the document.", ...textSchema },
    siteUrl: { description: "Drive: URL of the site that it belongs to.", ...textSchema },
    roomId: { description: "Chat: id of the room that it was written in.", ...textSchema },
    coveredData: { description: "Voice: what kind of data it is.", $ref: "#/$defs/retention/CoveredData" },
    location: { description: "Calendar: location of the event.", ...textSchema },
    responseStatus: {
      description: "Calendar: response of the account to the invitation.",
      $ref: "#/$defs/retention/AttendeeResponse",
    },
  } satisfies Record<keyof SeedMessage, object>,
  required: ["account", "time"],
  additionalProperties: false,
};
