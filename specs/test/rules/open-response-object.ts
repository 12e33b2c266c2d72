import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zoneInput:
        post:
          requestBody:
            content: { application/json: { schema: { $ref: '#/components/schemas/ZoneInput' } } }
    components:
      schemas:
        ZoneInput:
          type: object
          additionalProperties: false
          properties: { Name: { type: string } }
  `,
  fails: `
    paths:
      /zone:
        get:
          responses:
            '200':
              description: Found.
              content: { application/json: { schema: { $ref: '#/components/schemas/Zone' } } }
    components:
      schemas:
        Zone:
          type: object
          additionalProperties: false # expected
          properties: { Name: { type: string } }
  `,
} satisfies RuleCases;
