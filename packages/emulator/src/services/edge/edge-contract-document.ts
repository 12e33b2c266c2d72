import type { Schema } from "@seamline/openapi/document";
import { edgeDocument } from "../../generated/edge.document.gen.ts";

interface Parameter {
  readonly schema: Schema;
}

interface Bundle {
  readonly components: { readonly parameters: Readonly<Record<PageParameter, Parameter>> };
}

export type PageParameter = "page" | "perPage";

const bundle = edgeDocument as Bundle;
const { page, perPage } = bundle.components.parameters;

/** Schemas of the page parameters in the contract. */
export const pageSchemas: Readonly<Record<PageParameter, Schema>> = {
  page: page.schema,
  perPage: perPage.schema,
};

/**
 * The reference bundle without the bounds of the page parameters. The documented profile rejects values that are out of
 * bounds, and the observed profile replaces them with the nearest bound (reference facts, "Listing"). A contract cannot
 * express this, so the list handler enforces the bounds.
 */
export const edgeContractDocument: object = {
  ...bundle,
  components: {
    ...bundle.components,
    parameters: {
      ...bundle.components.parameters,
      page: withoutBounds(page),
      perPage: withoutBounds(perPage),
    },
  },
};

function withoutBounds(parameter: Parameter): Parameter {
  return { ...parameter, schema: { default: parameter.schema.default } };
}
