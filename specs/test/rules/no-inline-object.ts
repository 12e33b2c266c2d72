import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "as shown": `
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
              Owner: { $ref: '#/components/schemas/Owner' }
              Labels: { type: object, additionalProperties: { type: string } }
          Owner: { type: object, properties: { Name: { type: string } } }
    `,
    filled: `
      x-filled-points: {}
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
              Labels: { type: object, additionalProperties: { type: string } }
              Details: { type: object, additionalProperties: true, x-extension-point: zone.details }
    `,
  },
  fails: {
    "as shown": `
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
              Owner: { type: object, additionalProperties: true } # expected
              Records:
                type: array
                items: { properties: { Name: { type: string } } } # expected
    `,
    filled: `
      x-filled-points: {}
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
              Owner: # expected
                type: object
                additionalProperties: true
                properties: { Name: { type: string } }
              Nothing: { type: object } # expected
    `,
  },
} satisfies RuleCases;
