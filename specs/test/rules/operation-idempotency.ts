import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "as shown": `
      paths:
        /zones:
          get: { x-idempotent: true }
          put: { x-idempotent: true }
          post: { x-idempotent: false }
          patch: { x-idempotent: false }
          trace: { x-idempotent: true }
          head: { x-idempotent: true }
          options: { x-idempotent: true }
          delete: { x-idempotent: true }
    `,
    filled: `
      x-filled-points: {}
      paths:
        /zones:
          get: { x-idempotent: true }
          post: { x-idempotent: true }
          patch: { x-idempotent: false }
          put: { x-idempotent: false }
    `,
  },
  fails: {
    "as shown": `
      paths:
        /zones:
          get: { summary: List zones } # expected
          post:
            x-idempotent: true # expected
          delete:
            x-idempotent: false # expected
    `,
    filled: `
      x-filled-points: {}
      paths:
        /zones:
          get:
            x-idempotent: false # expected
          post: { summary: Create a zone } # expected
          put: { summary: Replace a zone } # expected
    `,
  },
} satisfies RuleCases;
