import type { OperationDefinition } from "@seamline/client-core";
import { isJson } from "../document/operation-entry.ts";
import { inComment, key, literal } from "../literal.ts";
import type { Model, OperationModel, UnshownFeature } from "../model/model.ts";
import { joinParts } from "./print.ts";

/** Emits `operations.gen.ts`: the data about the service for the runtime, as one type-checked table. */
export function emitOperations(model: Model, header: string): string {
  const { clientName, operations } = model;
  const ids = operations.map(({ id }) => `\n  | ${JSON.stringify(id)}`).join("");
  const rows = operations.map(
    (operation) =>
      `  ${key(operation.id)}: ${literal(definitionOf(operation, model.fuller?.features.get(operation.id)))},\n`,
  );
  const errors = model.errors === undefined ? "" : `  errors: ${literal(model.errors)},\n`;
  const features = featuresOf(model);
  return joinParts([
    header,
    [
      features.length > 0 && `import { ${features.join(", ")} } from "@seamline/client-core";`,
      'import type { OperationDefinition, ServiceDefinition } from "@seamline/client-core";',
      `import type { ${clientName} } from "./client.gen.js";`,
    ]
      .filter(Boolean)
      .join("\n"),
    `/** Every operation of ${inComment(model.title)}. */
export type OperationId =${ids === "" ? " never" : ids};`,
    `const operations = {
${rows.join("")}} satisfies Record<OperationId, OperationDefinition>;`,
    `/** Pass this definition to \`createClient\` to create a {@link ${clientName}}. */
export const definition: ServiceDefinition<${clientName}> = {
  title: ${JSON.stringify(model.title)},
  operations,
  features: [${features.join(", ")}],
${errors}};`,
  ]);
}

/** Returns the exports of the runtime that the operations need. Bundlers omit the others. */
function featuresOf({ operations, fuller }: Model): string[] {
  return [
    fuller?.features.size ? "asShown" : [],
    operations.some(({ longRunning }) => longRunning) ? "longRunning" : [],
    operations.some(({ pagination }) => pagination) ? "pages" : [],
  ].flat();
}

function definitionOf(operation: OperationModel, unshown: UnshownFeature | undefined): OperationDefinition {
  const { resourceName, multiSegment, queryStyles, body, pagination, longRunning } = operation;
  const renamed = operation.pathParameters.filter((parameter) => parameter.key !== parameter.name);
  return {
    method: operation.method,
    path: operation.path,
    place: operation.place,
    idempotent: operation.idempotent,
    ...(resourceName && { resourceName: { input: resourceName.input, pattern: resourceName.pattern } }),
    ...(multiSegment.length > 0 && { multiSegment }),
    ...(renamed.length > 0 && { renamed: Object.fromEntries(renamed.map((one) => [one.key, one.name])) }),
    ...(Object.keys(queryStyles).length > 0 && { query: queryStyles }),
    ...(body && requestTypeOf(body.mediaType)),
    // `checkPointers` has validated the shape.
    ...(pagination && { pagination: pagination.definition as unknown as OperationDefinition["pagination"] }),
    ...(longRunning && { longRunning }),
    ...(unshown && { unshown }),
  };
}

/** Returns the media type to send. JSON, or a range that includes it, is the default. */
function requestTypeOf(mediaType: string): { requestType?: string } {
  const isDefault = mediaType === "application/json" || (isJson(mediaType) && mediaType.includes("*"));
  return isDefault ? {} : { requestType: mediaType };
}
