import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    x-errors: { code: /ErrorKey, message: /Message, requestId: /RequestId }
    paths:
      /zones:
        get:
          responses:
            '404':
              description: Not found.
              content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } }
    components:
      schemas:
        Error:
          type: object
          properties:
            ErrorKey: { type: string }
            Message: { type: string }
            RequestId: { type: string }
  `,
  fails: {
    "with bodies": `
      x-errors:
        code: /Code # expected
        message: /Message
        field: /Field # expected
      paths:
        /zones:
          get:
            responses:
              '404':
                description: Not found.
                content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } }
              '500':
                description: Failed.
                content: { application/json: { schema: { $ref: '#/components/schemas/Fault' } } }
      components:
        schemas:
          Error: { type: object, properties: { ErrorKey: { type: string }, Message: { type: string } } }
          Fault: { type: object, properties: { Message: { type: string }, Field: { type: string } } }
    `,
    "without bodies": `
      x-errors:
        code: /Code # expected
    `,
  },
} satisfies RuleCases;
