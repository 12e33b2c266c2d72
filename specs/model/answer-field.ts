import { type OperationModel, successResponses } from "./document-model.ts";
import { pointerLeadsTo, type SchemaModel, typesOf } from "./schema-model.ts";

/** Returns the schemas at a JSON pointer in an operation's success responses. */
export function responseFields(operation: OperationModel, pointer: string): SchemaModel[] {
  return successResponses(operation)
    .flatMap(({ content }) => content)
    .flatMap(({ schema }) => (schema && pointerLeadsTo(schema, pointer)) ?? []);
}

/**
 * Returns whether a JSON pointer matches a field in an operation's success responses.
 *
 * @param type required type of the field; any type by default.
 */
export function responseHasField(operation: OperationModel, pointer: string, type?: string): boolean {
  return responseFields(operation, pointer).some(
    (field) => type === undefined || typesOf(field).includes(type),
  );
}
