import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    x-access-rules: { zoneAccess: { source: Authentication, says: Only owners have access. } }
    paths:
      /zones: { get: { x-access-rules: [zoneAccess] }, post: { summary: Create a zone } }
  `,
  fails: `
    x-access-rules: { zoneAccess: { source: Authentication, says: Only owners have access. } }
    paths:
      /zones:
        get:
          x-access-rules: [zoneAccess, recordAccess] # expected
  `,
} satisfies RuleCases;
