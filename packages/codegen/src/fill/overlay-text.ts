import { parsePointer } from "@seamline/openapi/json-pointer";
import { yaml } from "@seamline/openapi/yaml-module";
import type { Document, Node, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import type { DraftAction } from "./draft-action.ts";

/** Metadata for a new overlay. */
export interface OverlayHead {
  readonly title: string;
  /** URI reference of the document, or its specifier in a package. */
  readonly extends: string;
}

/** Returns a new overlay with actions that fill a point. */
export function newOverlayText(head: OverlayHead, id: string, actions: readonly DraftAction[]): string {
  const overlay = new (yaml().Document)({
    overlay: "1.1.0",
    info: { title: head.title, version: "1" },
    extends: head.extends,
    actions: [],
  });
  return withActions(overlay, id, actions);
}

/** Returns an overlay with actions appended. The existing text keeps its comments. */
export function extendedOverlayText(text: string, id: string, actions: readonly DraftAction[]): string {
  const overlay = yaml().parseDocument(text);
  const column = columnOfLastList(overlay, text);
  if (column === undefined) return withActions(overlay, id, actions);
  const empty = new (yaml().Document)({ actions: [] });
  const [, ...lines] = withActions(empty, id, actions).split("\n");
  const indented = lines.map((line) => (line === "" ? line : " ".repeat(column) + line));
  return `${text.trimEnd()}\n\n${indented.join("\n")}`;
}

/**
 * Returns the column of the actions if text can be appended, that is, if the actions are in block style and at the end
 * of the file. Otherwise the file must be rewritten, and the result is `undefined`.
 */
function columnOfLastList(overlay: Document, text: string): number | undefined {
  const last = (overlay.contents as YAMLMap).items.at(-1);
  const list = last?.value as YAMLSeq | undefined;
  const start = list?.range?.[0];
  const isActions = (last?.key as Scalar | undefined)?.value === "actions";
  if (!isActions || list?.flow || start === undefined || /^\.\.\./m.test(text)) return undefined;
  return start - (text.lastIndexOf("\n", start - 1) + 1);
}

function withActions(overlay: Document, id: string, actions: readonly DraftAction[]): string {
  const list = overlay.get("actions", true) as YAMLSeq;
  list.flow = false;
  for (const [index, action] of actions.entries()) {
    const node = actionNode(overlay, id, action);
    node.spaceBefore = list.items.length > 0;
    if (index === 0) node.commentBefore = ` ${id}`;
    list.items.push(node);
  }
  return overlay.toString({ lineWidth: 0, indentSeq: overlay.has("overlay"), flowCollectionPadding: false });
}

function actionNode(overlay: Document, id: string, action: DraftAction): YAMLMap {
  const { target, description, update, comments } = action;
  const effect = update ? { update } : { remove: true };
  const node = overlay.createNode({ target, description, "x-fills": [id], ...effect }) as YAMLMap;
  yaml().visit(node, {
    Seq: (_key, list) => {
      list.flow = list.items.every(isScalar);
    },
    Pair: (_key, { key, value }) => {
      if ((key as Scalar).value === "x-observed" && yaml().isMap(value)) value.flow = true;
    },
  });
  const root = node.get("update", true) as unknown as YAMLMap | undefined;
  for (const [pointer, comment] of root ? comments : []) {
    const place = commented(root as YAMLMap, parsePointer(pointer));
    if (place) place.commentBefore = comment.replace(/^/gm, " ");
  }
  return node;
}

function isScalar(node: unknown): boolean {
  return yaml().isScalar(node);
}

/** Returns the node to which a comment belongs: the key of a member, or the root. */
function commented(root: YAMLMap, path: readonly string[]): Node | undefined {
  const key = path.at(-1);
  if (key === undefined) return root;
  const holder = path.length === 1 ? root : root.getIn(path.slice(0, -1).map(indexOrKey), true);
  if (!yaml().isMap(holder)) return yaml().isSeq(holder) ? (holder.items[Number(key)] as Node) : undefined;
  const pair = holder.items.find((item: Pair) => (item.key as Scalar).value === key);
  return pair?.key as Node | undefined;
}

function indexOrKey(segment: string): string | number {
  return /^\d+$/.test(segment) ? Number(segment) : segment;
}
