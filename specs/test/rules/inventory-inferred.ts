import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "as shown": `
      x-api-version: v1
      x-inferred-reasons:
        licence: { reason: The licence of this description., covers: ["**"] }
        idempotency: { reason: Follows the method., covers: [x-idempotent] }
      --- inventory.yaml
      inferred:
        - { reason: licence, about: the licence }
        - { reason: idempotency, about: repeated calls }
        - { reason: newVersion, about: what another version has, documents: [v2] }
    `,
    filled: `
      x-api-version: v1
      x-filled-points: {}
      x-inferred-reasons:
        readOnlyCall: { reason: A list reads and changes nothing., covers: [x-idempotent] }
      --- inventory.yaml
      inferred: [{ reason: successStatus, about: the status of a successful call }]
    `,
  },
  fails: `
    x-api-version: v1
    x-inferred-reasons:
      idempotency: { reason: Follows the method., covers: [x-idempotent] }
      licence: { reason: The licence of this description., covers: ["**"] } # expected
    --- inventory.yaml
    inferred:
      - { reason: idempotency, about: repeated calls }
      - { reason: mediaType, about: bodies } # expected
  `,
} satisfies RuleCases;
