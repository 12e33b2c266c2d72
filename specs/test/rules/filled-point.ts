import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    x-filled-points:
      zone.fields: { area: fields, source: Resources, summary: Every field of a zone. }
    x-extension-points: { events: { area: events, source: Events, summary: Events. } }
    x-extension-point: events
  `,
  fails: `
    x-filled-points:
      zone.fields: { area: fields, source: Resources, summary: Every field of a zone. }
      events: { area: events, source: Events, summary: Events. } # expected
    x-extension-points: { events: { area: events, source: Events, summary: Events. } }
    x-extension-point: events
    paths:
      /zones:
        get:
          x-extension-point: zone.fields # expected
  `,
} satisfies RuleCases;
