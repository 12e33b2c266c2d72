import type { OpenApiDocument, OperationObject, ParameterObject, Schema } from "@seamline/openapi/document";
import { mergeParameters, operationsOf, type PlacedOperation } from "@seamline/openapi/operations";
import { followReferences } from "@seamline/openapi/references";
import type { CalledOperation } from "../code/operation-call.ts";
import { firstSentence } from "../form/first-sentence.ts";
import { readFormModel } from "../form/form-model.ts";
import type { FormParameter, OperationForm, RequestBodyForm } from "./operation-form.ts";

/**
 * Builds an operation's form data.
 *
 * @param bundle a bundle of the reference profile, which describes the requests that the service accepts
 * @throws Error if the document does not contain the operation
 */
export function readOperationForm(
  bundle: OpenApiDocument,
  service: string,
  called: CalledOperation,
): OperationForm {
  const all = operationsOf(bundle);
  const placed = all.find(({ operation }) => operation.operationId === called.operationId);
  if (!placed) throw new Error(`the document has no operation \`${called.operationId}\``);
  const body = readBody(bundle, placed.operation);
  return {
    service,
    called,
    title: placed.operation.summary ?? called.operationId,
    parameters: readParameters(bundle, placed, sharedParameters(bundle, all)),
    ...(body && { body }),
  };
}

function readParameters(
  bundle: OpenApiDocument,
  { item, operation }: PlacedOperation,
  shared: ReadonlySet<string>,
): FormParameter[] {
  return parametersIn(bundle, item.parameters, operation.parameters).map((parameter) => {
    const { name, in: place, required = false, description, schema = {} } = parameter;
    return {
      name,
      in: place as FormParameter["in"],
      required,
      ...(description !== undefined && { description: firstSentence(description) }),
      schema: readFormModel(bundle, schema as Schema),
      ...(shared.has(keyOf(parameter)) && { isShared: true as const }),
    };
  });
}

function parametersIn(
  bundle: OpenApiDocument,
  ...lists: readonly (OperationObject["parameters"] | undefined)[]
): ParameterObject[] {
  const all = lists.flatMap((list) => list ?? []);
  return mergeParameters(all.map((each) => followReferences<ParameterObject>(bundle, each)));
}

function keyOf({ in: place, name }: ParameterObject): string {
  return `${place} ${name}`;
}

/** Returns the optional parameters that every operation accepts. */
function sharedParameters(bundle: OpenApiDocument, all: readonly PlacedOperation[]): ReadonlySet<string> {
  const [first = [], ...others] = all.map(({ item, operation }) =>
    parametersIn(bundle, item.parameters, operation.parameters)
      .filter(({ required }) => !required)
      .map(keyOf),
  );
  return new Set(first.filter((key) => others.every((keys) => keys.includes(key))));
}

function readBody(bundle: OpenApiDocument, { requestBody }: OperationObject): RequestBodyForm | undefined {
  if (!requestBody) return undefined;
  const { required = false, content = {} } = followReferences(bundle, requestBody) as {
    readonly required?: boolean;
    readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
  };
  const [mediaType, { schema = {} }] = Object.entries(content)[0] ?? ["application/octet-stream", {}];
  const isJson = /[/+]json$/.test(mediaType);
  return { mediaType, required, ...(isJson && { schema: readFormModel(bundle, schema) }) };
}
