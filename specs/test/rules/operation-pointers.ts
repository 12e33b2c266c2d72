import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "as shown": `
      paths:
        /zones:
          post:
            operationId: createZone
            x-operation: { get: getOperation, done: /done, response: /result/value }
            responses:
              '200':
                description: An operation.
                content: { application/json: { schema: { $ref: '#/components/schemas/Operation' } } }
        /operations:
          get:
            operationId: getOperation
            responses:
              '200':
                description: An operation.
                content: { application/json: { schema: { $ref: '#/components/schemas/Operation' } } }
      components:
        schemas:
          Operation:
            type: object
            properties: { done: { type: boolean }, result: { $ref: '#/components/schemas/Result' } }
          Result: { type: object, properties: { value: { type: string } } }
    `,
    filled: `
      x-filled-points: {}
      paths:
        /zones:
          post:
            operationId: createZone
            x-operation: { get: getOperation, name: /name, done: /done, metadata: /metadata }
            responses:
              '200':
                description: An operation with metadata.
                content:
                  application/json: { schema: { $ref: '#/components/schemas/ZoneOperation' } }
        /copies:
          post:
            operationId: createCopy
            x-operation:
              get: getCopy
              parameters: { zoneId: /zoneId, copyId: /id }
              done: /status
              doneValues: [MADE, LOST]
              failedValues: [LOST]
              response: ""
            responses:
              '200':
                description: A copy that is being made.
                content: { application/json: { schema: { $ref: '#/components/schemas/Copy' } } }
        /zones/{zoneId}/copies/{copyId}:
          get:
            operationId: getCopy
            parameters:
              - { name: zoneId, in: path, required: true, schema: { type: string } }
              - { name: copyId, in: path, required: true, schema: { type: string } }
            responses:
              '200':
                description: The copy.
                content: { application/json: { schema: { $ref: '#/components/schemas/Copy' } } }
        /operations:
          get:
            operationId: getOperation
            responses:
              '200':
                description: An operation.
                content: { application/json: { schema: { $ref: '#/components/schemas/Operation' } } }
      components:
        schemas:
          Operation:
            type: object
            properties:
              name: { type: string }
              done: { type: boolean }
              metadata: { type: object, additionalProperties: true }
          ZoneOperation:
            type: object
            properties: { name: { type: string }, done: { type: boolean }, metadata: { type: string } }
          Copy:
            type: object
            properties:
              zoneId: { type: string }
              id: { type: string }
              size: { type: integer }
              status: { type: string, enum: [MAKING, MADE, LOST] }
    `,
  },
  fails: {
    "as shown": `
      paths:
        /zones:
          post:
            operationId: createZone
            x-operation:
              get: getOperation
              cancel: cancelOperation # expected
              done: /finished # expected
              response: /result/text # expected
              name: /title # expected
              error: /fault # expected
              metadata: /result # expected
            responses:
              '200':
                description: An operation.
                content:
                  application/json: { schema: { $ref: '#/components/schemas/ZoneOperation' } }
        /operations:
          get:
            operationId: getOperation
            responses:
              '200':
                description: An operation.
                content: { application/json: { schema: { $ref: '#/components/schemas/Operation' } } }
        /records:
          post:
            operationId: createRecord
            x-operation: { done: /done } # expected
      components:
        schemas:
          ZoneOperation:
            type: object
            properties: { finished: { type: string }, title: { type: string } }
          Operation:
            type: object
            properties: { done: { type: boolean }, result: { $ref: '#/components/schemas/Result' } }
          Result: { type: object, properties: { value: { type: string } } }
    `,
    filled: `
      x-filled-points: {}
      paths:
        /zones:
          post:
            operationId: createZone
            x-operation: { get: getOperation, done: /done } # expected
            responses:
              '200':
                description: An operation.
                content: { application/json: { schema: { $ref: '#/components/schemas/Operation' } } }
          delete:
            operationId: deleteZone
            x-operation:
              get: getOperation
              name: /name
              done: /done
              metadata: /metadata # expected
            responses:
              '200':
                description: An operation with metadata.
                content:
                  application/json: { schema: { $ref: '#/components/schemas/ZoneOperation' } }
          patch:
            operationId: patchZone
            x-operation:
              get: getOperation
              name: /done # expected
              done: /name # expected
            responses:
              '200':
                description: An operation.
                content: { application/json: { schema: { $ref: '#/components/schemas/Operation' } } }
        /copies:
          post:
            operationId: createCopy
            x-operation:
              get: getCopy
              parameters:
                zoneId: /size # expected
                copyId: /id
              done: /status
              doneValues: [MADE, LOST, GONE] # expected
              failedValues: [LOST, STOLEN] # expected
              response: ""
            responses:
              '200':
                description: A copy that is being made.
                content: { application/json: { schema: { $ref: '#/components/schemas/Copy' } } }
          put:
            operationId: replaceCopy
            x-operation:
              get: getCopy
              name: /id # expected
              parameters: { copyId: /id } # expected
              done: /size # expected
              doneValues: [MADE]
            responses:
              '200':
                description: A copy that is being made.
                content: { application/json: { schema: { $ref: '#/components/schemas/Copy' } } }
        /zones/{zoneId}/copies/{copyId}:
          get:
            operationId: getCopy
            parameters:
              - { name: zoneId, in: path, required: true, schema: { type: string } }
              - { name: copyId, in: path, required: true, schema: { type: string } }
            responses:
              '200':
                description: The copy.
                content: { application/json: { schema: { $ref: '#/components/schemas/Copy' } } }
        /operations:
          get:
            operationId: getOperation
            responses:
              '200':
                description: An operation.
                content: { application/json: { schema: { $ref: '#/components/schemas/Operation' } } }
      components:
        schemas:
          Operation: { type: object, properties: { name: { type: string }, done: { type: boolean } } }
          ZoneOperation:
            type: object
            properties: { name: { type: string }, done: { type: boolean }, metadata: { type: string } }
          Copy:
            type: object
            properties:
              zoneId: { type: string }
              id: { type: string }
              size: { type: integer }
              status: { type: string, enum: [MAKING, MADE, LOST] }
    `,
  },
} satisfies RuleCases;
