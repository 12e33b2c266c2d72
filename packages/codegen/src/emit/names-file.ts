import { camelCase, isIdentifier } from "../identifiers.ts";
import { inComment } from "../literal.ts";
import type { Model, NamePatternModel } from "../model/model.ts";
import { joinParts } from "./print.ts";

/**
 * Emits `names.gen.ts`: types, formatters and parsers for resource names. Returns `undefined` if the document has no
 * resource names.
 */
export function emitNames(model: Model, header: string): string | undefined {
  if (model.namePatterns.length === 0) {
    return undefined;
  }
  return joinParts([
    header,
    'import { type ResourceNames, resourceNames } from "@seamline/client-core";',
    ...model.namePatterns.flatMap((pattern) => emitPattern(pattern, spanningParameters(pattern, model))),
  ]);
}

/** Returns the parameters of the pattern that may contain slashes. */
function spanningParameters({ pattern }: NamePatternModel, { operations }: Model): string[] {
  const named = operations.filter(({ resourceName }) => resourceName?.pattern === pattern);
  return [...new Set(named.flatMap(({ multiSegment }) => multiSegment))];
}

function emitPattern(
  { pattern, parameters, typeName }: NamePatternModel,
  spanning: readonly string[],
): string[] {
  const parts = `${typeName}Parts`;
  const format = camelCase(typeName);
  const shown = inComment(pattern);
  const spans = parameters.filter((name) => spanning.includes(name));
  const callArguments = [pattern, ...(spans.length === 0 ? [] : [spans])].map((value) =>
    JSON.stringify(value),
  );
  return [
    `/** Parts of a resource name of the form \`${shown}\`. */
export interface ${parts} {
${parameters.map((name) => `  readonly ${isIdentifier(name) ? name : JSON.stringify(name)}: string;\n`).join("")}}`,
    `/** Resource name of the form \`${shown}\`. Any string is accepted, and validated before a request is sent. */
export type ${typeName} = \`${templateType(pattern)}\` | (string & {});`,
    `const ${format}s: ResourceNames<${parts}> = /* @__PURE__ */ resourceNames(${callArguments.join(", ")});`,
    `/**
 * Formats a resource name of the form \`${shown}\`.
 *
 * @throws {InvalidArgumentError} if a part is missing, empty or invalid
 */
export function ${format}(parts: ${parts}): ${typeName} {
  return ${format}s.format(parts);
}`,
    `/**
 * Parses a resource name of the form \`${shown}\`.
 *
 * @throws {InvalidArgumentError} if the name has a different form
 */
export function parse${typeName}(name: string): ${parts} {
  return ${format}s.parse(name);
}`,
  ];
}

/** Converts `projects/{project}` to the contents of a template literal type. */
function templateType(pattern: string): string {
  const escaped = pattern.replaceAll(/[\\`]|\$(?=\{)/g, "\\$&");
  return escaped.replaceAll(/\{[^{}]+\}/g, () => `$${"{string}"}`);
}
