import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "document and operation": `
      x-extension-points:
        events: { area: events, source: Events, summary: Events. }
        credentials: { area: auth, source: Authentication, summary: How callers present credentials. }
      x-extension-point: [events, credentials]
      paths:
        /zones: { get: { x-extension-point: credentials } }
    `,
    resource: `
      x-extension-points:
        resource.fields:
          area: fields
          source: Resources
          summary: Every field of all other resources.
        resource.states: { area: states, source: States, summary: The states of all other resources. }
      x-extension-point: [resource.fields, resource.states]
      --- inventory.yaml
      resources:
        - { heading: Resources, resource: DNS zone, path: /dnszone }
        - { heading: Resources, resource: pull zone }
    `,
  },
  fails: {
    "document and operation": `
      x-extension-points:
        events: { area: events, source: Events, summary: Events. }
        fields: { area: fields, source: Resources, summary: Fields. }
        credentials: { area: auth, source: Authentication, summary: How callers present credentials. }
      x-extension-point: [events, credentials] # expected
      paths:
        /zones: { get: { x-extension-point: fields } }
    `,
    resource: `
      x-extension-points:
        dnsZone.fields: { area: fields, source: Resources, summary: Every field of a DNS zone. }
      x-extension-point: dnsZone.fields # expected
      --- inventory.yaml
      resources:
        - { heading: Resources, resource: DNS zone, path: /dnszone }
        - { heading: Resources, resource: pull zone }
    `,
  },
} satisfies RuleCases;
