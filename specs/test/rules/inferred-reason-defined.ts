import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "as shown": `
      info: { title: Fixture, version: v1, license: { name: MIT, x-inferred: [licence] } }
      x-inferred-reasons:
        licence: { reason: The licence of this description., covers: ['**'] }
        idempotency: { reason: Follows the method., covers: [x-idempotent] }
        successStatus: { reason: OpenAPI needs a status., covers: [.] }
        mediaType: { reason: OpenAPI needs a media type., covers: [content/*] }
        payload: { reason: No payload is stated., covers: [content/*/schema/**] }
        credentials:
          reason: No form of credentials is stated.
          covers: [/components/securitySchemes/**, /security/**]
      security: [{ Key: [] }]
      paths:
        /v1/zones:
          get:
            x-idempotent: true
            x-inferred: [idempotency, credentials]
            responses:
              '200':
                description: Zones.
                x-inferred: [successStatus, mediaType, payload]
                content: { application/json: { schema: { type: string } } }
    `,
    filled: `
      x-filled-points: {}
      x-inferred-reasons: { statusOk: { reason: OpenAPI needs a status., covers: [.] } }
      paths:
        /v1/zones: { get: { responses: { '200': { description: Zones., x-inferred: [statusOk] } } } }
    `,
  },
  fails: `
    info:
      title: Fixture
      version: v1
      license:
        name: MIT
        x-inferred: [license] # expected
    x-inferred-reasons:
      licence: { reason: The licence of this description., covers: ['**'] } # expected
      idempotency: { reason: Follows the method., covers: [x-idempotent] }
      mediaType: { reason: OpenAPI needs a media type., covers: [content/*] }
      credentials:
        reason: No form of credentials is stated.
        covers: [/components/securitySchemes/**, /security/**]
    paths:
      /v1/zones:
        get:
          x-inferred: [idempotency] # expected
          responses:
            '200':
              description: Zones.
              x-inferred: [mediaType, credentials] # expected
              content: { application/json: {} }
        post:
          x-idempotent: false
          x-inferred: [idempotency, mediaType] # expected
          responses: { '204': { description: Done. } }
  `,
} satisfies RuleCases;
