import { isIdentifier } from "../identifiers.ts";
import type { CommonModel, Model, OperationModel, ParameterModel, ResponseModel } from "../model/model.ts";
import { unshownText } from "../model/unshown-features.ts";
import { type Doc, oneLine, pointsText } from "./js-doc.ts";

/**
 * Returns the comment for a method or a function: summary, requirements, parameters, responses and errors.
 *
 * @param call code of the call in the example. Default: a call through the resource tree
 */
export function methodDoc(
  operation: OperationModel,
  { commonQuery, commonFailures, fuller }: Model,
  call = `client.${operation.place.join(".")}(input)`,
): Doc {
  return {
    paragraphs: [
      sentence(operation.summary),
      operation.description,
      unshownText(fuller?.features.get(operation.id)),
      `\`${operation.method} ${operation.path}\``,
      needsText(operation),
      pointsText(operation.points),
    ],
    tags: [
      ...parameterTags(operation, commonQuery),
      ...responseTags(operation),
      ...failureTags(operation, commonFailures),
      ...exampleTags(operation, call),
      ...(operation.deprecated ? ["@deprecated"] : []),
    ],
  };
}

/** Maximum number of permissions in a comment. The docs list longer requirements. */
const mostNeeds = 4;

function needsText({ permissions, scopes }: OperationModel): string | undefined {
  const needed = permissions && listed(permissions.names, permissions.isAny ? "or" : "and");
  const texts = [needed && `Requires ${needed}.`, scopes.length > 0 && `Scope: ${listed(scopes, "or")}.`];
  const isShort = Math.max(permissions?.names.length ?? 0, scopes.length) <= mostNeeds;
  return isShort ? texts.filter(Boolean).join(" ") : undefined;
}

/** Returns "`a`, `b` or `c`". */
function listed(names: readonly string[], word: string): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.at(-1) ?? "";
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(", ")} ${word} ${last}`;
}

function parameterTags(
  { resourceName, pathParameters, query, header, cookie, accept, acceptName, body }: OperationModel,
  commonQuery: CommonModel<ParameterModel> | undefined,
): string[] {
  const name = resourceName?.key === undefined ? [] : [`input.${resourceName.key}`];
  const common = commonQuery === undefined ? [] : [`All calls accept {@link ${commonQuery.typeName}}.`];
  return [
    ...name.map((key) => tag(`@param ${key}`, `Resource name of the form \`${resourceName?.pattern}\`.`)),
    ...pathParameters.map((parameter) => parameterTag("input", parameter)),
    ...query.own.map((parameter) => parameterTag("input.query", parameter)),
    ...common.map((text) => tag("@param input.query", text)),
    ...header.own.map((parameter) => parameterTag("input.header", parameter)),
    ...cookie.own.map((parameter) => parameterTag("input.cookie", parameter)),
    ...(acceptName === undefined ? [] : [tag("@param input.accept", `${listed(accept, "or")}.`)]),
    ...(body === undefined ? [] : [tag("@param input.body", body.description)]),
  ];
}

function exampleTags({ longRunning, stream }: OperationModel, call: string): string[] {
  if (stream) return [`@example\nfor await (const item of ${call}) console.log(item);`];
  return longRunning === undefined ? [] : [`@example\nconst result = await ${call}.wait();`];
}

/** Returns the tag for a parameter. A tag can only contain a valid identifier. */
function parameterTag(holder: string, { key, description }: ParameterModel): string {
  return isIdentifier(key)
    ? tag(`@param ${holder}.${key}`, description)
    : tag(`@param ${holder}`, `\`${key}\` ${description ?? ""}`);
}

function responseTags({ responses }: OperationModel): string[] {
  const successes = responses.filter(({ isSuccess }) => isSuccess);
  const texts = successes.map(({ status, description }) => `\`${status}\`: ${oneLine(description)}`);
  const returned = texts.map((text, index) => (index < texts.length - 1 ? text.replace(/\.$/, "") : text));
  return texts.length === 0 ? [] : [`@returns ${returned.join("; ")}`];
}

/** Lists the call's failures, followed by a short list of failures common to all calls. */
function failureTags(
  { responses }: OperationModel,
  commonFailures: CommonModel<ResponseModel> | undefined,
): string[] {
  const common = commonFailures?.members.map(({ status }) => status) ?? [];
  const own = responses.filter(({ isSuccess, status }) => !isSuccess && !common.includes(status));
  return [
    ...own.map(({ status, description }) => `@throws {ApiError} \`${status}\`: ${oneLine(description)}`),
    ...(common.length === 0 ? [] : [`@throws {ApiError} ${listed(common, "or")}, common to all calls.`]),
  ];
}

function tag(name: string, text: string | undefined): string {
  const line = oneLine(text);
  return line === "" ? name : `${name} - ${line}`;
}

function sentence(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === undefined || trimmed === "" || /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
