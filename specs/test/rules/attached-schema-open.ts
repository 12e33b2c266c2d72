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
            additionalProperties: true
            x-extension-point: zone.fields
            properties: { State: { type: string, x-extension-point: zone.states } }
    `,
    filled: `
      x-filled-points:
        zone.fields: { area: fields, source: Resources, summary: Every field of a zone. }
      x-extension-points:
        zone.states: { area: states, source: States, summary: States of a zone. }
        zone.owner:
          area: fields
          source: Resources
          summary: Every field of an owner.
          within: zone.fields
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
            x-extension-point: zone.states
            properties: { Owner: { $ref: '#/components/schemas/Owner' } }
          Owner: { type: object, additionalProperties: true, x-extension-point: zone.owner }
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
          Zone: # expected
            type: object
            x-extension-point: zone.fields
            properties: { Records: { $ref: '#/components/schemas/Records' } }
          Records:
            type: object
            additionalProperties: false # expected
            x-extension-point: records.fields
    `,
    filled: `
      x-filled-points: {}
      x-extension-points:
        zone.fields: { area: fields, source: Resources, summary: Every field of a zone. }
        zone.states: { area: states, source: States, summary: States of a zone. }
      paths:
        /zone:
          get:
            responses:
              '200':
                description: Found.
                content:
                  application/json:
                    schema: # expected
                      type: object
                      x-extension-point: [zone.states, zone.fields]
                      properties: { Name: { type: string } }
    `,
    states: `
      x-extension-points:
        zone.states: { area: states, source: States, summary: States of a zone. }
        zone.owner: { area: fields, source: Resources, summary: Every field of an owner. }
      paths:
        /zone:
          get:
            responses:
              '200':
                description: Found.
                content: { application/json: { schema: { $ref: '#/components/schemas/Zone' } } }
      components:
        schemas:
          Zone: # expected
            type: object
            x-extension-point: zone.states
            properties: { Owner: { $ref: '#/components/schemas/Owner' } }
          Owner: { type: object, additionalProperties: true, x-extension-point: zone.owner }
    `,
  },
} satisfies RuleCases;
