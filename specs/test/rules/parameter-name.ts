import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "as shown": `
      paths:
        /zones:
          get:
            parameters:
              - { name: perPage, in: query, schema: { type: integer } }
              - { name: X-Request-Id, in: header, schema: { type: string } }
    `,
    filled: `
      x-filled-points: {}
      paths:
        /zones/{zoneId}:
          get:
            parameters:
              - { name: zoneId, in: path, required: true, schema: { type: string } }
              - { name: $.alt, in: query, schema: { type: string } }
              - { name: access_token, in: query, schema: { type: string } }
    `,
  },
  fails: {
    "as shown": `
      paths:
        /zones/{zone-id}:
          get:
            parameters:
              - { name: zone-id, in: path, required: true, schema: { type: string } } # expected
              - { name: PerPage, in: query, schema: { type: integer } } # expected
    `,
    filled: `
      x-filled-points: {}
      paths:
        /zones/{zone_id}:
          get:
            parameters:
              - { name: zone_id, in: path, required: true, schema: { type: string } } # expected
    `,
  },
} satisfies RuleCases;
