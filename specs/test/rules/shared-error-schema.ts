import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zones:
        get:
          responses:
            '401': { description: Not authorized., content: { text/plain: {} } }
            '404':
              description: Not found.
              content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } }
            '500':
              description: Failed.
              content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } }
    components:
      schemas:
        Error: { type: object, properties: { Message: { type: string } } }
        Fault: { type: object, properties: { Text: { type: string } } }
  `,
  fails: `
    paths:
      /zones:
        get:
          responses:
            '404':
              description: Not found.
              content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } }
            '500':
              description: Failed.
              content:
                application/json:
                  schema: { $ref: '#/components/schemas/Fault' } # expected
    components:
      schemas:
        Error: { type: object, properties: { Message: { type: string } } }
        Fault: { type: object, properties: { Text: { type: string } } }
  `,
} satisfies RuleCases;
