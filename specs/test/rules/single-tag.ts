import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    tags: [{ name: zones, description: Zones. }]
    paths:
      /zones: { get: { tags: [zones] } }
  `,
  fails: `
    tags: [{ name: zones, description: Zones. }, { name: records, description: Records. }]
    paths:
      /zones:
        get:
          tags: [zones, records] # expected
        put: { summary: Replace a zone } # expected
        post:
          tags: [zone] # expected
  `,
} satisfies RuleCases;
