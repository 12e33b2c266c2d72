import type { Step } from "../../src/change.ts";

/** A change that oasdiff and this package rate differently on purpose. */
export interface Difference {
  /** Rules in oasdiff. A `*` matches any characters. Empty if oasdiff reports nothing. */
  readonly rules: readonly string[];
  readonly oasdiff: "error" | "warning" | "info" | "info or warning" | "none";
  /** Step according to this package. */
  readonly step: Step | "none";
  readonly reason: string;
  /** Matches the text of our changes. Undefined if only oasdiff reports a breaking change. */
  readonly texts?: RegExp;
}

/** Differences in the oasdiff fixtures. The README lists them in a table. */
export const differences: readonly Difference[] = [
  {
    rules: ["api-*removed-with-deprecation", "request-parameter-removed*"],
    oasdiff: "info or warning",
    step: "major",
    reason: "Removals break callers, even after a deprecation or at a low stability level.",
    texts: /^(Operation|Path) .* was removed\.$|^All parameters were removed\.$/,
  },
  {
    rules: ["api-schema-removed"],
    oasdiff: "info",
    step: "major",
    reason: "Clients export a type for each schema.",
    texts: /^Schema `\w+` was removed\.$/,
  },
  {
    rules: ["request-property-removed"],
    oasdiff: "warning",
    step: "major",
    reason: "Code that sets the property no longer compiles.",
    texts: /^Property .* in a request was (removed|renamed to .*)\.$/,
  },
  {
    rules: ["response-optional-property-removed"],
    oasdiff: "info",
    step: "major",
    reason: "Code that reads the property no longer compiles.",
    texts: /^Property `\w+` of `\w+` was (removed|renamed to .*)\.$/,
  },
  {
    rules: ["*-discriminator-removed", "*-discriminator-property-name-changed"],
    oasdiff: "info",
    step: "major",
    reason: "Code distinguishes variants by the discriminator.",
    texts: /^The discriminator of /,
  },
  {
    rules: ["request-parameter-default-value-changed"],
    oasdiff: "info",
    step: "major",
    reason: "Requests without the parameter change their meaning.",
    texts: /^The default of /,
  },
  {
    rules: [],
    oasdiff: "none",
    step: "major",
    reason: "Callers pass path parameters by name, so a new name breaks them.",
    texts: /^Path parameter .* was renamed /,
  },
  {
    rules: ["api-security-component-removed"],
    oasdiff: "info",
    step: "major",
    reason: "Callers can select a security scheme by name.",
    texts: /^Security scheme .* was removed\.$/,
  },
  {
    rules: ["response-media-type-name-specialized", "response-media-type-name-changed"],
    oasdiff: "info or warning",
    step: "major",
    reason: "Clients parse a body by its media type.",
    texts: /^Media type .* became /,
  },
  {
    rules: ["*-prefix-items-added", "*-prefix-items-removed"],
    oasdiff: "warning",
    step: "major",
    reason: "New items restrict requests, and removed items allow more in responses.",
    texts: /^`prefixItems`.* was (added|removed)\.$/,
  },
  {
    rules: ["response-*-all-of-removed"],
    oasdiff: "warning",
    step: "major",
    reason: "A response may contain values that the removed schema excluded.",
    texts: /^`allOf` subschema.* was removed\.$/,
  },
  {
    rules: ["*-pattern-changed", "*-pattern-removed"],
    oasdiff: "info or warning",
    step: "major",
    reason: "We do not compare which strings two patterns match.",
    texts: /^`pattern`.* changed from /,
  },
  {
    rules: ["*-became-nullable", "*-became-not-nullable", "*-list-of-types-*"],
    oasdiff: "info",
    step: "major",
    reason: "We do not prove that a `oneOf` or `anyOf` allows the same values as another schema.",
    texts: /^`(oneOf|anyOf)`.* was (added|removed)\.$/,
  },
  {
    rules: ["*-all-of-added-annotation-only"],
    oasdiff: "info",
    step: "major",
    reason: "We do not check whether a new `allOf` schema only contains annotations.",
    texts: /^`allOf`.* was added\.$/,
  },
  {
    rules: ["request-parameter-type-generalized", "*-type-compatible", "*-property-type-changed"],
    oasdiff: "info or warning",
    step: "major",
    reason: "The types of values change for callers, even if their text in a URL or XML stays valid.",
    texts: /^Type.* (narrowed|widened) from |^`items` was added\.$/,
  },
  {
    rules: [],
    oasdiff: "none",
    step: "major",
    reason: "Parameters of a path apply to its operations. oasdiff needs `--flatten-params` for them.",
    texts: /^`maxItems` changed from /,
  },
  {
    rules: [],
    oasdiff: "none",
    step: "major",
    reason: "`required` also applies to properties that `properties` does not list.",
    texts: /^Properties of `\w+` became required: /,
  },
  {
    rules: [],
    oasdiff: "none",
    step: "major",
    reason: "A property without a stability level is stable. It does not inherit the level of its operation.",
    texts: /^The stability level of .* decreased /,
  },
  {
    rules: ["api-invalid-stability-level"],
    oasdiff: "error",
    step: "minor",
    reason: "The new level is valid, so the revision corrects the mistake.",
  },
  {
    rules: ["request-body-any-of-removed"],
    oasdiff: "error",
    step: "none",
    reason: "The variants have different names but equal schemas.",
  },
  {
    rules: ["request-body-became-required"],
    oasdiff: "error",
    step: "patch",
    reason: "Callers receive the request of a webhook. A required body is a stronger guarantee.",
  },
];
