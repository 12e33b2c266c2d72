import { type OperationModel, successResponses } from "./document-model.ts";
import { pointerLeadsTo, typesOf } from "./schema-model.ts";

/**
 * Whether a JSON pointer leads to a field of what an operation answers when it did what it should.
 *
 * @param type what the field must be; any type will do where it is left out.
 */
export function answerHasField(operation: OperationModel, pointer: string, type?: string): boolean {
  return successResponses(operation)
    .flatMap(({ content }) => content)
    .some(({ schema }) => {
      const field = schema && pointerLeadsTo(schema, pointer);
      return field !== undefined && (type === undefined || typesOf(field).includes(type));
    });
}
