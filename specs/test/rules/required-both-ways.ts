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
        put:
          requestBody:
            content: { application/json: { schema: { $ref: '#/components/schemas/ZoneInput' } } }
    components:
      schemas:
        Zone:
          type: object
          required: [Id, Name]
          properties: { Id: { type: string, readOnly: true }, Name: { type: string } }
        ZoneInput:
          type: object
          required: [Name, Secret]
          properties:
            Id: { type: string, readOnly: true }
            Name: { type: string }
            Secret: { type: string, writeOnly: true }
  `,
  fails: `
    paths:
      /zone:
        put:
          requestBody:
            content: { application/json: { schema: { $ref: '#/components/schemas/Zone' } } }
          responses:
            '200':
              description: Found.
              content: { application/json: { schema: { $ref: '#/components/schemas/Zone' } } }
    components:
      schemas:
        Zone:
          type: object
          required:
            - Id # expected
            - Name
            - Secret # expected
          properties:
            Id: { type: string, readOnly: true }
            Name: { type: string }
            Secret: { type: string, writeOnly: true }
  `,
} satisfies RuleCases;
