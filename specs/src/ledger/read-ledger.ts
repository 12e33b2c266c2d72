import { existsSync, readFileSync } from "node:fs";
import { type Document, isCollection, parseDocument } from "yaml";
import type { CheckedFact, CheckedOperation, Decision, Ledger, Sighting, Sightings } from "./ledger.ts";
import { LedgerError } from "./ledger-error.ts";
import { dayProblem, serviceNameProblem } from "./ledger-names.ts";
import { type LedgerMember, LedgerNodes } from "./ledger-nodes.ts";

/** A ledger, and the syntax tree of its file. */
export interface ParsedLedger {
  readonly ledger: Ledger;
  readonly document: Document;
}

/**
 * Reads a ledger.
 *
 * @throws {LedgerError} with all problems in the file, and their lines.
 */
export function readLedger(file: string): Ledger {
  if (!existsSync(file)) {
    throw new LedgerError(file, [{ message: "the file does not exist (write it with verify --record)" }]);
  }
  return parseLedger(readFileSync(file, "utf8"), file).ledger;
}

/**
 * Parses the text of a ledger. An empty string is an empty ledger.
 *
 * @param file path for messages.
 * @throws {LedgerError} with all problems in the text, and their lines.
 */
export function parseLedger(text: string, file: string): ParsedLedger {
  const nodes = new LedgerNodes();
  const document = parseDocument(text, { lineCounter: nodes.lines, prettyErrors: false });
  for (const { message, pos } of [...document.errors, ...document.warnings]) {
    nodes.report(nodes.lines.linePos(pos[0]).line, `malformed YAML: ${message} (correct the syntax)`);
  }
  const isReadable = nodes.problems.length === 0 && hasContent(document);
  const ledger = isReadable ? new LedgerReader(nodes).ledger(document.contents) : { operations: new Map() };
  if (nodes.problems.length > 0) throw new LedgerError(file, nodes.problems);
  return { ledger, document };
}

/** Returns false for a file that contains only comments. */
function hasContent({ contents }: Document): boolean {
  return contents !== null && (isCollection(contents) || String(contents) !== "");
}

class LedgerReader {
  readonly #nodes: LedgerNodes;

  constructor(nodes: LedgerNodes) {
    this.#nodes = nodes;
  }

  ledger(contents: unknown): Ledger {
    const members = this.#nodes.known(contents, "the ledger", 1, ["operations"]);
    return { operations: this.#named(members.get("operations"), (each) => this.#operation(each)) };
  }

  #operation({ name, line, node }: LedgerMember): CheckedOperation {
    const members = this.#nodes.known(node, name, line, ["checked", "facts"]);
    return {
      line,
      checked: this.#sightings(members.get("checked")),
      facts: this.#named(members.get("facts"), (each) => this.#fact(each)),
    };
  }

  #fact({ name, line, node }: LedgerMember): CheckedFact {
    if (!name.startsWith("/")) {
      this.#nodes.report(line, `invalid fact ${JSON.stringify(name)} (write a JSON pointer such as /info)`);
    }
    const names = ["digest", "confirmed", "contradicted", "decided"] as const;
    const members = this.#nodes.known(node, name, line, names);
    const decided = members.get("decided");
    return {
      line,
      digest: this.#digest(members.get("digest"), name, line),
      confirmed: this.#sightings(members.get("confirmed")),
      contradicted: this.#sightings(members.get("contradicted")),
      ...(decided && { decided: this.#decision(decided) }),
    };
  }

  /** A digest can consist only of digits, which YAML would read as a number. */
  #digest(member: LedgerMember | undefined, name: string, line: number): string {
    const digest = member && this.#nodes.value(member);
    if (typeof digest === "string" && digest !== "") return digest;
    this.#nodes.report(member?.line ?? line, `${name} needs a digest in quotes (run verify --record again)`);
    return "";
  }

  #sightings(member: LedgerMember | undefined): Sightings {
    return Object.fromEntries(this.#named(member, (each) => this.#sighting(each)));
  }

  #sighting({ name, line, node }: LedgerMember): Sighting {
    const problem = serviceNameProblem(name);
    if (problem !== undefined) this.#nodes.report(line, problem);
    const members = this.#nodes.known(node, name, line, ["date", "runs"]);
    const runs = members.get("runs");
    const count = runs && this.#nodes.value(runs);
    if (!Number.isSafeInteger(count) || Number(count) < 1) {
      this.#nodes.report(runs?.line ?? line, `runs of ${name} must be a positive integer (write runs: 1)`);
    }
    return { date: this.#day(members.get("date"), name, line), runs: Number(count) };
  }

  #decision({ name, line, node }: LedgerMember): Decision {
    const members = this.#nodes.known(node, name, line, ["date", "reason"]);
    const member = members.get("reason");
    const reason = member && this.#nodes.value(member);
    if (typeof reason !== "string" || reason.trim() === "") {
      this.#nodes.report(
        member?.line ?? line,
        "decided needs a reason (write why the contract keeps this fact)",
      );
    }
    return { date: this.#day(members.get("date"), name, line), reason: String(reason) };
  }

  #day(member: LedgerMember | undefined, name: string, line: number): string {
    const day = member && this.#nodes.value(member);
    const problem = member ? dayProblem(day) : `${name} needs a date (write date: 2026-11-26)`;
    if (problem !== undefined) this.#nodes.report(member?.line ?? line, problem);
    return String(day);
  }

  #named<Value>(
    member: LedgerMember | undefined,
    read: (member: LedgerMember) => Value,
  ): ReadonlyMap<string, Value> {
    if (member === undefined) return new Map();
    const members = this.#nodes.members(member.node, member.name, member.line);
    return new Map(members.map((each) => [each.name, read(each)]));
  }
}
