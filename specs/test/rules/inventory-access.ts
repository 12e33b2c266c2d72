import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "as shown": `
      x-api-version: v1
      x-access-rules:
        everyone: { source: Authentication, says: Calls act as an account. }
        zoneAccess: { source: Authentication, says: Only owners have access. }
        lists: { source: Authentication, says: Lists hold what callers see. }
        download: { source: Authentication, says: No operation is the download. }
      paths:
        /zones: { get: { operationId: listZones, x-access-rules: [everyone, lists] } }
        /zones/{zone}: { get: { operationId: getZone, x-access-rules: [everyone, zoneAccess] } }
        /zones/{zone}:close:
          post: { operationId: closeZone, x-access-rules: [everyone, zoneAccess] }
        /zones/{zone}/records:
          get: { operationId: listRecords, x-access-rules: [everyone, zoneAccess, lists] }
        /zones/{zone}s: { get: { operationId: getZones, x-access-rules: [everyone] } }
      --- inventory.yaml
      rules:
        - { id: everyone, heading: Authentication, operations: all }
        - { id: zoneAccess, heading: Authentication, operations: ['/zones/{zone}/**'] }
        - { id: lists, heading: Authentication, operations: [listZones, listRecords] }
        - { id: download, heading: Authentication, operations: [] }
        - { id: oneKey, heading: Authentication }
    `,
    filled: `
      x-api-version: v1
      x-filled-points: {}
      x-access-rules: { lists: { source: Authentication, says: Lists hold what callers see. } }
      paths:
        /zones: { get: { operationId: listZones, x-access-rules: [lists] } }
        /records: { get: { operationId: listRecords, x-access-rules: [lists] } }
      --- inventory.yaml
      rules: [{ id: lists, heading: Authentication, operations: [listZones] }]
    `,
  },
  fails: {
    "as shown": `
      x-api-version: v1
      x-access-rules:
        everyone: { source: Authentication, says: Calls act as an account. }
        zoneAccess: { source: Authentication, says: Only owners have access. }
        lists: { source: Authentication, says: Lists hold what callers see. }
        download: { source: Authentication, says: No operation is the download. }
      paths:
        /zones:
          get: { operationId: listZones, x-access-rules: [lists] }
          post:
            operationId: createZone
            x-access-rules: [zoneAccess] # expected
        /zones/{zone}:
          get: { operationId: getZone } # expected
        /zones/{zone}/records:
          get:
            operationId: getRecords
            x-access-rules: [zoneAccess, download] # expected
          post: { operationId: createRecord, x-access-rules: [zoneAccess] }
      --- inventory.yaml
      rules:
        - { id: everyone, heading: Authentication } # expected
        - { id: zoneAccess, heading: Authentication, operations: ['/zones/{zone}/**'] }
        - { id: lists, heading: Authentication, operations: [listZones, listRecords] } # expected
        - { id: download, heading: Authentication, operations: [] }
        - { id: oneKey, heading: Authentication, operations: all } # expected
    `,
    filled: `
      x-api-version: v1
      x-filled-points: {}
      x-access-rules: { lists: { source: Authentication, says: Lists hold what callers see. } }
      paths:
        /zones:
          get: { operationId: listZones } # expected
      --- inventory.yaml
      rules: [{ id: lists, heading: Authentication, operations: [listZones] }]
    `,
  },
} satisfies RuleCases;
