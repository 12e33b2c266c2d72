import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zones:
        get:
          parameters:
            - { name: kind, in: query, schema: { $ref: '#/components/schemas/Kind' } }
            - { name: format, in: query, schema: { type: string, enum: [json] } }
    components: { schemas: { Kind: { type: string, enum: [a, b], x-open-enum: true } } }
  `,
  fails: `
    paths:
      /zones:
        get:
          parameters:
            - name: kind
              in: query
              schema:
                type: string
                enum: [a, b] # expected
            - { name: order, in: query, schema: { $ref: '#/components/schemas/Order' } }
    components:
      schemas:
        Order:
          type: string
          x-open-enum: true # expected
  `,
} satisfies RuleCases;
