import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "as shown": `
      x-api-version: v1
      x-facts: { oneKey: { source: Authentication, says: An account has one key. } }
      x-access-rules: { zoneAccess: { source: Authentication, says: Only owners have access. } }
      --- inventory.yaml
      rules: [{ id: oneKey, heading: Authentication }, { id: zoneAccess, heading: Authentication }]
    `,
    filled: `
      x-api-version: v1
      x-filled-points: {}
      x-facts:
        oneKey: { source: Authentication, says: An account has one key. }
        rateLimit: { source: Reference profile > Limits, says: A key has 100 requests per second. }
      --- inventory.yaml
      rules: [{ id: oneKey, heading: Authentication }]
    `,
  },
  fails: {
    "as shown": `
      x-api-version: v1
      x-facts:
        oneKey: { source: Authentication, says: An account has one key. } # expected
      --- inventory.yaml
      rules:
        - { id: zoneAccess, heading: Authentication } # expected
    `,
    filled: `
      x-api-version: v1
      x-filled-points: {}
      x-facts:
        rateLimit: { source: Reference profile > Limits, says: A key has 100 requests per second. }
      --- inventory.yaml
      rules:
        - { id: oneKey, heading: Authentication } # expected
    `,
  },
} satisfies RuleCases;
