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
          callbacks:
            finished:
              '{$request.body#/url}': { post: { responses: { '200': { description: Seen. } } } }
    components:
      schemas:
        Zone:
          type: object
          properties:
            Name: { type: [string, 'null'] }
            Kind: { const: zone }
            Weight: { type: number, exclusiveMinimum: 0, examples: [1] }
            Owner: { $ref: '#/components/schemas/Owner', description: Left to no-reference-siblings. }
        Owner: { type: object, additionalProperties: true }
  `,
  fails: `
    webhooks: {} # expected
    paths:
      /zone:
        get:
          summary: Get the zone
          responses:
            '200':
              description: Found.
              headers:
                x-total:
                  schema:
                    type: [string, integer] # expected
              content: { application/json: { schema: { $ref: '#/components/schemas/Zone' } } }
    components:
      schemas:
        Zone:
          type: object
          patternProperties: { ^x-: { type: string } } # expected
          properties:
            Id:
              type: [string, integer] # expected
            Weight:
              type: number
              minimum: 0
              exclusiveMinimum: 0 # expected
            Point:
              type: array
              prefixItems: [{ type: number }] # expected
              items: { type: number }
            Name:
              type: string
              examples: [a, b] # expected
            Anything: true # expected
  `,
} satisfies RuleCases;
