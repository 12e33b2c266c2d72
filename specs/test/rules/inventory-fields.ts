import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "as shown": `
      x-api-version: v1
      x-extension-points:
        zone.fields: { area: fields, source: Resources, summary: Every field of a zone. }
        record.fields: { area: fields, source: Resources, summary: Every field of a record. }
        list.response: { area: payload, source: Endpoints, summary: A list. }
        zoneOwner.fields:
          area: fields
          source: Resources
          summary: Every field of an owner of a zone.
      paths:
        /zone:
          get:
            responses:
              '200':
                description: Found.
                content: { application/json: { schema: { $ref: '#/components/schemas/Page' } } }
      components:
        schemas:
          Zone:
            type: object
            additionalProperties: true
            x-extension-point: zone.fields
            properties: { Name: { type: string }, Size: { type: integer, format: int32 } }
          ZoneOwner:
            type: object
            additionalProperties: true
            x-extension-point: zoneOwner.fields
            x-named-fields: { owner: Who owns the zone. }
          Record:
            type: object
            additionalProperties: true
            x-extension-point: [record.fields, list.response]
            x-named-fields: { label: What people call it. }
          Page:
            type: object
            x-extension-point: list.response
            properties:
              Items:
                type: array
                items:
                  anyOf:
                    - { $ref: '#/components/schemas/Zone' }
                    - { $ref: '#/components/schemas/ZoneOwner' }
                    - { $ref: '#/components/schemas/Record' }
      --- inventory.yaml
      fields:
        - { heading: Resources, resource: zone, field: Name, type: string }
        - { heading: Resources, resource: zone, field: Size, type: integer int32 }
        - { heading: Resources, resource: zone owner, field: owner }
        - { heading: Resources, resource: envelope, field: Items, type: array }
        - { heading: Resources, resource: projects.records, field: label, point: record.fields }
    `,
    filled: `
      x-api-version: v1
      x-filled-points:
        zone.fields: { area: fields, source: Resources, summary: Every field of a zone. }
      paths:
        /zone:
          get:
            responses:
              '200':
                description: Found.
                content:
                  application/json:
                    schema: { type: object, properties: { covers: { type: string } } }
      --- inventory.yaml
      fields: [{ heading: Resources, resource: zone, field: scope }]
    `,
  },
  fails: `
    x-api-version: v1
    x-extension-points:
      zone.fields: { area: fields, source: Resources, summary: Every field of a zone. }
      record.fields: { area: fields, source: Resources, summary: Every field of a record. }
      record.states: { area: states, source: States, summary: States of a record. }
      zoneOwner.fields:
        area: fields
        source: Resources
        summary: Every field of an owner of a zone.
    paths:
      /zone:
        get:
          responses:
            '200':
              description: Found.
              content: { application/json: { schema: { $ref: '#/components/schemas/Page' } } }
    components:
      schemas:
        Zone:
          type: object
          additionalProperties: true
          x-extension-point: zone.fields
          properties: { Name: { type: string }, Size: { type: integer, format: int64 } }
          x-named-fields:
            colour: What colour it has. # expected
            owner: Who owns the zone. # expected
            label: What people call it. # expected
            Items: A field of the envelope. # expected
        Page:
          type: object
          properties:
            Items: { type: array, items: { $ref: '#/components/schemas/Zone' } }
            label: { x-extension-point: zone.fields } # expected
            Record: { $ref: '#/components/schemas/Record' } # expected
        Record:
          type: object
          additionalProperties: true
          x-extension-point: [record.fields, record.states]
          x-named-fields: { label: What people call it. }
    --- inventory.yaml
    fields:
      - { heading: Resources, resource: zone, field: Name, type: string }
      - { heading: Resources, resource: zone, field: Size, type: integer int32 } # expected
      - { heading: Resources, resource: zone, field: Id } # expected
      - { heading: Resources, resource: zone owner, field: owner } # expected
      - { heading: Resources, resource: record, field: label }
      - { heading: Resources, resource: envelope, field: Items, type: array }
  `,
} satisfies RuleCases;
