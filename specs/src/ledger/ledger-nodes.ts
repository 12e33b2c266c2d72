import { editDistance } from "@seamline/openapi/edit-distance";
import { isMap, isScalar, LineCounter, type Node, type Pair } from "yaml";
import type { LedgerProblem } from "./ledger-error.ts";

/** A member of a mapping, with the line of its name. */
export interface LedgerMember {
  readonly name: string;
  readonly line: number;
  readonly node: unknown;
}

/** Reads the nodes of a ledger and collects all problems with their lines. */
export class LedgerNodes {
  readonly problems: LedgerProblem[] = [];
  readonly lines: LineCounter = new LineCounter();

  report(line: number, message: string): void {
    this.problems.push({ line, message });
  }

  /** Returns the members of a mapping. Reports any other node. */
  members(node: unknown, path: string, line: number): LedgerMember[] {
    if (!isMap(node)) {
      this.report(line, `${path} must be a mapping (remove it, or write its members below it)`);
      return [];
    }
    return node.items.map((pair) => this.#member(pair));
  }

  /** Returns the members by name. Reports members whose name is not in the list. */
  known<Name extends string>(
    node: unknown,
    path: string,
    line: number,
    names: readonly Name[],
  ): ReadonlyMap<Name, LedgerMember> {
    const members = this.members(node, path, line);
    for (const member of members) {
      if (!isOneOf(names, member.name)) this.report(member.line, unknownMember(member.name, path, names));
    }
    return new Map(members.flatMap((each) => (isOneOf(names, each.name) ? [[each.name, each]] : [])));
  }

  /** Returns the value of a scalar, or the node itself for other nodes. */
  value({ node }: LedgerMember): unknown {
    return isScalar(node) ? node.value : node;
  }

  #member({ key, value }: Pair): LedgerMember {
    return { name: String(isScalar(key) ? key.value : key), line: this.#lineOf(key), node: value };
  }

  #lineOf(node: unknown): number {
    return this.lines.linePos((node as Node | null)?.range?.[0] ?? 0).line || 1;
  }
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name);
}

function unknownMember(name: string, path: string, names: readonly string[]): string {
  const [nearest = ""] = [...names].sort((a, b) => editDistance(name, a) - editDistance(name, b));
  const fix = editDistance(name, nearest) <= 3 ? `write ${nearest}` : `remove it, or use ${names.join(", ")}`;
  return `unknown member ${JSON.stringify(name)} of ${path} (${fix})`;
}
