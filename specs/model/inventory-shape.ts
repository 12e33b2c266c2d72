export const INVENTORY_HEAD: readonly string[] = ["service", "title", "documents"];

export const INVENTORY_SECTIONS = [
  "operations",
  "resources",
  "fields",
  "parameters",
  "statuses",
  "rules",
  "notShown",
  "inferred",
] as const;

export type InventorySection = (typeof INVENTORY_SECTIONS)[number];

/** Row fields by section. Every row can also have `documents`. */
export const INVENTORY_ROWS: Readonly<
  Record<InventorySection, { readonly required: readonly string[]; readonly optional: readonly string[] }>
> = {
  operations: { required: ["operationId", "heading", "method", "path"], optional: ["operation", "about"] },
  resources: { required: ["heading", "resource"], optional: ["path", "parameter", "about"] },
  fields: { required: ["heading", "resource", "field"], optional: ["type", "point", "about"] },
  parameters: { required: ["heading", "name"], optional: ["type", "operations", "about"] },
  statuses: { required: ["heading", "status"], optional: ["about"] },
  rules: { required: ["id", "heading"], optional: ["operations", "about"] },
  notShown: { required: ["id", "heading", "about", "points"], optional: [] },
  inferred: { required: ["reason", "about"], optional: [] },
};
