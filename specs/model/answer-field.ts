import { type OperationModel, successResponses } from "./document-model.ts";
import { pointerLeadsTo, type SchemaModel, typesOf } from "./schema-model.ts";

/** What a JSON pointer leads to in what an operation answers when it did what it should. */
export function responseFields(operation: OperationModel, pointer: string): SchemaModel[] {
  return successResponses(operation)
    .flatMap(({ content }) => content)
    .flatMap(({ schema }) => (schema && pointerLeadsTo(schema, pointer)) ?? []);
}

/**
 * Whether a JSON pointer leads to a field of what an operation answers when it did what it should.
 *
 * @param type what the field must be; any type will do where it is left out.
 */
export function responseHasField(operation: OperationModel, pointer: string, type?: string): boolean {
  return responseFields(operation, pointer).some(
    (field) => type === undefined || typesOf(field).includes(type),
  );
}
