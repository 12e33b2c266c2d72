import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /v1/zones: { get: { summary: List zones } }
      /v1/vaults: { get: { summary: List vaults } }
      /vaults: { get: { summary: List vaults } }
      /v2-zones: { get: { summary: List zones } }
      /ipv4: { get: { summary: List addresses } }
  `,
  fails: `
    paths:
      /zones: { get: { summary: List zones } }
      /v1/zones: { get: { summary: List zones } }
      /v2/zones: { get: { summary: List zones } } # expected
      /v1beta/zones: { get: { summary: List zones } } # expected
  `,
} satisfies RuleCases;
