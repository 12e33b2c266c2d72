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
        Zone: { type: object, properties: { Owner: { $ref: '#/components/schemas/Owner' } } }
        Owner: { type: object, properties: { Name: { type: string } } }
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
          properties:
            Owner:
              description: Who owns the zone.
              allOf: [{ $ref: '#/components/schemas/Owner' }] # expected
        Owner: { type: object, properties: { Name: { type: string } } }
  `,
} satisfies RuleCases;
