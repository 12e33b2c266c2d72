import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /items/{item}: { get: { x-method: items.get } }
  `,
  fails: `
    paths:
      /zones/{zone}/item: # expected
        get: { x-method: zones.get }
        post:
          x-method: zones.then # expected
        put:
          x-method: http.put # expected
        patch:
          x-method: zones.valueOf # expected
        delete:
          x-method: zones.withOptions # expected
      /item:count: # expected
        get:
          x-method: zones.prototype # expected
  `,
} satisfies RuleCases;
