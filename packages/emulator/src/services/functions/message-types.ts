/** The messages that stand where any may, as the reference facts call them. */
export const messageTypes = [
  "CloudFunction",
  "Function",
  "Empty",
  "OperationMetadataV1",
  "OperationMetadata",
  "LocationMetadata",
] as const;

/** URLs of the types of messages. `{version}` in them stands for that of the interface. */
export type TypeUrls = Readonly<Partial<Record<(typeof messageTypes)[number], string>>>;
