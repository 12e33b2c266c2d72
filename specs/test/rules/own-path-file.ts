import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zones: { $ref: ./paths/zones.yaml }
      /records: { $ref: ./paths/records.yaml }
    --- paths/records.yaml
    get: { operationId: listRecords }
    --- paths/zones.yaml
    get: { operationId: listZones }
  `,
  fails: `
    paths:
      /zones: { $ref: ./paths/zones.yaml }
      /records: { $ref: ./paths/zones.yaml } # expected
    --- paths/zones.yaml
    get: { operationId: listZones }
  `,
} satisfies RuleCases;
