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
          title: DNS zone
          properties: { Owner: { $ref: '#/components/schemas/Owner' } }
        Owner: { type: object, title: Owner, properties: { Name: { type: string } } }
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
          title: Owner # expected
          properties:
            Owner: { $ref: '#/components/schemas/Owner' }
            Other: { $ref: '#/components/schemas/OWNER' }
            Fourth: { $ref: '#/components/schemas/Zone-old' }
            Sixth: { $ref: '#/components/schemas/oldZone' }
            Fifth: { type: string }
            Third: { $ref: '#/components/schemas/third' }
        Owner: { type: object, additionalProperties: true }
        OWNER: { type: object, additionalProperties: true } # expected
        third: { type: object, additionalProperties: true } # expected
        Zone-old: { type: object, additionalProperties: true } # expected
        oldZone: { type: object, additionalProperties: true } # expected
  `,
} satisfies RuleCases;
