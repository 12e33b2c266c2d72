import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
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
          additionalProperties: true
          x-extension-point: zone.fields
          properties: { Name: { x-extension-point: zone.fields }, Id: { type: string } }
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
        Zone: # expected
          type: object
          additionalProperties: true
          properties:
            Name: { description: Name of the zone. } # expected
  `,
} satisfies RuleCases;
