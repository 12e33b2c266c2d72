import type { Node, YAMLError } from "yaml";
import { composeYaml } from "./compose-yaml.ts";
import { lineOf, lineOfOffset } from "./line-of.ts";
import { maxDepth, tooDeep } from "./nesting.ts";
import { SpecError } from "./spec-error.ts";
import { resolveAliases } from "./yaml-aliases.ts";
import { yaml } from "./yaml-module.ts";
import { findDeepToken, rootOf, tokensOf } from "./yaml-tree.ts";

/**
 * Parses YAML 1.2 with merge keys.
 *
 * @throws SpecError if the text is malformed or nested too deeply, or if an alias has no preceding anchor
 */
export function parseYaml(text: string, file: string): unknown {
  const fail = (problem: string, remedy: string, offset: number): never => {
    throw new SpecError(problem, remedy, { file, line: lineOfOffset(text, offset) });
  };
  const tokens = tokensOf(text);
  const deep = findDeepToken(rootOf(tokens), maxDepth);
  if (deep !== undefined) {
    throw tooDeep(deep, (segments) => ({ file, line: lineOf({ text }, segments) }));
  }
  const document = composeYaml(tokens, text.length);
  const [error] = document.errors;
  if (error !== undefined) {
    const [problem, remedy] = describe(error);
    fail(problem, remedy, error.pos[0]);
  }
  const { faulty, isBomb } = resolveAliases(document, yaml());
  if (faulty !== undefined) {
    const remedy = "use an anchor that ends before the alias";
    fail(`the alias *${faulty.source} has no anchor before it`, remedy, startOf(faulty));
  }
  if (isBomb) {
    fail("the aliases expand to too many values", "use fewer aliases", 0);
  }
  return document.toJS({ maxAliasCount: -1 });
}

function describe({ code, message }: YAMLError): [problem: string, remedy: string] {
  switch (code) {
    case "DUPLICATE_KEY":
      return ["duplicate key in an object", "keep one of the two"];
    case "MULTIPLE_DOCS":
      return ["the file contains more than one YAML document", "write one document per file"];
    default:
      // Drop the file excerpt after the colon: the path may be wrong, and the file confidential.
      return [`malformed YAML (${message.replace(/:.*$/s, "")})`, "correct the syntax"];
  }
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}
