import { formatFragment } from "@seamline/openapi/json-pointer";
import type ts from "typescript";
import { compiler } from "../compiler.ts";
import { isJson } from "../document/operation-entry.ts";
import type { CommonModel, Model, OperationModel, ResponseModel } from "../model/model.ts";
import { acceptArguments, chosenType, typeParametersOf } from "./accept-types.ts";
import { itemTypeOf, receivedType } from "./body-types.ts";
import { document, pointsText } from "./js-doc.ts";
import type { SchemaTypes } from "./schema-types.ts";
import { indexed, interfaceOf, keyword, literalType, named, property, unionOf } from "./syntax.ts";

/** Declares `interface CloseMatterResponses { "2XX": CloseMatterResponse; default: Error }`. */
export function declareResponses(
  operation: OperationModel,
  { commonFailures }: Model,
  types: SchemaTypes,
): ts.Statement {
  const { place, responses, responsesName, stream } = operation;
  const common = new Set(commonFailures?.members.map(({ status }) => status));
  const own = responses.filter(({ status }) => !common.has(status));
  const base = commonFailures && { extends: named(commonFailures.typeName) };
  const members = own.map((response) =>
    stream && response.isSuccess && response.body
      ? member(response, named("AsyncIterable", itemTypeOf(stream, types)))
      : statusMember(response, types),
  );
  return document(
    interfaceOf(responsesName, members, { ...base, typeParameters: typeParametersOf(operation) }),
    {
      paragraphs: [`Bodies of \`${place.join(".")}\` by status.`],
    },
  );
}

/** Declares `interface CommonFailures { … }`. */
export function declareCommonFailures(
  { typeName, members }: CommonModel<ResponseModel>,
  types: SchemaTypes,
): ts.Statement {
  const statuses = members.map((response) => statusMember(response, types));
  return document(interfaceOf(typeName, statuses), {
    paragraphs: ["Error bodies that are common to all calls, by status."],
  });
}

function statusMember(response: ResponseModel, types: SchemaTypes): ts.TypeElement {
  return member(response, bodyType(response, types));
}

function member({ status, description, points }: ResponseModel, type: ts.TypeNode): ts.TypeElement {
  return document(property(status, type), { paragraphs: [description, pointsText(points)] });
}

function bodyType({ body, choices, status }: ResponseModel, types: SchemaTypes): ts.TypeNode {
  if (choices) {
    const members = choices.map((choice) =>
      property(choice.mediaType, receivedType(choice, types, formatFragment(["responses", status]))),
    );
    return indexed(compiler.factory.createTypeLiteralNode(members), chosenType());
  }
  return receivedType(body, types, formatFragment(["responses", status]));
}

/** Returns the type that a call resolves to: the union of the distinct success bodies. */
export function dataType(operation: OperationModel, types: SchemaTypes): ts.TypeNode {
  const successes = operation.responses.filter(({ isSuccess }) => isSuccess);
  if (operation.acceptName !== undefined) {
    const responses = named(operation.responsesName, ...acceptArguments(operation));
    return unionOf(successes.map(({ status }) => indexed(responses, statusType(status))));
  }
  const distinct = new Map(successes.map((response) => [receivedAs(response), response]));
  const bodies = [...distinct.values()].map((response) => bodyType(response, types));
  return bodies.length === 0 ? keyword.unknown : unionOf(bodies);
}

function statusType(status: string): ts.TypeNode {
  return literalType(/^\d+$/.test(status) ? Number(status) : status);
}

/** Returns a key that is the same for all bodies of a type. */
function receivedAs({ body }: ResponseModel): string {
  return JSON.stringify(body && [isJson(body.mediaType) || body.mediaType, body.schema]) ?? "";
}
