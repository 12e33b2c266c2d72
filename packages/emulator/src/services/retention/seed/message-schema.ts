import type { SeedMessage } from "./seed-message.ts";

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

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
    from: text,
    to: { type: "array", items: text },
    subject: text,
    text,
    isDraft: { description: "Mail: not sent yet.", ...flag },
    isClientSideEncrypted: { description: "Mail and Drive: encrypted on the client's side.", ...flag },
    isUnprocessed: { description: "Not processed yet: data of the scope UNPROCESSED_DATA.", ...flag },
    sharedDriveId: { description: "Drive: id of the shared drive that holds it.", ...text },
    isSharedDriveMember: {
      description: "Drive: whether the account is a member of that shared drive; true unless given.",
      ...flag,
    },
    documentId: { description: "Drive: id of the document.", ...text },
    siteUrl: { description: "Drive: address of the site that it belongs to.", ...text },
    roomId: { description: "Chat: id of the room that it was written in.", ...text },
    coveredData: { description: "Voice: what kind of data it is.", $ref: "#/$defs/retention/CoveredData" },
    location: { description: "Calendar: where it takes place.", ...text },
    responseStatus: {
      description: "Calendar: what the account answered to the invitation.",
      $ref: "#/$defs/retention/AttendeeResponse",
    },
  } satisfies Record<keyof SeedMessage, object>,
  required: ["account", "time"],
  additionalProperties: false,
};
