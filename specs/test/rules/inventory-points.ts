import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "as shown": `
      x-api-version: v1
      x-extension-points:
        zone.fields: { area: fields, source: Resources, summary: Every field of a zone. }
      --- inventory.yaml
      documents: [v1, v2]
      notShown:
        - id: fields
          heading: Resources
          about: Fields of a zone.
          points: [zone.fields, record.fields]
      --- v2/openapi.yaml
      x-extension-points:
        record.fields: { area: fields, source: Resources, summary: Every field of a record. }
    `,
    filled: `
      x-api-version: v1
      x-filled-points:
        zone.fields: { area: fields, source: Resources, summary: Every field of a zone. }
      x-extension-points:
        zone.owner:
          area: fields
          source: Resources
          summary: Every field of the owner of a zone.
          within: zone.fields
        events: { area: events, source: Events, summary: Events. }
      --- inventory.yaml
      documents: [v1, v2]
      notShown:
        - id: fields
          heading: Resources
          about: Fields of a zone.
          points: [zone.fields, record.fields]
        - { id: events, heading: Events, about: Events., points: [events] }
      --- v2/openapi.yaml
      x-filled-points:
        record.fields: { area: fields, source: Resources, summary: Every field of a record. }
    `,
  },
  fails: {
    "as shown": `
      x-api-version: v1
      x-extension-points:
        zone.fields: { area: fields, source: Resources, summary: Every field of a zone. }
        zone.states: { area: states, source: States, summary: States of a zone. } # expected
      --- inventory.yaml
      notShown:
        - id: fields # expected
          heading: Resources
          about: Fields of zones and records.
          points: [zone.fields, record.fields]
        - { id: events, heading: Events, about: Events., points: [] } # expected
    `,
    filled: `
      x-api-version: v1
      x-filled-points:
        zone.fields: { area: fields, source: Resources, summary: Every field of a zone. }
        zone.colour: { area: fields, source: Resources, summary: Every colour. } # expected
      x-extension-points:
        zone.owner: # expected
          area: fields
          source: Resources
          summary: Every field of the owner of a zone.
      --- inventory.yaml
      notShown:
        - { id: fields, heading: Resources, about: Fields of a zone., points: [zone.fields] }
        - { id: events, heading: Events, about: Events., points: [events] } # expected
    `,
  },
} satisfies RuleCases;
