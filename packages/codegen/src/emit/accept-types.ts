import type ts from "typescript";
import type { OperationModel } from "../model/model.ts";
import { document } from "./js-doc.ts";
import { named, stringType, typeAlias, typeParameter, unionOf } from "./syntax.ts";

/** Name of the type parameter for the media type chosen by a call. */
const parameterName = "Accept";

/** Declares `type GetReportAccept = "application/json" | "text/csv"`. */
export function declareAccept({ acceptName, accept, place }: OperationModel): ts.Statement[] {
  if (acceptName === undefined) return [];
  const alias = typeAlias(acceptName, unionOf(accept.map(stringType)));
  return [document(alias, { paragraphs: [`Media types that \`${place.join(".")}\` can return.`] })];
}

/** Returns `Accept extends GetReportAccept = "application/json"`, if a call can choose the media type. */
export function typeParametersOf({
  acceptName,
  accept: [first = ""],
}: OperationModel): ts.TypeParameterDeclaration[] | undefined {
  return acceptName === undefined
    ? undefined
    : [typeParameter(parameterName, named(acceptName), stringType(first))];
}

/** Returns the type arguments for an operation's types: the chosen media type, if calls can choose one. */
export function acceptArguments({ acceptName }: OperationModel): ts.TypeNode[] {
  return acceptName === undefined ? [] : [named(parameterName)];
}

/** Returns the reference to the chosen media type. */
export function chosenType(): ts.TypeNode {
  return named(parameterName);
}
