import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "as shown": `
      x-api-version: v1
      paths:
        /projects/{project}/zones/{zoneId}:
          get:
            operationId: getZone
            x-resource-name: { parameter: parent, pattern: 'projects/{project}' }
            parameters:
              - { name: page, in: query, schema: { type: integer } }
              - { name: project, in: path, required: true, schema: { type: string } }
              - { name: zoneId, in: path, required: true, schema: { type: string } }
              - { name: size, in: query, schema: { type: integer, format: int32 } }
        /zones:
          get:
            operationId: listZones
            parameters: [{ name: page, in: query, schema: { type: integer } }]
      --- inventory.yaml
      resources: [{ heading: Resources, resource: zone, parameter: zoneId }]
      parameters:
        - { heading: Resources, name: parent }
        - { heading: Resources, name: size, type: integer int32, operations: [getZone] }
        - { heading: Resources, name: page, type: integer, operations: all }
    `,
    filled: `
      x-api-version: v1
      x-filled-points: {}
      paths:
        /zones:
          get:
            operationId: listZones
            parameters:
              - { name: page, in: query, schema: { type: integer } }
              - { name: filter, in: query, schema: { type: string } }
        /records:
          get:
            operationId: listRecords
            parameters:
              - { name: page, in: query, schema: { type: integer } }
              - { name: order, in: query, schema: { type: string } }
      --- inventory.yaml
      parameters:
        - { heading: Endpoints, name: page, type: integer, operations: [listZones] }
        - { heading: Endpoints, name: filter }
    `,
  },
  fails: {
    "as shown": `
      x-api-version: v1
      paths:
        /projects/{project}/zones/{zoneId}:
          get:
            operationId: getZone
            x-resource-name:
              parameter: parent # expected
              pattern: projects/{project}
            parameters: # expected
              - { name: filter, in: query, schema: { type: string } }
              - { name: order, in: query, schema: { type: string } }
              - { name: fields, in: query, schema: { type: string } }
              - { name: label, in: query, schema: { type: string } }
              - { name: project, in: path, required: true, schema: { type: string } }
              - { name: zoneId, in: path, required: true, schema: { type: string } }
              - { name: page, in: query, schema: { type: integer } } # expected
              - { name: size, in: query, schema: { type: integer, format: int64 } }
        /zones:
          get: { operationId: listZones } # expected
      --- inventory.yaml
      resources:
        - { heading: Resources, resource: zone, parameter: zoneId }
        - { heading: Resources, resource: record, parameter: recordId } # expected
      parameters:
        - { heading: Resources, name: perPage } # expected
        - { heading: Resources, name: size, type: integer int32 } # expected
        - { heading: Resources, name: filter, type: string, operations: [listZones] }
        - { heading: Resources, name: order, type: string, operations: [listRecords] } # expected
        - { heading: Resources, name: fields, type: string, operations: listZones } # expected
        - { heading: Resources, name: label } # expected
    `,
    filled: `
      x-api-version: v1
      x-filled-points: {}
      paths:
        /zones:
          get: { operationId: listZones } # expected
        /records:
          get:
            operationId: listRecords
            parameters: [{ name: page, in: query, schema: { type: string } }]
      --- inventory.yaml
      parameters:
        - { heading: Endpoints, name: page, type: integer, operations: [listZones] } # expected
        - { heading: Endpoints, name: filter } # expected
    `,
  },
} satisfies RuleCases;
