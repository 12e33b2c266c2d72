import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "as shown": `
      x-extension-points:
        zone.fields: { area: fields, source: Resources, summary: Every field of a zone. }
        events: { area: events, source: Events, summary: Events. }
      x-extension-point: [events]
      paths:
        /zones:
          get:
            responses:
              '200':
                description: A zone.
                content: { application/json: { schema: { $ref: '#/components/schemas/Zone' } } }
      components: { schemas: { Zone: { type: object, x-extension-point: zone.fields } } }
    `,
    filled: `
      x-filled-points:
        zone.fields: { area: fields, source: Resources, summary: Every field of a zone. }
      x-extension-point: zone.fields
    `,
  },
  fails: `
    x-extension-points:
      zone.fields: { area: fields, source: Resources, summary: Every field of a zone. }
    x-extension-point: event # expected
    paths:
      /zones:
        get:
          x-extension-point: [zone.fields, credentials] # expected
          parameters:
            - name: page
              in: query
              x-extension-point: page.default # expected
              schema: { type: integer }
          responses:
            '200':
              description: A zone.
              x-extension-point: statuses # expected
              headers:
                x-request-id:
                  schema:
                    type: string
                    x-extension-point: request.id # expected
                Retry-After: { $ref: '#/components/headers/RetryAfter' }
              content: { application/json: { schema: { $ref: '#/components/schemas/Zone' } } }
    components:
      headers:
        RetryAfter:
          content:
            text/plain:
              schema:
                type: string
                x-extension-point: retry.after # expected
      schemas:
        Zone:
          type: object
          x-extension-point: zone.feilds # expected
  `,
} satisfies RuleCases;
