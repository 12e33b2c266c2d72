import { bundleChecks } from "../../support/bundle-checks.ts";
import { referenceBundle } from "../../support/reference-bundle.ts";

interface Issue {
  readonly message: string;
}

/** What clients take as a validator (https://standardschema.dev). */
export interface Validator {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (
      value: unknown,
    ) => { readonly value: unknown } | { readonly issues: readonly Issue[] };
  };
}

/**
 * A validator for every operation of a reference document, made by Ajv from the document itself.
 *
 * @param document `retention`, `functions@v2`
 */
export function validatorsOf<OperationId extends string>(document: string): Record<OperationId, Validator> {
  const bundle = referenceBundle(document);
  const checks = bundleChecks(bundle);
  const entries = [...bundle.operations.keys()].map((operationId): [string, Validator] => [
    operationId,
    {
      "~standard": {
        version: 1,
        vendor: "ajv",
        validate: (value) => {
          const problems = checks.success(operationId, value);
          return problems.length === 0 ? { value } : { issues: problems.map((message) => ({ message })) };
        },
      },
    },
  ]);
  return Object.fromEntries(entries) as Record<OperationId, Validator>;
}
