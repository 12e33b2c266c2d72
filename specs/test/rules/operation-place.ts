import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zones: { get: { x-method: zones.list }, post: { x-method: zones.records.create } }
  `,
  fails: `
    paths:
      /zones:
        get:
          x-method: zones.list # expected
        put: { x-method: zones.list.all }
        post: { summary: Create a zone } # expected
        patch:
          x-method: zones # expected
        options:
          x-method: zones.all now # expected
        head:
          x-method: My zones.all # expected
        delete:
          x-method: zones.list # expected
  `,
} satisfies RuleCases;
