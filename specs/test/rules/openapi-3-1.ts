import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: "openapi: 3.1.1",
  fails: {
    "3.0": "openapi: 3.0.3 # expected",
    candidate: "openapi: 3.1.0-rc1 # expected",
  },
} satisfies RuleCases;
