import type { CST, Document, Pair, ParsedNode, Scalar, YAMLSeq } from "yaml";
import { yaml } from "./yaml-module.ts";

/** Maximum depth that the composer handles in one run. It recurses with large stack frames. */
const levelsPerPart = 150;

/** A subtree that was cut out of a tree, and its placeholder. */
interface Cut {
  readonly token: CST.BlockMap | CST.BlockSequence | CST.FlowCollection;
  readonly placeholder: CST.FlowScalar;
}

/**
 * Composes the first YAML document in a file, with support for merge keys. A file without a document is treated as an
 * empty document. Deep subtrees are composed separately and then inserted.
 *
 * @param tokens tokens of the whole file; modified by this function
 */
export function composeYaml(tokens: readonly CST.Token[], end: number): Document {
  const cuts = tokens.flatMap((token) => (token.type === "document" ? cutDeepParts(token.value) : []));
  const document = compose(tokens, end);
  const parts = new Map<unknown, Document>();
  for (const { token, placeholder } of cuts) {
    parts.set(
      placeholder,
      compose([{ type: "document", offset: token.offset, start: [], value: token }], end),
    );
  }
  const places = [document, ...parts.values()].flatMap((holder) => placesOf(holder, parts));
  for (const { put, part } of places) {
    put(part.contents as ParsedNode);
    document.errors.push(...part.errors);
  }
  return document;
}

function compose(tokens: readonly CST.Token[], end: number): Document {
  const { Composer, Document, YAMLParseError } = yaml();
  const composer = new Composer({ merge: true, prettyErrors: false, keepSourceTokens: true });
  const [document = new Document(), second] = composer.compose(tokens, true, end);
  if (second !== undefined) {
    const message = "a second document begins";
    document.errors.push(
      new YAMLParseError(second.range.slice(0, 2) as [number, number], "MULTIPLE_DOCS", message),
    );
  }
  return document;
}

/** Cuts out the subtrees at every multiple of `levelsPerPart`. */
function cutDeepParts(root: CST.Token | undefined): Cut[] {
  const cuts: Cut[] = [];
  const open: { token: CST.Token | undefined; depth: number }[] = [{ token: root, depth: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { token, depth } = next;
    for (const item of token !== undefined && "items" in token ? token.items : []) {
      const { value } = item;
      if (value && "items" in value) {
        open.push({ token: value, depth: depth + 1 });
        if (depth % levelsPerPart === 0) {
          const placeholder = placeholderOf(value);
          item.value = placeholder;
          cuts.push({ token: value, placeholder });
        }
      }
    }
  }
  return cuts;
}

function placeholderOf(token: Cut["token"]): CST.FlowScalar {
  const indent = "indent" in token ? token.indent : 0;
  return { type: "scalar", offset: token.offset, indent, source: "0" };
}

/** Finds the placeholders in a document. */
function placesOf(
  document: Document,
  parts: ReadonlyMap<unknown, Document>,
): { put: (node: ParsedNode) => void; part: Document }[] {
  const places: { put: (node: ParsedNode) => void; part: Document }[] = [];
  if (parts.size === 0) {
    return places;
  }
  yaml().visit(document, {
    Scalar: (key, { srcToken }: Scalar & { srcToken?: unknown }, path) => {
      const part = parts.get(srcToken);
      const holder = path.at(-1);
      if (part !== undefined) {
        const put = (node: ParsedNode): void => {
          if (yaml().isPair(holder)) {
            (holder as Pair).value = node;
          } else {
            (holder as YAMLSeq).items[key as number] = node;
          }
        };
        places.push({ put, part });
      }
    },
  });
  return places;
}
