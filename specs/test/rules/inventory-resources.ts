import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    x-api-version: v1
    paths:
      /v1/zones: { get: { x-method: zones.list } }
      /v1/operations: { get: { x-method: operations.list } }
    --- inventory.yaml
    resources:
      - { heading: Resources, resource: zone, path: /v1/zones }
      - { heading: Resources, resource: operation, path: /v1/operations/** }
      - { heading: Resources, resource: zones }
      - { heading: Resources, resource: access control policy, about: Read and set on a zone. }
  `,
  fails: `
    x-api-version: v1
    paths:
      /v1/zones: { get: { x-method: zones.list } }
    --- inventory.yaml
    resources:
      - { heading: Resources, resource: record, path: /v1/records } # expected
      - { heading: Resources, resource: zones.records } # expected
      - { heading: Resources, resource: access control policy } # expected
      - { heading: Resources, resource: pull zone, about: '' } # expected
      - { heading: Resources, resource: record, path: /v1/zones/**/records } # expected
  `,
} satisfies RuleCases;
