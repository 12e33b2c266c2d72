import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zones:
        get: { operationId: listZones, x-method: zones.list }
        post: { operationId: addZoneRecords, x-method: zones.addRecords }
  `,
  fails: `
    paths:
      /zones:
        get:
          operationId: zonesList # expected
          x-method: zones.list
        put:
          operationId: replace-zone # expected
          x-method: zones.replace
        patch:
          operationId: listZones # expected
          x-method: zones.Zlist
        post: { x-method: zones.create } # expected
  `,
} satisfies RuleCases;
