import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    x-extension-points:
      events: { area: events, source: Events, summary: Events. }
      credentials: { area: auth, source: Authentication, summary: How callers present credentials. }
      limits: { area: limits, source: Limits, summary: Limits. }
      rate.limits: { area: limits, source: Limits, summary: Rate limits., within: limits }
    x-extension-point: [events, rate.limits]
    paths:
      /zones: { get: { x-extension-point: [credentials] } }
  `,
  fails: `
    x-extension-points:
      events: { area: events, source: Events, summary: Events. }
      credentials: # expected
        area: auth
        source: Authentication
        summary: How callers present credentials.
    x-extension-point: events
    paths:
      /zones: { get: { summary: List zones } }
  `,
} satisfies RuleCases;
