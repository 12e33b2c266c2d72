import type { Alias, Document, Node, YAMLError } from "yaml";
import { SpecError } from "../spec-error.ts";
import { composeYaml } from "./compose-yaml.ts";
import { lineOf, lineOfOffset } from "./line-of.ts";
import { maxDepth, tooDeep } from "./nesting.ts";
import { yaml } from "./yaml.ts";
import { findDeepToken, rootOf, tokensOf } from "./yaml-tree.ts";

/** The parser's own limit of 100 is met by honest documents; without any, a few lines could fill the memory. */
const maxAliasCount = 100_000;

/**
 * Parses YAML 1.2 with merge keys.
 *
 * @throws SpecError when the text is malformed or nests too deep, or an alias stands for nothing or for what holds it
 */
export function parseYaml(text: string, file: string): unknown {
  const fail = (problem: string, remedy: string, offset: number): never => {
    throw new SpecError(problem, remedy, { file, line: lineOfOffset(text, offset) });
  };
  const tokens = tokensOf(text);
  const deep = findDeepToken(rootOf(tokens), maxDepth);
  if (deep !== undefined) {
    throw tooDeep(deep, (segments) => ({ file, line: lineOf(text, segments) }));
  }
  const document = composeYaml(tokens, text.length);
  const [error] = document.errors;
  if (error !== undefined) {
    const [problem, remedy] = describe(error);
    fail(problem, remedy, error.pos[0]);
  }
  const alias = findFaultyAlias(document);
  if (alias !== undefined) {
    const remedy = "let it name an anchor that ends before it";
    fail(`the alias *${alias.source} stands for nothing or for what holds it`, remedy, startOf(alias));
  }
  try {
    return document.toJS({ maxAliasCount });
  } catch {
    return fail("the aliases stand for too much", "write out some of them", 0);
  }
}

function describe({ code, message }: YAMLError): [problem: string, remedy: string] {
  switch (code) {
    case "DUPLICATE_KEY":
      return ["a key stands twice in one object", "keep one of the two"];
    case "MULTIPLE_DOCS":
      return ["a second YAML document begins", "keep one per file"];
    default:
      // After a colon comes an excerpt of the file, which may be any file and none of a reader's business.
      return [`malformed YAML (${message.replace(/:.*$/s, "")})`, "correct the syntax"];
  }
}

/** The first alias whose anchor comes later, nowhere, or around the alias itself. */
function findFaultyAlias(document: Document): Alias | undefined {
  const anchored = new Map<string, Node>();
  let faulty: Alias | undefined;
  yaml().visit(document, {
    Value: (_key, node) => {
      if (node.anchor !== undefined) {
        anchored.set(node.anchor, node);
      }
    },
    Alias: (_key, alias) => {
      // The parser's own search for an anchor begins at the top, for every alias.
      const target = anchored.get(alias.source);
      if (target !== undefined && endOf(target) <= startOf(alias)) {
        return undefined;
      }
      faulty = alias;
      return yaml().visit.BREAK;
    },
  });
  return faulty;
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

function endOf(node: Node): number {
  return node.range?.[1] ?? 0;
}
