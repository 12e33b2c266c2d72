import type { Schema } from "@seamline/openapi/document";
import { edgeDocument } from "../../generated/edge.document.gen.ts";

interface Parameter {
  readonly schema: Schema;
}

interface Bundle {
  readonly components: { readonly parameters: Readonly<Record<PageParameter, Parameter>> };
}

/** The parameters that count pages. */
export type PageParameter = "page" | "perPage";

const bundle = edgeDocument as Bundle;
const { page, perPage } = bundle.components.parameters;

/** What the contract says of them. */
export const pageSchemas: Readonly<Record<PageParameter, Schema>> = {
  page: page.schema,
  perPage: perPage.schema,
};

/**
 * The reference bundle, where any text may stand for a page: what is out of bounds is refused in one profile and moved
 * to the bound in the other (reference facts, "Listing"), and a contract knows no profile. `pageQuery` holds them.
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
