import { parsePointer } from "@seamline/openapi/json-pointer";
import { SpecError } from "@seamline/openapi/spec-error";
import type { Schema } from "../document/editable-document.ts";
import { isSuccess, type OperationEntry } from "../document/operation-entry.ts";
import type { LoadedDocument } from "../load/load-document.ts";
import { bodySchemas, checkBodyPointers, type PointerShape } from "./body-pointers.ts";
import { schemaAt } from "./schema-at.ts";

const numbers = ["integer", "number"];

/** Pointers by style. */
const shapes: Readonly<Record<string, PointerShape>> = {
  page: {
    pointers: { items: ["array"], current: numbers, total: numbers, more: ["boolean"] },
    required: ["items", "current", "more"],
  },
  token: { pointers: { items: ["array"], next: ["string"] }, required: ["items", "next"] },
  offset: {
    pointers: { items: ["array"], current: numbers, total: numbers, more: ["boolean"] },
    required: ["items"],
  },
  cursor: { pointers: { items: ["array"], more: ["boolean"] }, required: ["items"] },
  link: { pointers: { items: ["array"], next: ["string"] }, required: ["items"] },
  single: { pointers: { items: ["array"] }, required: ["items"] },
};

const styles: readonly string[] = Object.keys(shapes);

/** Styles that do not allow a parameter, with the reason. */
const UNKEYED: Readonly<Record<string, string>> = {
  link: "links contain the query",
  single: "the list has one page",
};

/** Pointer into an item, for the `cursor` style. */
const itemShape: PointerShape = { pointers: { cursor: ["string", ...numbers] }, required: ["cursor"] };

/** @throws SpecError if `x-pagination` does not match its operation's parameters or bodies */
export function checkPagination(loaded: LoadedDocument, entry: OperationEntry): void {
  const pagination = entry.operation["x-pagination"];
  if (pagination === undefined) {
    return;
  }
  const segments = [...entry.segments, "x-pagination"];
  const { style = "", parameter, ...pointers } = pagination;
  const shape = shapes[style];
  if (shape === undefined) {
    const problem = `x-pagination of ${entry.id} has ${style === "" ? "no style" : `the unknown style ${style}`}`;
    const remedy = `write ${styles.slice(0, -1).join(", ")} or ${styles.at(-1)}`;
    throw new SpecError(problem, remedy, loaded.locate([...segments, "style"]));
  }
  checkParameter(loaded, entry, style, parameter ?? "");
  const bodies = bodySchemas(entry.responses, isSuccess);
  if (style !== "cursor") {
    checkBodyPointers(loaded, shape, pointers, segments, bodies);
    return;
  }
  const { cursor, ...others } = pointers;
  checkBodyPointers(loaded, shape, others, segments, bodies);
  const list = parsePointer(others.items ?? "");
  const items = bodies.flatMap((body): Schema[] => {
    const element = schemaAt(loaded.document, body, list)?.items as Schema | undefined;
    return element === undefined ? [] : [element];
  });
  checkBodyPointers(loaded, itemShape, cursor === undefined ? {} : { cursor }, segments, items);
}

function checkParameter(loaded: LoadedDocument, entry: OperationEntry, style: string, name: string): void {
  const isKnown = entry.parameters.some((candidate) => candidate.in === "query" && candidate.name === name);
  const isUnkeyed = UNKEYED[style] !== undefined;
  if (isUnkeyed ? name === "" : isKnown) return;
  const fault = name === "" ? "has no parameter" : `refers to the unknown query parameter ${name}`;
  const location = loaded.locate([...entry.segments, "x-pagination", "parameter"]);
  throw isUnkeyed
    ? new SpecError(`x-pagination of ${entry.id} has a parameter`, `remove it: ${UNKEYED[style]}`, location)
    : new SpecError(
        `x-pagination of ${entry.id} ${fault}`,
        "use one of the operation's query parameters",
        location,
      );
}
