import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "not within another": `
      x-extension-points:
        zone.fields: { area: fields, source: Resources, summary: Every field of a zone. }
    `,
    within: `
      x-filled-points:
        zone.fields: { area: fields, source: Resources, summary: Every field of a zone. }
      x-extension-points:
        zone.owner:
          area: fields
          source: Resources
          summary: Every field of the owner of a zone.
          within: zone.fields
        zone.owner.address:
          area: fields
          source: Resources
          summary: Every field of the owner's address.
          within: zone.owner
    `,
  },
  fails: {
    "not within another": `
      x-extension-points:
        zone.fields:
          area: colours # expected
          source: Resources
          summary: Every field of a zone.
        zone.states: { area: states, summary: States of a zone. } # expected
        events:
          area: events
          source: Events
          summary: '' # expected
    `,
    within: `
      x-filled-points:
        zone.fields: { area: fields, summary: Every field of a zone. } # expected
      x-extension-points:
        zone.owner:
          area: fields
          source: Resources
          summary: Every field of the owner of a zone.
          within: zone.field # expected
        zone.states:
          area: states
          source: States
          summary: States of a zone.
          within: zone.states # expected
    `,
  },
} satisfies RuleCases;
