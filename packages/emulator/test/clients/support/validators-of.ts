import { bundleChecks } from "../../support/bundle-checks.ts";
import { referenceBundle } from "../../support/reference-bundle.ts";

interface Issue {
  readonly message: string;
}

/** A validator for clients (https://standardschema.dev). */
export interface Validator {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (
      value: unknown,
      options?: { readonly libraryOptions?: Readonly<Record<string, unknown>> | undefined },
    ) => { readonly value: unknown; readonly issues?: undefined } | { readonly issues: readonly Issue[] };
  };
}

/**
 * Creates validators for every operation of a reference document. They check responses with the generated validators
 * and with Ajv, which also rejects unknown members.
 *
 * @param document for example `retention` or `functions@v2`
 * @param generated the validators of the client's package
 */
export function validatorsOf<OperationId extends string>(
  document: string,
  generated: Readonly<Record<OperationId, Validator>>,
): Record<OperationId, Validator> {
  const bundle = referenceBundle(document);
  const checks = bundleChecks(bundle);
  const entries = (Object.keys(generated) as OperationId[]).map((operationId): [string, Validator] => [
    operationId,
    {
      "~standard": {
        version: 1,
        vendor: "ajv",
        validate: (value, options) => {
          const { issues = [] } = generated[operationId]["~standard"].validate(value, options);
          const found = checks.success(operationId, value).map((message) => ({ message }));
          const all = [...issues, ...found];
          return all.length === 0 ? { value } : { issues: all };
        },
      },
    },
  ]);
  return Object.fromEntries(entries) as Record<OperationId, Validator>;
}
