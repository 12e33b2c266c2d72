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
        Zone: { type: object, properties: { f: { type: string }, g: { type: string } } }
        Other: { type: object, properties: { F: { type: string } } }
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
            f: { type: string }
            F: { type: string } # expected
            zone_id: { type: string }
            zoneId: { type: string } # expected
  `,
} satisfies RuleCases;
