const name = { type: "string", minLength: 1 } as const;

/** JSON Schema of an export in a seed. */
export const seedExportSchema: object = {
  description: "An export, with what its query finds in the seed.",
  type: "object",
  properties: {
    id: { description: "One of the service's making unless given.", ...name },
    name: { type: "string" },
    query: { $ref: "#/$defs/retention/Query" },
    exportOptions: { $ref: "#/$defs/retention/ExportOptions" },
    requester: {
      description:
        "Id or e-mail address of the account that asked for it: the owner of the matter unless given.",
      ...name,
    },
    status: {
      description: "COMPLETED unless given. One that is IN_PROGRESS ends in a minute.",
      type: "string",
      enum: ["IN_PROGRESS", "COMPLETED", "FAILED"],
    },
  },
  additionalProperties: false,
};
