import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    x-access-rules:
      zoneAccess:
        source: Authentication
        says: Only owners have access.
        any: [{ zone: created by the account }, { either: [{ all: [owners] }] }]
    paths:
      /zones:
        get:
          x-permissions: { all: [zones.get] }
          responses:
            "200":
              description: Zones.
              content: { application/json: { schema: { allOf: [{ type: object }] } } }
  `,
  fails: `
    x-access-rules:
      zoneAccess:
        source: Authentication
        says: Only owners have access.
        anyOf: # expected
          - { zone: created by the account }
          - either:
              - { oneOf: [owners] } # expected
    paths:
      /zones:
        get:
          x-permissions:
            allOf: [zones.get] # expected
          responses:
            "200":
              description: Zones.
              content: { application/json: { schema: { allOf: [{ type: object }] } } }
  `,
} satisfies RuleCases;
