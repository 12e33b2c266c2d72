import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zones/{zone}:
        get:
          parameters:
            - { $ref: '#/components/parameters/zoneParameter' }
            - { name: view, in: query, schema: { $ref: '#/components/schemas/View' } }
          responses:
            '200':
              description: Found.
              content: { application/json: { schema: { $ref: '#/components/schemas/Zone' } } }
    components:
      parameters:
        zoneParameter: { name: zone, in: path, required: true, schema: { type: string } }
      schemas: { View: { type: string }, Zone: { type: object, additionalProperties: true } }
  `,
  fails: `
    paths:
      /zones/{zone}:
        get:
          parameters:
            - { $ref: '#/components/parameters/zone' }
            - { $ref: '#/components/parameters/View' }
            - { $ref: '#/components/parameters/pageSize' }
            - { name: owner, in: query, schema: { type: string } }
          responses:
            '200':
              description: Found.
              content: { application/json: { schema: { $ref: '#/components/schemas/Zone' } } }
    components:
      parameters:
        zone: { name: zone, in: path, required: true, schema: { type: string } } # expected
        View: { name: view, in: query, schema: { $ref: '#/components/schemas/View' } } # expected
        pageSize: { name: pageSize, in: query, schema: { type: integer } }
      schemas:
        View: { type: string }
        Zone: { type: object, properties: { owner: { $ref: '#/components/schemas/Owner' } } }
        Owner: { type: object, additionalProperties: true }
  `,
} satisfies RuleCases;
