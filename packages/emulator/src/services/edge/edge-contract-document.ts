import type { Schema } from "@seamline/openapi/document";
import { edgeDocument } from "../../generated/edge.document.gen.ts";

interface Parameter {
  readonly schema: Schema;
}

interface Bundle {
  readonly components: { readonly parameters: Readonly<Record<PageParameter, Parameter>> };
}

/** The parameters of numbered pages. */
export type PageParameter = "page" | "perPage";

const bundle = edgeDocument as Bundle;
const { page, perPage } = bundle.components.parameters;

/** The schemas that the contract gives these parameters. */
export const pageSchemas: Readonly<Record<PageParameter, Schema>> = {
  page: page.schema,
  perPage: perPage.schema,
};

/**
 * The reference bundle without the bounds of the page parameters. One profile rejects a page that is out of bounds and
 * the other moves it to the bound (reference facts, "Listing"), which a contract cannot express; the list handler
 * enforces the bounds instead.
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
