import type { Alias, Document, Node, YAMLError } from "yaml";
import { SpecError } from "../spec-error.ts";
import { lineOfOffset } from "./line-of.ts";
import { yaml } from "./yaml.ts";

/** The parser's own limit of 100 is met by honest documents; without any, a few lines could fill the memory. */
const maxAliasCount = 100_000;

/**
 * Parses YAML 1.2 with merge keys.
 *
 * @throws SpecError when the text is malformed, or an alias stands for nothing or for what holds it
 */
export function parseYaml(text: string, file: string): unknown {
  const document = yaml().parseDocument(text, { merge: true, prettyErrors: false });
  const refuse = (problem: string, remedy: string, offset: number): never => {
    throw new SpecError(problem, remedy, { file, line: lineOfOffset(text, offset) });
  };
  const [error] = document.errors;
  if (error !== undefined) {
    const [problem, remedy] = describe(error);
    refuse(problem, remedy, error.pos[0]);
  }
  const alias = findFaultyAlias(document);
  if (alias !== undefined) {
    const remedy = "let it name an anchor that ends before it";
    refuse(`the alias *${alias.source} stands for nothing or for what holds it`, remedy, startOf(alias));
  }
  try {
    return document.toJS({ maxAliasCount });
  } catch {
    return refuse("the aliases stand for too much", "write out some of them", 0);
  }
}

function describe({ code, message }: YAMLError): [problem: string, remedy: string] {
  switch (code) {
    case "DUPLICATE_KEY":
      return ["a key stands twice in one object", "keep one of the two"];
    case "MULTIPLE_DOCS":
      return ["a second YAML document begins", "keep one per file"];
    default:
      return [`malformed YAML (${message})`, "correct the syntax"];
  }
}

/** The first alias whose anchor comes later, nowhere, or around the alias itself. */
function findFaultyAlias(document: Document.Parsed): Alias | undefined {
  let faulty: Alias | undefined;
  yaml().visit(document, {
    Alias: (_key, alias) => {
      const target = alias.resolve(document);
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
