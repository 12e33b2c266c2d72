import type { ContractOperation } from "./contract-operation.ts";
import { ContractError } from "./document.ts";
import { parseTemplate, type TemplateSegment } from "./path-template.ts";
import { decodeSegment, type PathFault, type PathSegment, readPath } from "./request-target.ts";

/** An operation at the end of its template, with the names of the values on the way. */
export interface Leaf {
  readonly operation: ContractOperation;
  readonly names: readonly string[];
  /** Whether the last value may span segments. */
  readonly isRest: boolean;
}

/** What may follow a parameter: nothing, or a custom verb. */
interface Branch {
  plain: RouteNode | undefined;
  readonly verbs: Map<string, RouteNode>;
}

/** All templates that share their segments up to here. */
export interface RouteNode {
  readonly literals: Map<string, RouteNode>;
  /** Takes one segment. */
  readonly parameter: Branch;
  /** Takes all segments that are left. */
  readonly rest: Branch;
  readonly methods: Map<string, Leaf>;
}

/** One way to read a path: the operations there, by method, and the decoded values. */
export interface PathReading {
  readonly methods: ReadonlyMap<string, Leaf>;
  readonly values: readonly string[];
}

/**
 * Makes the tree of all templates, by segment.
 *
 * @throws ContractError where two operations take the same requests
 */
export function routeTree(operations: Iterable<ContractOperation>): RouteNode {
  const root = newNode();
  for (const operation of operations) addOperation(root, operation);
  return root;
}

/**
 * The ways to read a path, the likeliest first; none when no template fits. Several come only from a colon, which may
 * separate a custom verb or belong to a value. The effort is bounded by the depth of the templates.
 */
export function readingsOf(
  node: RouteNode,
  path: readonly PathSegment[],
  index = 0,
  values: readonly string[] = [],
): PathReading[] {
  const segment = path[index];
  if (!segment) return node.methods.size > 0 ? [{ methods: node.methods, values }] : [];
  const literal = node.literals.get(segment.decoded);
  const literally = literal ? readingsOf(literal, path, index + 1, values) : [];
  if (literally.length > 0) return literally;
  const isLast = index === path.length - 1;
  const through: PathReading[] = [];
  for (const [value, next] of valuesOf(node.parameter, segment, isLast))
    through.push(...readingsOf(next, path, index + 1, [...values, value]));
  if (through.length > 0) return through;
  const rest = readRest(node.rest, path.slice(index), values);
  return rest.length > 0 ? rest : readEncodedName(node, path.slice(index), values);
}

/** How many paths are remembered, and how many characters they may have. */
const REMEMBERED = { paths: 256, length: 200 };

/** Finds the ways to read paths. Those of the latest paths are remembered, since clients send a path again and again. */
export class PathReader {
  readonly #root: RouteNode;
  readonly #known = new Map<string, readonly PathReading[] | PathFault>();

  constructor(root: RouteNode) {
    this.#root = root;
  }

  /** @param path as it was sent, without a query */
  read(path: string): readonly PathReading[] | PathFault {
    const known = this.#known.get(path);
    if (known !== undefined) return known;
    const segments = readPath(path);
    const readings = typeof segments === "string" ? segments : readingsOf(this.#root, segments);
    if (this.#known.size === REMEMBERED.paths) this.#known.clear();
    if (path.length <= REMEMBERED.length) this.#known.set(path, readings);
    return readings;
  }
}

/** The name of a resource as one value, every slash of it encoded: `operations%2Fa%2Fb`. */
function readEncodedName(
  node: RouteNode,
  [first, ...others]: readonly PathSegment[],
  values: readonly string[],
): PathReading[] {
  const [, literal = "", raw = ""] = /^(.*?)%2F(.*)$/is.exec(first?.raw ?? "") ?? [];
  const rest = node.literals.get(decodeSegment(literal) ?? "")?.rest;
  const decoded = decodeSegment(raw);
  return rest && decoded !== undefined ? readRest(rest, [{ raw, decoded }, ...others], values) : [];
}

function readRest(branch: Branch, path: readonly PathSegment[], values: readonly string[]): PathReading[] {
  const last = path.at(-1);
  if (!last || (branch.plain === undefined && branch.verbs.size === 0)) return [];
  const before = path.slice(0, -1).map((each) => `${each.decoded}/`);
  return valuesOf(branch, last, true).map(([value, { methods }]) => ({
    methods,
    values: [...values, `${before.join("")}${value}`],
  }));
}

/**
 * The values that a segment may have. Only the last may end in a verb: then both readings are given, the verb first,
 * and the method of the request decides. Where a bare colon separates a verb, no encoded one does.
 */
function valuesOf(
  { plain, verbs }: Branch,
  { raw, decoded }: PathSegment,
  isLast: boolean,
): [string, RouteNode][] {
  const whole: [string, RouteNode][] = plain ? [[decoded, plain]] : [];
  if (!isLast) return whole;
  const encodedAt = raw.includes("%") ? raw.toUpperCase().lastIndexOf("%3A") : -1;
  const verb = cutVerb(verbs, raw, raw.lastIndexOf(":"), 1) ?? cutVerb(verbs, raw, encodedAt, 3);
  return verb ? [verb, ...whole] : whole;
}

function cutVerb(
  verbs: ReadonlyMap<string, RouteNode>,
  raw: string,
  at: number,
  width: number,
): [string, RouteNode] | undefined {
  if (at <= 0) return undefined;
  const next = verbs.get(decodeSegment(raw.slice(at + width)) ?? "");
  const value = decodeSegment(raw.slice(0, at));
  return next && value !== undefined ? [value, next] : undefined;
}

function addOperation(root: RouteNode, operation: ContractOperation): void {
  const spanning = operation.parameters.filter((each) => each.multiSegment).map((each) => each.name);
  const segments = parseTemplate(operation.template, new Set(spanning));
  const end = segments.reduce(step, root);
  const other = end.methods.get(operation.method)?.operation;
  if (other) {
    throw new ContractError(
      `${operation.operationId} and ${other.operationId} answer the same requests: change one of their paths.`,
    );
  }
  const names = segments.flatMap((each) => (each.kind === "parameter" ? [each.name] : []));
  end.methods.set(operation.method, { operation, names, isRest: spanning.length > 0 });
}

function step(node: RouteNode, segment: TemplateSegment): RouteNode {
  if (segment.kind === "literal") return childOf(node.literals, segment.text);
  const branch = segment.isRest ? node.rest : node.parameter;
  if (segment.verb !== undefined) return childOf(branch.verbs, segment.verb);
  branch.plain ??= newNode();
  return branch.plain;
}

function childOf(children: Map<string, RouteNode>, key: string): RouteNode {
  const child = children.get(key) ?? newNode();
  children.set(key, child);
  return child;
}

function newNode(): RouteNode {
  const branch = (): Branch => ({ plain: undefined, verbs: new Map() });
  return { literals: new Map(), parameter: branch(), rest: branch(), methods: new Map() };
}
